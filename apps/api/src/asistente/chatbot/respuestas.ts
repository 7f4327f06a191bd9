import { esDebil, esVacia, palabrasDe, parejasDe, raiz, seParecen } from '@telar/domain/asistente/palabras'
import { enCadaIdioma, enIdioma, type Idioma } from '@telar/domain/idioma'
import { distancia } from '@telar/domain/texto'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { CatalogoPublico } from './catalogo.ts'
import { PAGINAS } from './paginas.ts'

const SE_PARECE = 0.2
const DESDE_LETRAS = 5

interface DocRespuesta {
  id: string
  pregunta: string
  claves: string
  texto: string
}

/** What the house answers in one language, and by which words it is found. */
export interface Respuestas {
  idioma: Idioma
  respuestas: MiniSearch<DocRespuesta>
  /** The answers by their questions, word by word. */
  alPie: ReadonlyMap<string, string>
  /** Which words stand together where an answer is asked for. */
  parejas: ReadonlyMap<string, ReadonlySet<string>>
  /** The words of the questions and their variants, by their roots. */
  formas: ReadonlyMap<string, readonly string[]>
  /** How many times an answer is asked for with each root. */
  veces: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** How much a word tells one answer from another: the fewer are asked with it, the more. */
  pesos: ReadonlyMap<string, number>
  /** The roots of the house's own texts. */
  conocidas: ReadonlySet<string>
  /** The words of each answer, of its question and of its variants, by their roots. */
  dichas: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

export interface Hallada {
  clave: string
  /** How much of what was asked it speaks about, 0 to 1. */
  confianza: number
  /** How many of the words it speaks about. */
  palabras: number
  /** How many of them are asked with, and are no words of every day; two that stand together count as one more. */
  firmes: number
  /** How many times two of them stand together where it is asked for. */
  juntas: number
  /** It is asked for with one of them again and again. */
  central: boolean
  /** … and so often that it is what the answer is about. */
  muyCentral: boolean
  /** One of them at least is no word of every day, and written as one asks for it. */
  fuerte: boolean
  puntos: number
  /** How many times more it speaks for this answer than for the next. */
  ventaja: number
  /** As much of it is asked of another answer too. */
  disputada: boolean
}

const MAX_RAICES = 20_000

/** The same few thousand words come again and again. */
function conMemoria(idioma: Idioma): (palabra: string) => string | null {
  const sabidas = new Map<string, string | null>()
  return (palabra) => {
    const sabida = sabidas.get(palabra)
    if (sabida !== undefined) return sabida
    if (sabidas.size >= MAX_RAICES) sabidas.clear()
    const suya = esVacia(palabra, idioma) ? null : raiz(palabra, idioma)
    sabidas.set(palabra, suya)
    return suya
  }
}

/** The root of a word that means something. */
export const PROCESAR = enCadaIdioma(conMemoria)
const fuzzy = (termino: string) => (termino.length >= DESDE_LETRAS && !/\d/.test(termino) ? SE_PARECE : false)

const buscadorDeRespuestas = (idioma: Idioma) =>
  new MiniSearch<DocRespuesta>({
    fields: ['pregunta', 'claves', 'texto'],
    tokenize: palabrasDe,
    processTerm: PROCESAR[idioma],
    searchOptions: { boost: { pregunta: 3, claves: 3, texto: 0.6 }, fuzzy, combineWith: 'OR' },
  })

function documentosDe(catalogo: CatalogoPublico, idioma: Idioma): DocRespuesta[] {
  const faq = catalogo.faq.map(({ clave, pregunta, respuesta, claves }) => ({
    id: `faq:${clave}`,
    pregunta: enIdioma(pregunta, idioma),
    claves: claves[idioma],
    texto: enIdioma(respuesta, idioma),
  }))
  const paginas = PAGINAS[idioma].map(({ ruta, titulo, claves, texto }) => ({
    id: `pagina:${ruta}`,
    pregunta: titulo,
    claves,
    texto,
  }))
  return [...faq, ...paginas]
}

/** A word that nobody here has used weighs as one that half of the answers have. */
const DESCONOCIDA = 0.8
const DEBIL = 0.4
/** A word that more than four answers are asked with tells none of them. */
const DISTINGUE = 1

/** The weight of each root among the questions and their variants, as BM25 gives it. */
function pesosDe(docs: readonly DocRespuesta[], idioma: Idioma): Map<string, number> {
  const cuantas = new Map<string, number>()
  for (const { pregunta, claves } of docs) {
    const suyas = new Set(palabrasDe(`${pregunta} ${claves}`).map((palabra) => raiz(palabra, idioma)))
    for (const una of suyas) cuantas.set(una, (cuantas.get(una) ?? 0) + 1)
  }
  const peso = (n: number) => Math.log(1 + (docs.length - n + 0.5) / (n + 0.5))
  return new Map([...cuantas].map(([una, n]) => [una, peso(n) * (esDebil(una, idioma) ? DEBIL : 1)]))
}

/** How many times each root stands in a question and its variants. */
function vecesDe({ pregunta, claves }: DocRespuesta, idioma: Idioma): Map<string, number> {
  const veces = new Map<string, number>()
  for (const palabra of palabrasDe(`${pregunta} ${claves}`)) {
    const suya = raiz(palabra, idioma)
    veces.set(suya, (veces.get(suya) ?? 0) + 1)
  }
  return veces
}

/** A question by its words alone. */
export const alPieDeLaLetra = (pregunta: string): string => palabrasDe(pregunta).join(' ')

/** The page of questions and the house's own pages, ready to be searched. */
export function respuestasDe(catalogo: CatalogoPublico, idioma: Idioma): Respuestas {
  const docs = documentosDe(catalogo, idioma)
  const respuestas = buscadorDeRespuestas(idioma)
  respuestas.addAll(docs)
  return {
    idioma,
    respuestas,
    alPie: new Map(docs.map(({ id, pregunta }) => [alPieDeLaLetra(pregunta), id])),
    parejas: new Map(
      docs.map(({ id, pregunta, claves }) => [
        id,
        new Set([...parejasDe(palabrasDe(pregunta), idioma), ...parejasDe(palabrasDe(claves), idioma)]),
      ]),
    ),
    formas: Map.groupBy(
      new Set(docs.flatMap(({ pregunta, claves }) => palabrasDe(`${pregunta} ${claves}`))),
      (palabra) => raiz(palabra, idioma),
    ),
    veces: new Map(docs.map((doc) => [doc.id, vecesDe(doc, idioma)])),
    pesos: pesosDe(docs, idioma),
    dichas: new Map(
      docs.map(({ id, pregunta, claves, texto }) => [
        id,
        Map.groupBy(new Set(palabrasDe(`${pregunta} ${claves} ${texto}`)), (palabra) => raiz(palabra, idioma)),
      ]),
    ),
    conocidas: new Set(
      docs.flatMap(({ pregunta, claves, texto }) =>
        palabrasDe(`${pregunta} ${claves} ${texto}`).map((palabra) => raiz(palabra, idioma)),
      ),
    ),
  }
}

/** A root of so few letters is that of other words too. */
const RAIZ_CORTA = 4

/** Whether an answer speaks of this word, be it written amiss by a letter. */
export function explica({ dichas, idioma }: Respuestas, clave: string, palabra: string): boolean {
  const suyas = dichas.get(clave)
  const suya = raiz(palabra, idioma)
  const formas = suyas?.get(suya)
  if (formas) return suya.length > RAIZ_CORTA || formas.some((forma) => seParecen(forma, palabra))
  if (!suyas || suya.length < DESDE_LETRAS) return false
  return [...suyas.keys()].some(
    (otra) => otra[0] === suya[0] && Math.abs(otra.length - suya.length) <= 1 && distancia(otra, suya) <= 1,
  )
}

/** A word said in the text alone counts less than one of the question. */
const SOLO_TEXTO = 0.35
const PARECIDA = 0.8

/** How much of the words asked for a result speaks about. */
function confianza(
  { match, queryTerms }: SearchResult,
  pedidas: readonly string[],
  pesoDe: (pedida: string) => number,
): number {
  const partes = pedidas.map((pedida) => {
    const de = Object.entries(match).filter(([termino]) => termino === pedida)
    const cerca = de.length > 0 ? de : queryTerms.includes(pedida) ? Object.entries(match) : []
    const campos = new Set(cerca.flatMap(([, donde]) => donde))
    if (campos.size === 0) return 0
    const mejor = campos.has('pregunta') || campos.has('claves') || campos.has('titulo') ? 1 : SOLO_TEXTO
    return de.length > 0 ? mejor : mejor * PARECIDA
  })
  const suma = (valores: readonly number[]) => valores.reduce((n, valor) => n + valor, 0)
  const pesos = pedidas.map(pesoDe)
  return suma(partes.map((parte, i) => parte * (pesos[i] as number))) / suma(pesos)
}

/** Where a word stands in what was found. */
const camposDe = ({ match }: SearchResult, pedida: string): readonly string[] =>
  Object.hasOwn(match, pedida) ? (match[pedida] ?? []) : []

/** Whether an answer is asked for with this word, and not only speaks of it. */
const seAsocia = (hallada: SearchResult, pedida: string): boolean =>
  camposDe(hallada, pedida).some((campo) => campo !== 'texto')

/** What two words that stand together add to being sure, and to being before others. */
const JUNTAS = 0.12
const MAS_JUNTAS = 1
/** Another answer that speaks of so much, and is not so many times behind, may be the one as well. */
const TAMBIEN = 0.5
const LEJOS = 2.5
/** A word that stands so many times where an answer is asked for is what it is about. */
const CENTRAL = 2
const MUY_CENTRAL = 4

/** The answers nearest to these words, the best first. */
export function buscarRespuestas(deIdioma: Respuestas, palabras: readonly string[]): Hallada[] {
  const { respuestas, pesos, parejas, formas, veces, idioma } = deIdioma
  const pedidas = [...new Set(palabras.flatMap((palabra) => PROCESAR[idioma](palabra) ?? []))]
  if (pedidas.length === 0) return []
  const dichas = parejasDe(palabras, idioma)
  const claras = new Set(
    palabras.flatMap((palabra) => {
      const suya = PROCESAR[idioma](palabra)
      const distingue = suya !== null && (pesos.get(suya) ?? 0) >= DISTINGUE
      return suya && distingue && !esDebil(suya, idioma) && formas.get(suya)?.some((forma) => seParecen(forma, palabra))
        ? suya
        : []
    }),
  )
  const halladas = respuestas
    .search(palabras.join(' '))
    .map((hallada) => {
      const juntas = dichas.filter((pareja) => parejas.get(String(hallada.id))?.has(pareja)).length
      const suya = confianza(hallada, pedidas, (pedida) => pesos.get(pedida) ?? DESCONOCIDA)
      const suyas = veces.get(String(hallada.id))
      return {
        clave: String(hallada.id),
        confianza: Math.min(1, suya + JUNTAS * juntas),
        palabras: hallada.queryTerms.length,
        juntas,
        firmes: juntas + pedidas.filter((pedida) => seAsocia(hallada, pedida) && !esDebil(pedida, idioma)).length,
        central: pedidas.some((pedida) => !esDebil(pedida, idioma) && (suyas?.get(pedida) ?? 0) >= CENTRAL),
        muyCentral: pedidas.some((pedida) => !esDebil(pedida, idioma) && (suyas?.get(pedida) ?? 0) >= MUY_CENTRAL),
        fuerte:
          juntas > 0 ||
          pedidas.some((pedida) => camposDe(hallada, pedida).length > 0 && claras.has(pedida)) ||
          pedidas.filter((pedida) => camposDe(hallada, pedida).includes('claves')).length > 1,
        puntos: suya * hallada.score * (1 + MAS_JUNTAS * juntas),
      }
    })
    .sort((a, b) => b.puntos - a.puntos)
  return halladas.map((hallada, i) => {
    const otra = halladas[i + 1]
    const ventaja = hallada.puntos / (otra?.puntos ?? 1e-9)
    const disputada =
      otra !== undefined &&
      hallada.firmes > 1 &&
      otra.firmes >= hallada.firmes &&
      otra.confianza >= TAMBIEN &&
      ventaja < LEJOS
    return { ...hallada, ventaja, disputada }
  })
}
