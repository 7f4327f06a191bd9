import type { Idioma } from '../idioma.ts'
import { distancia } from '../texto.ts'
import { type Diccionario, type Sentidos, sentidoDe } from './diccionario.ts'
import { sonido } from './palabras.ts'
import { RASGOS } from './rasgos.ts'

/** From so many letters on a word may have that many wrong. */
const LARGA = 5
const MUY_LARGA = 10
/** Shorter ones are put right only beside a garment, and never those of fewer letters than these. */
const BREVE = 4
const ESCRITA = 4

/** A short word with another letter in its place is another word, and names no garment. */
const otraLetra = (escrita: string, palabra: string): boolean =>
  escrita.length === palabra.length && [...escrita].sort().join() !== [...palabra].sort().join()
const esOtra = (escrita: string, palabra: string): boolean => palabra.length <= LARGA && otraLetra(escrita, palabra)

/** Two neighbours that changed places are one fault. */
function faltas(escrita: string, palabra: string): number {
  const i = [...escrita].findIndex((letra, j) => letra !== palabra[j])
  const cruzada = `${escrita.slice(0, i)}${escrita[i + 1] ?? ''}${escrita[i] ?? ''}${escrita.slice(i + 2)}`
  return i >= 0 && cruzada === palabra ? 1 : distancia(escrita, palabra)
}

const holgura = (palabra: string, junto: boolean): number =>
  palabra.length >= MUY_LARGA ? 2 : palabra.length >= LARGA || junto ? 1 : 0

/** The word of the dictionary that was meant, if one sounds the same or is near enough. */
function cercana(palabra: string, { escritas, sonidos, idioma }: Diccionario, junto: boolean): string | undefined {
  const igual = sonidos.get(sonido(palabra, idioma))
  if (igual !== undefined && palabra.length >= ESCRITA) return igual
  const margen = holgura(palabra, junto)
  let mejor: string | undefined
  let menor = margen + 1
  if (margen === 0 || palabra.length < BREVE) return undefined
  for (const escrita of escritas) {
    if (Math.abs(escrita.length - palabra.length) > margen || escrita.length < ESCRITA) continue
    if (escrita[0] !== palabra[0] && (junto || escrita[1] !== palabra[1])) continue
    const lejos = faltas(escrita, palabra)
    if (lejos < menor) {
      mejor = escrita
      menor = lejos
    }
  }
  return mejor
}

const suenaIgual = (una: string, otra: string, { idioma }: Diccionario): boolean =>
  sonido(una, idioma) === sonido(otra, idioma)

/** How small or dear things are called, by what stands for their end. */
const DIMINUTIVOS: Record<Idioma, readonly (readonly [RegExp, readonly string[]])[]> = {
  es: [
    [/(?:e?c)?it([oa])s?$/, ['$1', 'e', '']],
    [/(?:e?c)?ill([oa])s?$/, ['$1', 'e', '']],
  ],
  en: [],
  pt: [[/z?inh([oa])s?$/, ['$1', 'e', '']]],
  ca: [
    [/(?:on)?et(a?)s?$/, ['$1', 'a', '']],
    [/etes$/, ['a', 'es', '']],
  ],
}

/** The word of the catalogue that was made small: `vestidito`, `saiinha`. */
function sinDiminutivo(palabra: string, { idioma }: Diccionario, nombra: (una: string) => boolean): string | undefined {
  return DIMINUTIVOS[idioma]
    .filter(([fin]) => fin.test(palabra) && palabra.replace(fin, '').length >= ESCRITA - 1)
    .flatMap(([fin, finales]) => {
      const enteras = finales.map((final) => palabra.replace(fin, final))
      return [...enteras, ...enteras.map((una) => una.replace(/gu(?=[oae]?$)/, 'g').replace(/qu(?=[oa]?$)/, 'c'))]
    })
    .find(nombra)
}

export interface Escrita {
  /** As it was written. */
  dicha: string
  palabra: string
}

/** After these, or when it sounds the same, a colour is one with no garment beside it. */
const ANTES_DE_COLOR = /^(en|in|em|de|color|colores|colou?rs?|cor|cores|colors)$/

/** What nobody here makes: with another letter in its place, the word is another. */
const esDeNadie = (clases: Sentidos | undefined): boolean =>
  clases?.size === 1 && [...(clases.get('rasgo') ?? [])].some((i) => RASGOS[i as number]?.ajeno === true)

const conMayuscula = (dicha: string) => /^\p{Lu}/u.test(dicha)

/**
 * Puts right what is written amiss before it is read, so that expressions of several words are understood too. A detail
 * is one only beside a garment, and a name only after one or with its capital.
 */
export function enmendar<P extends Escrita>(
  piezas: readonly P[],
  dic: Diccionario,
  conocida: (palabra: string) => boolean,
  { conTipo, deTextos }: { conTipo: boolean; deTextos: (palabra: string) => boolean },
): P[] {
  const sentido = (palabra: string) => sentidoDe(dic, [palabra])
  const nombra = (palabra: string) => sentido(palabra)?.has('tipo') === true
  const conPrenda = (leidas: readonly P[]) => conTipo || leidas.some(({ palabra }) => nombra(palabra))
  const vuelta = (leidas: readonly P[], junto: boolean): P[] => {
    const hayTipo = conPrenda(leidas)
    if (junto && !hayTipo) return [...leidas]
    return leidas.map((pieza, i) => {
      const { palabra, dicha } = pieza
      if (/\d/.test(palabra) || palabra.length < LARGA !== junto || conocida(palabra)) return pieza
      const buena =
        sinDiminutivo(palabra, dic, (una) => sentido(una) !== undefined || deTextos(una)) ??
        cercana(palabra, dic, junto)
      if (buena === undefined) return pieza
      const clases = sentido(buena)
      const igual = suenaIgual(buena, palabra, dic)
      if (clases?.has('tipo') && esOtra(buena, palabra)) return pieza
      if (clases?.has('rasgo') && !igual && esOtra(buena.slice(0, -1), palabra.slice(0, -1))) return pieza
      if (esDeNadie(clases) && otraLetra(buena, palabra) && !igual) return pieza
      const antes = leidas[i - 1]?.palabra ?? ''
      // A capital inside a sentence is somebody's or some place's.
      if (i > 0 && conMayuscula(dicha) && !clases?.has('propio') && !clases?.has('tipo')) return pieza
      const soloColor = clases?.size === 1 && clases.has('color')
      if (soloColor && !hayTipo && !ANTES_DE_COLOR.test(antes) && !igual) return pieza
      const esNombre = clases?.size === 1 && clases.has('propio')
      const admitida = esNombre
        ? conMayuscula(dicha) || nombra(antes)
        : hayTipo || clases === undefined || clases.size > 1 || !clases.has('rasgo')
      return admitida ? { ...pieza, palabra: buena } : pieza
    })
  }
  const largas = vuelta(piezas, false)
  // A garment that was itself written amiss: what stands beside it is read again.
  return vuelta(conPrenda(largas) && !conPrenda(piezas) ? vuelta(largas, false) : largas, true)
}
