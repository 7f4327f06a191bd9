import { entender } from '@telar/domain/asistente/entender'
import type { Contexto } from '@telar/domain/asistente/piezas'
import { CAMPOS, type Ranuras } from '@telar/domain/asistente/ranuras'
import { clasificar } from '@telar/domain/asistente/rasgos'
import type { Idioma } from '@telar/domain/idioma'
import { plano } from '@telar/domain/texto'
import type { Indice } from './indice.ts'

const frases = (dichas: string): ReadonlySet<string> => new Set(dichas.split('|'))

/** What escapes whoever has said one thing for another, and how they ask to be forgiven for it. */
const SE_ESCAPA = frases(
  'ay|ai|uy|huy|ui|ups|upsi|uf|eh|ei|oh|ah|vaya|vaja|ostras|ostres|jolin|perdon|perdona|perdonad|perdoname|perdone|perdonen|perdoneu|perdoni|disculpa|disculpe|disculpi|disculpad|disculpeu|desculpa|desculpe|desculpem|perdo|sorry|apologies|oops|whoops|wait|hold on|espera|espere',
)
/** … and how they say that it was another that they meant. */
const QUERIA_DECIR = frases(
  'queria decir|quiero decir|quise decir|digo|me he equivocado|me he liado|me equivoque|i mean|i meant|i meant to say|my mistake|my bad|queria dizer|quero dizer|quis dizer|enganei me|equivoquei me|quer dizer|mejor dicho|o mejor dicho|ou melhor|or rather|millor dit|mes ben dit|volia dir|vull dir|m he equivocat|m he liat|dic',
)
/** At the beginning, these say something else unless a stop comes after them. */
const SIN_MAS = frases(
  'wait|hold on|espera|espere|vaya|vaja|me he equivocado|me he liado|me equivoque|enganei me|equivoquei me|m he equivocat|m he liat|my mistake|my bad',
)
/** … and these unless they go on from something. */
const DIGO = frases('digo|dic|i mean')
const NO = frases('no|nao|nope|que no|oh no')
const MAS_LARGA = 4

interface Palabra {
  dicha: string
  desde: number
  hasta: number
  /** It begins the question, or comes after a stop. */
  corte: boolean
}

function palabrasCon(texto: string): Palabra[] {
  let fin = 0
  return [...texto.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: dicha, index }) => {
    const corte = /[^\s’'-]|\s-/.test(texto.slice(fin, index)) || fin === 0
    fin = index + dicha.length
    return { dicha: plano(dicha), desde: index, hasta: fin, corte }
  })
}

interface Marca {
  /** How many words it has. */
  largo: number
  /** It says that another was meant, or denies. */
  clara: boolean
  soloNo: boolean
  ultima: string
}

/** How many words of them begin there. */
const cuantasEn = (palabras: readonly Palabra[], i: number): number =>
  [MAS_LARGA, 3, 2, 1].find(
    (n) =>
      i + n <= palabras.length &&
      [SE_ESCAPA, QUERIA_DECIR, NO].some((unas) => unas.has(dichaEn(palabras, i, n))) &&
      (!NO.has(dichaEn(palabras, i, n)) || nadaNiega(palabras, i + n)),
  ) ?? 0

/** «Ay, no encuentro …»: a `no` before what it denies puts nothing right. */
const nadaNiega = (palabras: readonly Palabra[], i: number): boolean =>
  palabras[i]?.corte !== false || cuantasEn(palabras, i) > 0

/** The words that put right, one after the other, that begin there. */
function marcaEn(palabras: readonly Palabra[], desde: number): Marca {
  const marca: Marca = { largo: 0, clara: false, soloNo: true, ultima: '' }
  for (;;) {
    const i = desde + marca.largo
    const largo = cuantasEn(palabras, i)
    if (largo === 0) return marca
    const dicha = dichaEn(palabras, i, largo)
    marca.clara ||= !SE_ESCAPA.has(dicha)
    marca.soloNo &&= NO.has(dicha)
    marca.ultima = dicha
    marca.largo += largo
  }
}

const dichaEn = (palabras: readonly Palabra[], i: number, largo: number): string =>
  palabras
    .slice(i, i + largo)
    .map(({ dicha }) => dicha)
    .join(' ')

const nombra = ({ propios, numeros }: Ranuras): boolean => propios.length + numeros.length > 0

const TALLA: Record<Idioma, string> = { es: 'talla', en: 'size', pt: 'tamanho', ca: 'talla' }
const UNA_LETRA =
  /^(?:(?:solo|sólo|only|just|só|apenas|només|mejor|rather|melhor|millor|la|el|the|an?|o) ){0,3}(?=(?:x{0,3}[sl]|m)(?![\p{L}\p{N}’']))/iu

/** «Talla M, no, L»: after a size, a letter is another. */
const conSuTalla = (antes: Ranuras, despues: string, idioma: Idioma): string =>
  antes.tallas.length > 0 ? despues.replace(UNA_LETRA, `${TALLA[idioma]} `) : despues

/** Whether what is said after tells again something that was told before. */
const sustituye = (antes: Ranuras, despues: Ranuras): boolean =>
  (nombra(antes) && nombra(despues)) ||
  CAMPOS.some((campo) =>
    campo === 'rasgos'
      ? despues.rasgos.some((uno) => antes.rasgos.some((otro) => clasificar(uno) === clasificar(otro)))
      : antes[campo].length > 0 && despues[campo].length > 0,
  )

const SIGUE_PIDIENDO = /^[^a-z]{0,3}(?:y|e|i|and|o|or|ou|pero|but|mas|que|si|se|if|con|with|com|amb)\b/

/** `Green dresses, oh no sorry, red`: what was asked first, and what instead. */
export function enDosVeces(
  pregunta: string,
  { dic }: Indice['idiomas'][Idioma],
  contexto: Contexto,
): { antes: string; despues: string } | undefined {
  const palabras = palabrasCon(pregunta)
  for (let i = 1; i < palabras.length; i++) {
    const { corte, desde } = palabras[i] as Palabra
    const marca = corte ? marcaEn(palabras, i) : undefined
    const sigue = marca && marca.largo > 0 ? palabras[i + marca.largo] : undefined
    if (!marca || !sigue || (marca.soloNo && !sigue.corte)) continue
    const antes = pregunta.slice(0, desde)
    const dicho = entender(antes, dic, contexto)
    const despues = conSuTalla(dicho, pregunta.slice(sigue.desde), dic.idioma)
    if (SIGUE_PIDIENDO.test(plano(despues))) continue
    if (sustituye(dicho, entender(despues, dic, contexto))) return { antes, despues }
  }
  return undefined
}

const POCAS = 4
const PREGUNTA =
  /\?|^(?:tene[ií]s|tienen?|hay|hac[eé]is|have|do|is|are|can|could|what|which|how|when|where|tem|h[aá]|fazem|pod\w{1,4}|puedo|posso|puc|ten[si]|teniu|hi ha|feu|qu[eé]|cu\w{1,5}|qu[ai]\w{1,4})(?=\s)/iu

/** A question without what escapes before it; what was meant instead is told as such. */
export function sinLoQueEscapa(pregunta: string, idioma: Idioma, sigueDeAlgo: boolean): string {
  const palabras = palabrasCon(pregunta)
  const marca = marcaEn(palabras, 0)
  const primera = palabras[marca.largo]
  const deOtraCosa = SIN_MAS.has(marca.ultima) || (DIGO.has(marca.ultima) && !sigueDeAlgo)
  if (deOtraCosa && !primera?.corte) return pregunta
  if (marca.largo > 0 && !marca.soloNo && primera) {
    const resto = pregunta.slice(primera.desde)
    const corrige = marca.clara || (palabras.length - marca.largo <= POCAS && !PREGUNTA.test(resto))
    return corrige && sigueDeAlgo ? `${idioma === 'pt' ? 'não' : 'no'}, ${resto}` : resto
  }
  return sinLoDeEnMedio(pregunta, palabras)
}

/** What escapes between two stops says nothing. */
function sinLoDeEnMedio(pregunta: string, palabras: readonly Palabra[]): string {
  const i = palabras.findIndex(
    ({ dicha, corte }, j) => j > 0 && corte && SE_ESCAPA.has(dicha) && (palabras[j + 1]?.corte ?? true),
  )
  const suya = palabras[i]
  if (!suya) return pregunta
  return `${pregunta.slice(0, suya.desde)}${pregunta.slice(suya.hasta).replace(/^[\s,]{1,4}/, '')}`
}
