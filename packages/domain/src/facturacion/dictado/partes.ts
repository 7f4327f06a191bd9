import { cardinal, type Hallado, type Palabra, precioHablado, referencia } from './numeros.ts'
import { empiezaTalla, esTallaEscrita, type TallaDictada, tallas } from './tallas.ts'

const p = (lista: readonly Palabra[], i: number) => lista[i]?.palabra ?? ''
const MODELO = /^(modelos?|referencias?|ref|articulos?)$/
const ALTO =
  /^(tallas?|con|por|y|en|siguiente|otra|otro|nueva|borra|borrar|quita|elimina|no|perdon|descuento|dto|menos|sin|precio|euros?|docenas?|media|par|pares|cada|[%€])$/
const MAX_UNIDADES = 3

const esPorCiento = (lista: readonly Palabra[], i: number) =>
  /^(%|porciento)$/.test(p(lista, i)) || (p(lista, i) === 'por' && p(lista, i + 1) === 'ciento')
const trasPorCiento = (lista: readonly Palabra[], i: number) => (p(lista, i) === 'por' ? i + 2 : i + 1)

/** Past "vestidos del modelo número": where the reference would begin. */
function hastaReferencia(lista: readonly Palabra[], i: number): number | undefined {
  for (let j = i; j <= i + MAX_UNIDADES + 1; j += 1) {
    const palabra = p(lista, j)
    if (MODELO.test(palabra)) return p(lista, j + 1) === 'numero' ? j + 2 : j + 1
    if (palabra === '' || lista[j]?.numero !== undefined || (ALTO.test(palabra) && palabra !== 'y')) return undefined
  }
  return undefined
}

/** "doce", "menos tres", "dos docenas", "media docena", "docena y media", "un par". */
export function cantidad(lista: readonly Palabra[], i: number): Hallado | undefined {
  const signo = p(lista, i) === 'menos' ? -1 : 1
  const inicio = signo < 0 ? i + 1 : i
  if (p(lista, inicio) === 'media' && p(lista, inicio + 1) === 'docena') return { valor: signo * 6, fin: inicio + 2 }
  const numero = cardinal(lista, inicio) ?? { valor: 1, fin: inicio }
  const medida = p(lista, numero.fin)
  if (/^docenas?$/.test(medida)) {
    const media = p(lista, numero.fin + 1) === 'y' && p(lista, numero.fin + 2) === 'media'
    return { valor: signo * (numero.valor * 12 + (media ? 6 : 0)), fin: numero.fin + (media ? 3 : 1) }
  }
  if (/^par(es)?$/.test(medida)) return { valor: signo * numero.valor * 2, fin: numero.fin + 1 }
  return numero.fin > inicio ? { valor: signo * numero.valor, fin: numero.fin } : undefined
}

const CIFRAS_DE_REFERENCIA = 3

export interface Inicio {
  cantidad: number | null
  numero: string
  tallas: TallaDictada[]
}

/** "dos de la 38 y una de la 40 del modelo 1215": the sizes come first. */
function tallasDelante(lista: readonly Palabra[], i: number): Hallado<Inicio> | undefined {
  const dichas = cardinal(lista, i) ? tallas(lista, i) : undefined
  if (!dichas || !/^del?$/.test(p(lista, dichas.fin))) return undefined
  const desde = hastaReferencia(lista, dichas.fin)
  const numero = desde === undefined ? undefined : referencia(lista, desde, (j) => empiezaTalla(lista, j))
  return numero && { valor: { cantidad: null, numero: numero.valor, tallas: dichas.valor }, fin: numero.fin }
}

/** Where a line begins: "doce vestidos del modelo 1215", "referencia doce quince", "doce del 1215". */
export function inicio(lista: readonly Palabra[], i: number): Hallado<Inicio> | undefined {
  const delante = tallasDelante(lista, i)
  if (delante) return delante
  const cuantos = cantidad(lista, i)
  const desde = hastaReferencia(lista, cuantos?.fin ?? i)
  const acaba = (j: number) => empiezaTalla(lista, j) || hastaReferencia(lista, j) !== undefined
  if (desde !== undefined && (cuantos || MODELO.test(p(lista, i)) || /^(del?|el|la)$/.test(p(lista, i)))) {
    const numero = referencia(lista, desde, acaba)
    return {
      valor: { cantidad: cuantos?.valor ?? null, numero: numero?.valor ?? '', tallas: [] },
      fin: numero?.fin ?? desde,
    }
  }
  if (!cuantos || p(lista, cuantos.fin) !== 'del') return undefined
  const numero = referencia(lista, cuantos.fin + 1, acaba)
  return numero && numero.valor.length >= CIFRAS_DE_REFERENCIA
    ? { valor: { cantidad: cuantos.valor, numero: numero.valor, tallas: [] }, fin: numero.fin }
    : undefined
}

/** "a 34,90 euros", "a precio de 34", "por 20 euros". */
export function precio(lista: readonly Palabra[], i: number): Hallado | undefined {
  if (!/^(a|por|precio)$/.test(p(lista, i))) return undefined
  let j = i + 1
  while (/^(precio|de|a|un)$/.test(p(lista, j)) && (p(lista, j) !== 'un' || cardinal(lista, j + 1))) j += 1
  const signo = p(lista, j) === 'menos' ? -1 : 1
  const esOtraCosa = (k: number) =>
    esPorCiento(lista, k) || empiezaTalla(lista, k) || hastaReferencia(lista, k) !== undefined
  const hallado = precioHablado(lista, signo < 0 ? j + 1 : j, esOtraCosa)
  if (!hallado || esPorCiento(lista, hallado.fin)) return undefined
  const fin = /^(cada)$/.test(p(lista, hallado.fin)) ? hallado.fin + 2 : hallado.fin
  return { valor: signo * hallado.valor, fin }
}

function porcentaje(lista: readonly Palabra[], i: number): Hallado | undefined {
  const desde = /^(un|el)$/.test(p(lista, i)) && cardinal(lista, i + 1) ? i + 1 : i
  return precioHablado(lista, desde, () => false)
}

/** "con un diez por ciento de descuento", "descuento del 10", "sin descuento". */
export function descuento(lista: readonly Palabra[], i: number): Hallado | undefined {
  const nombre = /^(descuento|dto|rebaja)$/
  if (p(lista, i) === 'sin' && nombre.test(p(lista, i + 1))) return { valor: 0, fin: i + 2 }
  const desde = /^(con|menos|y)$/.test(p(lista, i)) ? i + 1 : i
  const palabra = p(lista, desde) === 'un' && nombre.test(p(lista, desde + 1)) ? desde + 1 : desde
  if (nombre.test(p(lista, palabra))) {
    const numero = porcentaje(lista, /^del?$/.test(p(lista, palabra + 1)) ? palabra + 2 : palabra + 1)
    if (!numero) return undefined
    return { valor: numero.valor, fin: esPorCiento(lista, numero.fin) ? trasPorCiento(lista, numero.fin) : numero.fin }
  }
  const numero = porcentaje(lista, desde)
  if (!numero || !esPorCiento(lista, numero.fin)) return undefined
  let fin = trasPorCiento(lista, numero.fin)
  if (p(lista, fin) === 'de' && nombre.test(p(lista, fin + 1))) fin += 2
  else if (nombre.test(p(lista, fin))) fin += 1
  return { valor: numero.valor, fin }
}

/** A run of words that are nothing else: the name of a colour. */
export function nombreDeColor(lista: readonly Palabra[], i: number): Hallado<string> | undefined {
  let fin = i
  while (p(lista, fin) !== '' && lista[fin]?.numero === undefined) {
    const palabra = p(lista, fin)
    const corta = ALTO.test(palabra) || MODELO.test(palabra) || empiezaTalla(lista, fin) || palabra === 'a'
    if (corta || cardinal(lista, fin) || (fin > i && (lista[fin]?.pausa || esTallaEscrita(palabra)))) break
    fin += 1
  }
  const nombre = lista.slice(i, fin).map(({ palabra }) => palabra)
  return nombre.length > 0 ? { valor: nombre.join(' '), fin } : undefined
}

const ORDENES: [orden: 'cierra' | 'borra' | 'corrige', frases: string[]][] = [
  [
    'borra',
    ['borra', 'borrar', 'quita', 'elimina'].flatMap((verbo) =>
      ['la ultima linea', 'la ultima', 'lo ultimo', 'la anterior', 'la linea'].map((que) => `${verbo} ${que}`),
    ),
  ],
  ['cierra', ['siguiente linea', 'siguiente', 'otra linea', 'nueva linea', 'linea nueva', 'punto y aparte']],
  ['corrige', ['no no perdon', 'no perdon', 'perdon', 'no mejor', 'no quiero decir', 'digo']],
]

/** "siguiente", "borra la última", "no, perdón". */
export function orden(lista: readonly Palabra[], i: number): Hallado<'cierra' | 'borra' | 'corrige'> | undefined {
  for (const [valor, frases] of ORDENES) {
    for (const frase of frases) {
      const partes = frase.split(' ')
      if (partes.every((parte, j) => p(lista, i + j) === parte)) return { valor, fin: i + partes.length }
    }
  }
  return undefined
}
