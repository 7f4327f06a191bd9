import { distancia, plano } from '../texto.ts'
import { ATRIBUTOS, type Atributo } from './atributos.ts'
import { type Clase, clave, type Diccionario, type Sentidos, sentidoDe } from './diccionario.ts'
import type { Intencion } from './intenciones.ts'
import { esVacia, raiz } from './palabras.ts'

/** A question taken apart. */
export interface Ranuras {
  numeros: string[]
  /** Numbers that look like a reference and are none. */
  ajenos: string[]
  propios: string[]
  tipos: number[]
  colores: number[]
  tallas: string[]
  temporadas: string[]
  colecciones: number[]
  rasgos: number[]
  novedad: boolean
  atributos: Atributo[]
  intenciones: Intencion[]
  /** Words that mean something else, without accents. */
  resto: string[]
}

export const NADA: Ranuras = {
  numeros: [],
  ajenos: [],
  propios: [],
  tipos: [],
  colores: [],
  tallas: [],
  temporadas: [],
  colecciones: [],
  rasgos: [],
  novedad: false,
  atributos: [],
  intenciones: [],
  resto: [],
}

/** After these, a number is no size. */
const UNIDAD =
  /^(h|horas?|hours?|hores|dias?|days?|dies|euros?|eur|anos?|years?|anys|unidades|units|unitats|prendas|pieces|pecas|peces|por|percent|kg|cm|min\w*|semanas?|weeks?)$/
const REFERENCIA =
  /^(ref|refs|referencias?|reference|references|articulos?|art|numeros?|num|number|model|modelo|style)$/
const LETRAS_CLARAS = /^(xs|xl|xxl|xxxl|\dxl)$/
const ENTRE_TALLAS = /^(o|y|e|i|ou|or|and|a|la|to|en|in|em|una|de)$/
const MAS_LARGA = 4

interface Pieza {
  /** As it was written. */
  dicha: string
  palabra: string
}

const piezasDe = (texto: string): Pieza[] =>
  texto
    .normalize('NFC')
    .replace(/[’'`´]/g, ' ')
    .replace(/l·l/gi, 'll')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .map((dicha) => ({ dicha, palabra: plano(dicha) }))

/** How many letters may be wrong. */
const holgura = (palabra: string) => (palabra.length < 5 ? 0 : palabra.length < 8 ? 1 : 2)

/** The word of the dictionary that was meant, if one is near enough and the word is no other that we know. */
function corregida(
  palabra: string,
  { escritas }: Diccionario,
  conocida: (palabra: string) => boolean,
): string | undefined {
  const margen = holgura(palabra)
  if (margen === 0 || /\d/.test(palabra) || conocida(palabra)) return undefined
  let mejor: string | undefined
  let menor = margen + 1
  for (const escrita of escritas) {
    if (Math.abs(escrita.length - palabra.length) > margen || escrita.length < MAS_LARGA) continue
    if (escrita[0] !== palabra[0] && escrita[1] !== palabra[1]) continue
    const lejos = distancia(escrita, palabra)
    if (lejos < menor) {
      mejor = escrita
      menor = lejos
    }
  }
  return mejor
}

const CAMPO: Record<Exclude<Clase, 'novedad' | 'unica'>, keyof Ranuras> = {
  tipo: 'tipos',
  color: 'colores',
  coleccion: 'colecciones',
  temporada: 'temporadas',
  rasgo: 'rasgos',
  propio: 'propios',
}

function anotar(ranuras: Ranuras, sentidos: Sentidos, tallas: readonly string[]) {
  // A word that names a collection or a kind is not somebody's name as well; one that names a kind and its cloth
  // (jeans) is the cloth, once the kind has been said.
  const clases = [...sentidos.keys()].filter(
    (clase) =>
      !(clase === 'propio' && sentidos.size > 1) &&
      !(clase === 'tipo' && sentidos.has('rasgo') && ranuras.tipos.length > 0),
  )
  for (const clase of clases) {
    if (clase === 'novedad') ranuras.novedad = true
    else if (clase === 'unica') ranuras.tallas.push(...tallas.filter((talla) => /^(tu|u|unica)$/i.test(talla)))
    else (ranuras[CAMPO[clase]] as (number | string)[]).push(...(sentidos.get(clase) ?? []))
  }
}

/** A size, if this piece can be one where it stands. */
function tallaEn(piezas: readonly Pieza[], i: number, { antesDeTalla, nombres }: Diccionario, despues: boolean) {
  const { dicha, palabra } = piezas[i] as Pieza
  const talla = nombres.tallas.find((una) => plano(una) === palabra)
  if (talla === undefined) return undefined
  const antes = piezas[i - 1]?.palabra ?? ''
  const siguiente = piezas[i + 1]?.palabra ?? ''
  if (/^\d+$/.test(palabra)) return UNIDAD.test(siguiente) ? undefined : talla
  if (LETRAS_CLARAS.test(palabra) || antesDeTalla.has(antes) || despues) return talla
  const mayuscula = dicha === dicha.toUpperCase() && dicha !== dicha.toLowerCase()
  return mayuscula && (palabra.length > 1 || ENTRE_TALLAS.test(antes)) ? talla : undefined
}

function numeroEn(palabra: string, ranuras: Ranuras, { nombres }: Diccionario): boolean {
  if (nombres.numeros.has(palabra)) ranuras.numeros.push(palabra)
  else if (/^\d{4,6}$/.test(palabra) && !/^(19|20)\d\d$/.test(palabra)) ranuras.ajenos.push(palabra)
  else return false
  return true
}

function intencionesDe(
  piezas: readonly Pieza[],
  { intenciones, idioma }: Diccionario,
): { cuales: Intencion[]; sitios: Set<number> } {
  const cuales = new Set<Intencion>()
  const sitios = new Set<number>()
  piezas.forEach((_, i) => {
    for (let largo = Math.min(MAS_LARGA, piezas.length - i); largo > 0; largo--) {
      const trozo = piezas.slice(i, i + largo).map(({ palabra }) => palabra)
      const intencion = intenciones.get(clave(trozo, idioma))
      if (!intencion) continue
      cuales.add(intencion)
      for (let sitio = i; sitio < i + largo; sitio++) sitios.add(sitio)
      break
    }
  })
  return { cuales: [...cuales], sitios }
}

const sinRepetir = (ranuras: Ranuras): Ranuras =>
  Object.fromEntries(
    Object.entries(ranuras).map(([campo, valor]) => [
      campo,
      Array.isArray(valor) ? [...new Set<unknown>(valor)] : valor,
    ]),
  ) as unknown as Ranuras

/** Takes a question apart. `conocida` says which words the house uses elsewhere, so that they are not taken for others. */
export function entender(pregunta: string, dic: Diccionario, conocida: (raiz: string) => boolean): Ranuras {
  const piezas = piezasDe(pregunta)
  const { cuales, sitios } = intencionesDe(piezas, dic)
  const ranuras: Ranuras = structuredClone({ ...NADA, intenciones: cuales })
  const sabida = (palabra: string) => esVacia(palabra, dic.idioma) || conocida(raiz(palabra, dic.idioma))
  let trasTalla = false
  for (let i = 0; i < piezas.length; ) {
    const { palabra } = piezas[i] as Pieza
    const talla = tallaEn(piezas, i, dic, trasTalla)
    if (talla !== undefined) {
      ranuras.tallas.push(talla)
      trasTalla = true
      i += 1
      continue
    }
    if (!ENTRE_TALLAS.test(palabra)) trasTalla = dic.antesDeTalla.has(palabra)
    if (numeroEn(palabra, ranuras, dic)) {
      i += 1
      continue
    }
    i += leer(piezas, i, ranuras, dic, sabida, sitios)
  }
  return sinRepetir(ranuras)
}

/** Reads the longest expression that begins here and says how many words it took. */
function leer(
  piezas: readonly Pieza[],
  i: number,
  ranuras: Ranuras,
  dic: Diccionario,
  sabida: (palabra: string) => boolean,
  sitios: ReadonlySet<number>,
): number {
  const { idioma, nombres } = dic
  for (let largo = Math.min(MAS_LARGA, piezas.length - i); largo > 0; largo--) {
    const trozo = piezas.slice(i, i + largo).map(({ palabra }) => palabra)
    const sentido = sentidoDe(dic, trozo)
    if (!sentido || (largo === 1 && esVacia(trozo[0] as string, idioma))) continue
    anotar(ranuras, sentido, nombres.tallas)
    return largo
  }
  const { palabra } = piezas[i] as Pieza
  const atributo = (Object.entries(ATRIBUTOS[idioma]) as [Atributo, RegExp][]).find(([, dicho]) => dicho.test(palabra))
  if (atributo) ranuras.atributos.push(atributo[0])
  if (atributo || REFERENCIA.test(palabra)) return 1
  if (sitios.has(i)) {
    if (!esVacia(palabra, idioma)) ranuras.resto.push(palabra)
    return 1
  }
  const buena = corregida(palabra, dic, sabida)
  const sentido = buena && sentidoDe(dic, [buena])
  if (sentido) anotar(ranuras, sentido, nombres.tallas)
  else if (!esVacia(palabra, idioma)) ranuras.resto.push(palabra)
  return 1
}

/** Whether the question names something of the catalogue. */
export const nombraPrendas = (r: Ranuras): boolean =>
  r.numeros.length + r.propios.length + r.tipos.length + r.colores.length + r.tallas.length > 0 ||
  r.temporadas.length + r.colecciones.length + r.rasgos.length > 0 ||
  r.novedad
