import { cardinal, type Hallado, type Palabra, precioHablado, referencia } from './numeros.ts'
import { deCada, empiezaTalla, esTallaEscrita, type RangoDictado, type TallaDictada, tallas } from './tallas.ts'

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

/** "doce", "menos tres", "dos docenas", "media docena", "tres medias docenas", "docena y media", "un par". */
export function cantidad(lista: readonly Palabra[], i: number): Hallado | undefined {
  const signo = p(lista, i) === 'menos' ? -1 : 1
  const inicio = signo < 0 ? i + 1 : i
  if (p(lista, inicio) === 'media' && p(lista, inicio + 1) === 'docena') return { valor: signo * 6, fin: inicio + 2 }
  const numero = cardinal(lista, inicio) ?? { valor: 1, fin: inicio }
  const medida = p(lista, numero.fin)
  if (/^medias?$/.test(medida) && /^docenas?$/.test(p(lista, numero.fin + 1)))
    return { valor: signo * numero.valor * 6, fin: numero.fin + 2 }
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
  /** What it was called instead of its number, as it was said. */
  nombre: string
  tallas: TallaDictada[]
  rango: RangoDictado | null
}

const comienzo = (dicho: Partial<Inicio>): Inicio => ({
  ...{ cantidad: null, numero: '', nombre: '', tallas: [], rango: null },
  ...dicho,
})

const SIN_NOMBRE =
  /^(de|del|la|el|las|los|le|me|nos|unidad|unidades|prendas?|piezas?|mas|color|eh|pues|bueno|vale|gracias|favor|tambien|luego|despues|cada|a)$/
const MAX_PALABRAS = 5

/** Words that may be a model's name, its colour behind it: "vestidos Alba negro". */
function nombreDicho(lista: readonly Palabra[], i: number): Hallado<string> | undefined {
  const inicio = /^del?$/.test(p(lista, i)) ? i + 1 : i
  let fin = inicio
  while (fin < inicio + MAX_PALABRAS) {
    const palabra = p(lista, fin)
    const corta = palabra === '' || ALTO.test(palabra) || SIN_NOMBRE.test(palabra) || /\d/.test(palabra)
    if (corta || cardinal(lista, fin) || empiezaTalla(lista, fin) || esTallaEscrita(palabra)) break
    if (fin > inicio && lista[fin]?.pausa) break
    fin += 1
  }
  const nombre = lista.slice(inicio, fin).map(({ palabra }) => palabra)
  return nombre.some((palabra) => palabra.length > 2) ? { valor: nombre.join(' '), fin } : undefined
}

/** "1 1215", "cuatro chaquetas cincuenta diez", "cuatro vestidos Alba": a bare number, one said in pieces, or a name. */
function sinDecirModelo(
  lista: readonly Palabra[],
  cuantos: Hallado,
  acaba: (i: number) => boolean,
): Hallado<Inicio> | undefined {
  const escrita = lista[cuantos.fin]?.numero
  if (escrita !== undefined && escrita >= 100 && Number.isInteger(escrita) && !acaba(cuantos.fin + 1))
    return { valor: comienzo({ cantidad: cuantos.valor, numero: String(escrita) }), fin: cuantos.fin + 1 }
  const llamado = nombreDicho(lista, cuantos.fin)
  if (!llamado) return undefined
  const numero = referencia(lista, llamado.fin, acaba)
  return numero && numero.valor.length >= CIFRAS_DE_REFERENCIA
    ? { valor: comienzo({ cantidad: cuantos.valor, numero: numero.valor }), fin: numero.fin }
    : { valor: comienzo({ cantidad: cuantos.valor, nombre: llamado.valor }), fin: llamado.fin }
}

/** "dos de la 38 y una de la 40 del modelo 1215", "una de cada del 1215": the sizes come first. */
function tallasDelante(lista: readonly Palabra[], i: number): Hallado<Inicio> | undefined {
  const cada = deCada(lista, i)
  const dichas = !cada && cardinal(lista, i) ? tallas(lista, i) : undefined
  const tras = cada?.fin ?? dichas?.fin
  if (tras === undefined || !/^del?$/.test(p(lista, tras))) return undefined
  const desde = hastaReferencia(lista, tras) ?? (p(lista, tras) === 'del' ? tras + 1 : undefined)
  const numero = desde === undefined ? undefined : referencia(lista, desde, (j) => empiezaTalla(lista, j))
  if (!numero || numero.valor.length < CIFRAS_DE_REFERENCIA) return undefined
  const rango = cada ? { desde: null, hasta: null, cada: cada.valor } : null
  return { valor: comienzo({ numero: numero.valor, tallas: dichas?.valor ?? [], rango }), fin: numero.fin }
}

/** How many words of an article stand there: "del", "el", "de la". */
function articulo(lista: readonly Palabra[], i: number): number {
  if (/^(del|el)$/.test(p(lista, i))) return 1
  return p(lista, i) === 'de' && p(lista, i + 1) === 'la' ? 2 : 0
}

/** "del 1215 en negro…", "seis de la 1215": a number of a model's length after its article. */
function trasArticulo(lista: readonly Palabra[], cuantos: Hallado | undefined, i: number): Hallado<Inicio> | undefined {
  const desde = cuantos?.fin ?? i
  const donde = desde + articulo(lista, desde)
  const numero = donde === desde ? undefined : lista[donde]?.numero
  if (numero === undefined || !Number.isInteger(numero) || numero < 10 ** (CIFRAS_DE_REFERENCIA - 1)) return undefined
  if (esPorCiento(lista, donde + 1)) return undefined
  return { valor: comienzo({ cantidad: cuantos?.valor ?? null, numero: String(numero) }), fin: donde + 1 }
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
      valor: comienzo({ cantidad: cuantos?.valor ?? null, numero: numero?.valor ?? '' }),
      fin: numero?.fin ?? desde,
    }
  }
  const conArticulo = trasArticulo(lista, cuantos, i)
  if (conArticulo || !cuantos) return conArticulo
  const numero = p(lista, cuantos.fin) === 'del' ? referencia(lista, cuantos.fin + 1, acaba) : undefined
  return numero && numero.valor.length >= CIFRAS_DE_REFERENCIA
    ? { valor: comienzo({ cantidad: cuantos.valor, numero: numero.valor }), fin: numero.fin }
    : sinDecirModelo(lista, cuantos, acaba)
}

const DEVUELVE =
  /^(devolucion|devoluciones|devuelve|devuelven|devuelvo|devuelto|devueltas?|devueltos|vuelven?|abono|abonar|retorno)$/

/** "devolución de dos…": what follows comes back. */
export const devuelve = (lista: readonly Palabra[], i: number): number | undefined => {
  if (!DEVUELVE.test(p(lista, i))) return undefined
  return p(lista, i + 1) === 'de' && cardinal(lista, i + 2) ? i + 2 : i + 1
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
