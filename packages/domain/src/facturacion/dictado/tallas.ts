import { cardinal, type Hallado, type Palabra } from './numeros.ts'

/** A size as it was said; one that only sounds like a size is to be confirmed. */
export interface TallaOida {
  talla: string
  segura: boolean
}
export interface TallaDictada extends TallaOida {
  /** None said: the line's. */
  cantidad: number | null
}
/** "de la 38 a la 44, dos de cada"; without an end, all of the model's: "cinco de cada talla". */
export interface RangoDictado {
  desde: TallaOida | null
  hasta: TallaOida | null
  cada: number | null
}

const ESCRITAS = /^(xx?s|s|m|l|x{1,4}l|[2-5]xl|tu)$/
/** XL, M, TU: a size in its own letters. */
export const esTallaEscrita = (palabra: string): boolean => ESCRITAS.test(palabra)
const OIDAS: Record<string, string> = { ese: 'S', eme: 'M', ele: 'L' }
const UNICA = /^unica$/

const p = (lista: readonly Palabra[], i: number) => lista[i]?.palabra ?? ''

/** "equis ele", "doble equis ele", "equis ese". */
function deletreada(lista: readonly Palabra[], i: number): Hallado<TallaOida> | undefined {
  let fin = i
  let equis = 0
  for (;;) {
    if (p(lista, fin) === 'doble' && p(lista, fin + 1) === 'equis') {
      equis += 2
      fin += 2
    } else if (p(lista, fin) === 'triple' && p(lista, fin + 1) === 'equis') {
      equis += 3
      fin += 2
    } else if (p(lista, fin) === 'equis' || (p(lista, fin) === 'x' && /^(ese|ele|l|s)$/.test(p(lista, fin + 1)))) {
      equis += 1
      fin += 1
    } else break
  }
  const letra = OIDAS[p(lista, fin)] ?? (/^[sl]$/.test(p(lista, fin)) ? p(lista, fin).toUpperCase() : undefined)
  if (!letra || (equis > 0 && letra === 'M')) return undefined
  if (equis === 0 && !(p(lista, fin) in OIDAS)) return undefined
  return { valor: { talla: 'X'.repeat(equis) + letra, segura: equis > 0 }, fin: fin + 1 }
}

const EN_LETRA = /^de$|^del$/
/** "cuarenta y una de la…": the "una" is the next quantity and not part of the size. */
const sigueCantidad = (lista: readonly Palabra[], i: number) =>
  EN_LETRA.test(p(lista, i)) && (p(lista, i) === 'del' || /^(la|el|cada)$/.test(p(lista, i + 1)))

/** A size at that place. */
export function talla(lista: readonly Palabra[], i: number): Hallado<TallaOida> | undefined {
  const palabra = p(lista, i)
  if (UNICA.test(palabra)) return { valor: { talla: 'TU', segura: true }, fin: i + 1 }
  const letras = deletreada(lista, i)
  if (letras) return letras
  if (ESCRITAS.test(palabra)) return { valor: { talla: palabra.toUpperCase(), segura: true }, fin: i + 1 }
  const numero = cardinal(lista, i)
  if (!numero || !Number.isInteger(numero.valor)) return undefined
  const { valor, fin } = numero.corto && sigueCantidad(lista, numero.fin) ? numero.corto : numero
  return { valor: { talla: String(valor), segura: true }, fin }
}

/** Past "de la", "del", "de la talla", "en la"; nothing when it does not stand there. */
function pasarDeLa(lista: readonly Palabra[], i: number): number | undefined {
  let fin: number | undefined
  if (p(lista, i) === 'del') fin = i + 1
  else if (/^(de|en)$/.test(p(lista, i)) && /^(la|el|las)$/.test(p(lista, i + 1))) fin = i + 2
  else if (p(lista, i) === 'de' && /^tallas?$/.test(p(lista, i + 1))) fin = i + 1
  if (fin === undefined) return undefined
  return /^tallas?$/.test(p(lista, fin)) ? fin + 1 : fin
}

/** "dos de cada", "dos de cada talla", "una de cada una", "una por talla". */
export function deCada(lista: readonly Palabra[], i: number): Hallado | undefined {
  const inicio = p(lista, i) === 'a' ? i + 1 : i
  const numero = cardinal(lista, inicio)
  if (!numero) return undefined
  if (p(lista, numero.fin) === 'por' && p(lista, numero.fin + 1) === 'talla')
    return { valor: numero.valor, fin: numero.fin + 2 }
  const de = /^(de|por|en)$/.test(p(lista, numero.fin)) ? numero.fin + 1 : numero.fin
  if (p(lista, de) !== 'cada') return undefined
  const fin = de + 1
  return { valor: numero.valor, fin: /^(talla|una|uno)$/.test(p(lista, fin)) ? fin + 1 : fin }
}

/** "en todas las tallas", "de todas las tallas". */
function todasLasTallas(lista: readonly Palabra[], i: number): number | undefined {
  const desde = /^(en|de)$/.test(p(lista, i)) ? i + 1 : i
  return p(lista, desde) === 'todas' && p(lista, desde + 1) === 'las' && p(lista, desde + 2) === 'tallas'
    ? desde + 3
    : undefined
}

/** "de la 38 a la 44", with how many of each before, after or not at all; or every size there is. */
export function rango(lista: readonly Palabra[], i: number): Hallado<RangoDictado> | undefined {
  const acotado = entreDos(lista, i)
  if (acotado) return acotado
  const todas = { desde: null, hasta: null }
  const cada = deCada(lista, i)
  if (cada) return { valor: { ...todas, cada: cada.valor }, fin: todasLasTallas(lista, cada.fin) ?? cada.fin }
  const fin = todasLasTallas(lista, i)
  if (fin === undefined) return undefined
  const despues = deCada(lista, p(lista, fin) === 'y' ? fin + 1 : fin)
  return { valor: { ...todas, cada: despues?.valor ?? null }, fin: despues?.fin ?? fin }
}

function entreDos(lista: readonly Palabra[], i: number): Hallado<RangoDictado> | undefined {
  const antes = deCada(lista, i)
  const inicio = pasarDeLa(lista, antes?.fin ?? i) ?? (p(lista, i) === 'tallas' ? i + 1 : undefined)
  const desde = inicio === undefined ? undefined : talla(lista, inicio)
  if (!desde || !/^(a|hasta)$/.test(p(lista, desde.fin))) return undefined
  const trasA = p(lista, desde.fin) === 'hasta' && p(lista, desde.fin + 1) === 'a' ? desde.fin + 2 : desde.fin + 1
  const articulo = /^(la|el)$/.test(p(lista, trasA)) ? trasA + 1 : trasA
  const hasta = talla(lista, articulo)
  if (!hasta) return undefined
  const y = p(lista, hasta.fin) === 'y' ? hasta.fin + 1 : hasta.fin
  const despues = antes ? undefined : deCada(lista, y)
  const cada = antes?.valor ?? despues?.valor ?? null
  return { valor: { desde: desde.valor, hasta: hasta.valor, cada }, fin: despues?.fin ?? hasta.fin }
}

const UNIDADES = /^(unidad|unidades|prendas?|piezas?)$/

/** "dos de la 38", "dos unidades de la 38" */
function cantidadDeTalla(lista: readonly Palabra[], i: number): Hallado<TallaDictada> | undefined {
  const menos = p(lista, i) === 'menos' ? 1 : 0
  const numero = cardinal(lista, i + menos)
  const unidades = numero && UNIDADES.test(p(lista, numero.fin)) ? numero.fin + 1 : numero?.fin
  const inicio = unidades === undefined ? undefined : pasarDeLa(lista, unidades)
  const una = inicio === undefined ? undefined : talla(lista, inicio)
  return una && numero
    ? { valor: { ...una.valor, cantidad: menos ? -numero.valor : numero.valor }, fin: una.fin }
    : undefined
}

/** Whether a quantity of a size, or the end of one, begins there. */
export const empiezaTalla = (lista: readonly Palabra[], i: number): boolean =>
  pasarDeLa(lista, i) !== undefined || (p(lista, i) === 'de' && p(lista, i + 1) === 'cada')

/** Sizes with their quantities, one after the other: "dos de la 38 y una de la 40", "talla 38", "tallas 38 y 40". */
export function tallas(lista: readonly Palabra[], i: number): Hallado<TallaDictada[]> | undefined {
  const halladas: TallaDictada[] = []
  let fin = i
  const trasY = (j: number) => (p(lista, j) === 'y' ? j + 1 : j)
  const conCantidad = (j: number) => cantidadDeTalla(lista, trasY(j))
  for (let una = conCantidad(fin); una; una = conCantidad(fin)) {
    halladas.push(una.valor)
    fin = una.fin
  }
  if (halladas.length > 0) return { valor: halladas, fin }
  const palabra = /^tallas?$/.test(p(lista, i)) ? i + 1 : pasarDeLa(lista, i)
  const primera = palabra === undefined ? undefined : talla(lista, palabra)
  if (!primera) return undefined
  halladas.push({ ...primera.valor, cantidad: null })
  fin = primera.fin
  if (p(lista, i) !== 'tallas') return { valor: halladas, fin }
  const otraTalla = (j: number) => (lista[j]?.pausa || deCada(lista, j) ? undefined : talla(lista, j))
  for (let otra = otraTalla(trasY(fin)); otra; otra = otraTalla(trasY(fin))) {
    halladas.push({ ...otra.valor, cantidad: null })
    fin = otra.fin
  }
  return { valor: halladas, fin }
}
