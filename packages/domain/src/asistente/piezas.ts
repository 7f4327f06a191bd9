import { plano } from '../texto.ts'
import { ATRIBUTOS } from './atributos.ts'
import { esComun } from './comunes.ts'
import { esCotidiana } from './cotidianas.ts'
import { type Diccionario, intencionDe, sentidoDe, sePide } from './diccionario.ts'
import { type Gama, gamaEn } from './gama.ts'
import type { Intencion } from './intenciones.ts'
import { esDeFrase } from './lexico.ts'
import { esLugar } from './lugares.ts'
import { enmendar } from './ortografia.ts'
import { esDebil, esVacia, raiz } from './palabras.ts'
import { deniega, type Suelta } from './polaridad.ts'

/** Money, however it is written. */
const MONEDA: ReadonlyMap<string, string> = new Map([...'€£$'].map((signo) => [signo, 'euros']))
/** No expression has more words. */
export const MAS_LARGA = 6
/** What a shop keeps is asked with a verb: that is no question of how many are left. */
const LLEVA_EN_TIENDA = /\b(?:you|we|i|to)(?: (?:also|even|still|currently|can|could|would|should))? stock$/

/** A word of a question. */
export interface Pieza extends Suelta {
  /** As it was written. */
  dicha: string
  porCiento: boolean
}

/** `The 40s and 42s` are sizes. */
const enNumero = (palabra: string): string => palabra.replace(/^(\d{2})s$/, '$1')

function piezasDe(texto: string): Pieza[] {
  const piezas: Pieza[] = []
  let corte = true
  const llano = texto
    .normalize('NFC')
    .replace(/\b50\/50\b/g, 'half')
    .replace(/\ball-(?=\p{L})/giu, 'pure ')
    .replace(/(\d) ?[°º] ?c?(?!\p{L})/giu, '$1 grados ')
    .replace(/[’'`´]/g, ' ')
    .replace(/l·l/gi, 'll')
  for (const [trozo] of llano.matchAll(/[\p{L}\p{N}\p{M}]+|[%€£$]|[,;:.!?¿¡()–—…]/gu)) {
    const ultima = piezas.at(-1)
    if (trozo === '%') {
      if (ultima) ultima.porCiento = true
    } else if (/^[\p{L}\p{N}\p{M}€£$]/u.test(trozo)) {
      piezas.push({ dicha: trozo, palabra: MONEDA.get(trozo) ?? enNumero(plano(trozo)), corte, porCiento: false })
      corte = false
    } else corte = true
  }
  return piezas.map((pieza, i) => ({ ...pieza, porCiento: pieza.porCiento || dichoPorCiento(piezas, i) }))
}

const dichoPorCiento = (piezas: readonly Pieza[], i: number): boolean =>
  /^\d+$/.test(piezas[i]?.palabra ?? '') &&
  (piezas[i + 1]?.palabra === 'percent' ||
    (/^(por|per)$/.test(piezas[i + 1]?.palabra ?? '') && /^(ciento|cento|cent)$/.test(piezas[i + 2]?.palabra ?? '')))

export interface Contexto {
  /** Which words the house uses elsewhere, so that they are not taken for others. */
  conocida: (raiz: string) => boolean
  /** Which words are said of some garment. */
  dePrendas?: (raiz: string) => boolean
  /** The question before has already said which kind of garment. */
  conTipo?: boolean
  /** The question before spoke of sets, and this one of what they are made of. */
  deConjunto?: boolean
}

/** Whether a word is one that is understood somehow, and so not another written amiss. */
export const sabida =
  (dic: Diccionario, { conocida }: Contexto) =>
  (palabra: string): boolean => {
    const { idioma, groserias } = dic
    const suya = raiz(palabra, idioma)
    return (
      esVacia(palabra, idioma) ||
      esLugar(palabra) ||
      esDebil(suya, idioma) ||
      esDeFrase(palabra, idioma) ||
      esComun(palabra, idioma) ||
      deniega(palabra, idioma) ||
      dic.escritas.has(palabra) ||
      sentidoDe(dic, [palabra]) !== undefined ||
      sePide(dic, palabra) ||
      groserias.has(palabra) ||
      Object.values(ATRIBUTOS[idioma]).some((dicho) => dicho.test(palabra)) ||
      conocida(suya)
    )
  }

/** `Wool-free` is without wool. */
const sinEllo = (piezas: readonly Pieza[], dic: Diccionario): Pieza[] => {
  const esSinEllo = (i: number) =>
    piezas[i + 1]?.palabra === 'free' && sentidoDe(dic, [piezas[i]?.palabra ?? ''])?.has('rasgo') === true
  return piezas.map((pieza, i) => {
    if (esSinEllo(i)) return { ...pieza, palabra: 'without' }
    return esSinEllo(i - 1) ? { ...(piezas[i - 1] as Pieza), corte: false } : pieza
  })
}

const DE_FIGURA: ReadonlySet<Intencion> = new Set([
  ...(['cuantos', 'comparar', 'masColores', 'masTallas', 'menosColores', 'menosTallas', 'enfado'] as const),
])

const seLleva = (piezas: readonly Pieza[], i: number, { idioma }: Diccionario): boolean =>
  idioma === 'en' &&
  LLEVA_EN_TIENDA.test(
    piezas
      .slice(Math.max(0, i - 2), i + 1)
      .map(({ palabra }) => palabra)
      .join(' '),
  )

/** «A cuánto»: so much of money, unless it is so many of something, so hot, or so far. */
const A_CUANTO = /^(?:a|por|per) (?:cuant|quant)[oa]?s?$/
const TANTOS = /s$/
const LEJOS = /^(?:estais|estamos|sou|esteu|estao|ficam|quedais|quedeu)\b|^(?:esta|queda|fica|es) (?:de|del|d|da|do)\b/

function noEsDinero(piezas: readonly Pieza[], i: number, { idioma }: Diccionario): boolean {
  const dicha = `${piezas[i]?.palabra} ${piezas[i + 1]?.palabra}`
  if (!A_CUANTO.test(dicha)) return false
  const despues = `${piezas[i + 2]?.palabra} ${piezas[i + 3]?.palabra}`
  const seCuida = piezas.some(({ palabra }) => ATRIBUTOS[idioma].cuidados.test(palabra))
  return TANTOS.test(dicha) || LEJOS.test(despues) || seCuida
}

/** Said in the midst of a set phrase, and of no weight. */
const DE_RELLENO =
  /^(?:exactamente|exactly|exatamente|exactament|mesmo|realmente|really|realment|actually|concretamente|pues|doncs|entonces|entao|llavors|todavia|still|ainda|encara|roughly|please|porfa|sisplau|also|tambien|tambem|tambe)$/

/** What is asked, which words say nothing else, and where it is said how many there are to choose from. */
export function intencionesDe(
  piezas: readonly Pieza[],
  dic: Diccionario,
): { cuales: Intencion[]; mudas: Set<number>; gamas: Map<number, Gama> } {
  const cuales = new Set<Intencion>()
  const mudas = new Set<number>()
  const gamas = new Map<number, Gama>()
  const palabras = piezas.map(({ palabra }) => palabra)
  let hasta = 0
  piezas.forEach((_, i) => {
    if (i < hasta) return
    const gama = gamaEn(palabras, i)
    if (gama) {
      gamas.set(i, gama)
      hasta = i + gama.largo
      if (gama.intencion) cuales.add(gama.intencion)
      return
    }
    for (let largo = Math.min(MAS_LARGA, piezas.length - i); largo > 0; largo--) {
      const trozo = piezas.slice(i, i + largo).map(({ palabra }) => palabra)
      const intencion = intencionDe(dic, trozo)
      if (!intencion || (intencion === 'precio' && noEsDinero(piezas, i, dic))) continue
      if (intencion === 'existencias' && seLleva(piezas, i, dic)) {
        mudas.add(i)
        break
      }
      cuales.add(intencion)
      if (DE_FIGURA.has(intencion)) for (let sitio = i; sitio < i + largo; sitio++) mudas.add(sitio)
      break
    }
  })
  const seguidas = piezas.filter(({ palabra }) => !DE_RELLENO.test(palabra))
  if (seguidas.length < piezas.length)
    for (const una of intencionesDe(seguidas, dic).cuales) if (!DE_FIGURA.has(una)) cuales.add(una)
  return { cuales: [...cuales], mudas, gamas }
}

/** `Two Albas`: as many of the one that is called so. */
const enSingular = (piezas: readonly Pieza[], { nombres: { propios } }: Diccionario): Pieza[] =>
  piezas.map((pieza) => {
    const una = pieza.palabra.replace(/s$/, '')
    const esPlural = /^\p{Lu}/u.test(pieza.dicha) && !propios.has(pieza.palabra) && propios.has(una)
    return esPlural ? { ...pieza, palabra: una } : pieza
  })

/** «Jerseis fins»: with nothing to reach after it, thin. */
const finos = (piezas: readonly Pieza[]): Pieza[] =>
  piezas.map((pieza, i) =>
    i > 0 && pieza.palabra === 'fins' && (piezas[i + 1]?.corte ?? true) ? { ...pieza, palabra: 'fi' } : pieza,
  )

/** The words of a question as they are meant: put right where they were written amiss. */
export function leidas(pregunta: string, dic: Diccionario, contexto: Contexto): readonly Pieza[] {
  const entendida = sabida(dic, contexto)
  const bienEscrita = (palabra: string) => esCotidiana(palabra) || entendida(palabra)
  const piezas = enmendar(enSingular(piezasDe(pregunta), dic), dic, bienEscrita, {
    conTipo: contexto.conTipo === true,
    deTextos: (palabra) => contexto.dePrendas?.(raiz(palabra, dic.idioma)) === true,
  })
  if (dic.idioma === 'ca') return finos(piezas)
  return dic.idioma === 'en' ? sinEllo(piezas, dic) : piezas
}
