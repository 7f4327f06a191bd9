import type { ModeloPublico } from '@telar/contract/asistente/chatbot'
import { type Diccionario, diccionario, rasgosDe } from '@telar/domain/asistente/diccionario'
import { esDebil, esVacia, palabrasDe, parejasDe, raiz, seParecen } from '@telar/domain/asistente/palabras'
import { CAMPOS, type Senas } from '@telar/domain/asistente/ranuras'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { detallesEnTexto } from '@telar/domain/catalogo/detalles'
import { enCadaIdioma, enIdioma, IDIOMAS, type Idioma } from '@telar/domain/idioma'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { CatalogoPublico, EntradaFaq } from './catalogo.ts'
import { PAGINAS, type Pagina } from './paginas.ts'

/** So many documents are read between two chances for other requests to be answered. */
const POR_TURNO = 100
const SE_PARECE = 0.2
const DESDE_LETRAS = 5

export interface Indexado {
  modelo: ModeloPublico
  /** Its fibres by their part in a hundred, and its details. */
  rasgos: ReadonlyMap<number, number>
  /** The words of its own name. */
  propios: ReadonlySet<string>
  lugar: number
}

interface DocModelo {
  id: number
  titulo: string
  texto: string
}
interface DocRespuesta {
  id: string
  pregunta: string
  claves: string
  texto: string
}

export interface Hallada {
  clave: string
  /** How much of what was asked it speaks about, 0 to 1. */
  confianza: number
  /** How many of the words it speaks about. */
  palabras: number
  /** One of them at least is no word of every day, and written as one asks for it. */
  fuerte: boolean
  puntos: number
  /** How many times more it speaks for this answer than for the next. */
  ventaja: number
}

/** What can be found in one language. */
export interface IndiceDeIdioma {
  idioma: Idioma
  dic: Diccionario
  modelos: MiniSearch<DocModelo>
  respuestas: MiniSearch<DocRespuesta>
  /** The answers by their questions, word by word. */
  alPie: ReadonlyMap<string, string>
  /** Which words stand together where an answer is asked for. */
  parejas: ReadonlyMap<string, ReadonlySet<string>>
  /** The words of the questions and their variants, by their roots. */
  formas: ReadonlyMap<string, readonly string[]>
  /** How much a word tells one answer from another: the fewer are asked with it, the more. */
  pesos: ReadonlyMap<string, number>
  /** The roots of the house's own texts. */
  conocidas: ReadonlySet<string>
  /** The roots of what is said of the models. */
  vocabulario: Set<string>
  paginas: readonly Pagina[]
  huellas: Map<number, string>
}

export interface Indice {
  catalogo: CatalogoPublico
  porId: ReadonlyMap<number, Indexado>
  porNumero: ReadonlyMap<string, readonly Indexado[]>
  porNombre: ReadonlyMap<string, readonly Indexado[]>
  todos: readonly Indexado[]
  /** Which models have a value of each field, in the order of the shop. */
  por: Record<keyof Senas, ReadonlyMap<number | string, readonly Indexado[]>>
  faq: ReadonlyMap<string, EntradaFaq>
  idiomas: Record<Idioma, IndiceDeIdioma>
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

const PROCESAR = enCadaIdioma(conMemoria)
const fuzzy = (termino: string) => (termino.length >= DESDE_LETRAS && !/\d/.test(termino) ? SE_PARECE : false)

/** Notes the words that it reads, so that one can tell which are said of no model. */
const buscadorDeModelos = (idioma: Idioma, vocabulario: Set<string>) =>
  new MiniSearch<DocModelo>({
    fields: ['titulo', 'texto'],
    tokenize: palabrasDe,
    processTerm: (palabra) => {
      const suya = PROCESAR[idioma](palabra)
      if (suya) vocabulario.add(suya)
      return suya
    },
    searchOptions: { boost: { titulo: 3 }, combineWith: 'AND', processTerm: PROCESAR[idioma] },
  })

const buscadorDeRespuestas = (idioma: Idioma) =>
  new MiniSearch<DocRespuesta>({
    fields: ['pregunta', 'claves', 'texto'],
    tokenize: palabrasDe,
    processTerm: PROCESAR[idioma],
    searchOptions: { boost: { pregunta: 3, claves: 3, texto: 0.6 }, fuzzy, combineWith: 'OR' },
  })

const nombresDe = (catalogo: CatalogoPublico, indexados: readonly Indexado[]) => ({
  ...catalogo,
  tallas: [...new Set(catalogo.modelos.flatMap(({ tallas }) => tallas))],
  numeros: new Set(catalogo.modelos.map(({ numero }) => numero.toLowerCase())),
  propios: new Set(indexados.flatMap(({ propios }) => [...propios])),
})

/** What follows from its texts alone is taken over while they stay the same. */
const igual = (uno: ModeloPublico, otro: ModeloPublico | undefined): boolean =>
  uno.nombre === otro?.nombre &&
  uno.composicion === otro.composicion &&
  uno.descripcion.es === otro.descripcion.es &&
  uno.detalles.join() === otro.detalles.join()

/** The details that somebody chose; of a model for which nobody has, those that its own text tells. */
const detallesDe = ({ detalles, descripcion }: ModeloPublico) =>
  detalles.length > 0 ? detalles : detallesEnTexto(descripcion.es)

function indexar(catalogo: CatalogoPublico, antes?: Indice): Indexado[] {
  const tipos = new Map(catalogo.tipos.map(({ id, nombre }) => [id, nombre]))
  return catalogo.modelos.map((modelo, lugar) => {
    const sabido = antes?.porId.get(modelo.id)
    if (sabido && igual(modelo, sabido.modelo)) return { ...sabido, modelo, lugar }
    const tipo = tipos.get(modelo.tipoId)
    const delTipo = new Set(tipo ? palabrasDe(tipo.es).map((palabra) => raiz(palabra, 'es')) : [])
    const propios = palabrasDe(modelo.nombre).filter(
      (palabra) => palabra.length > 2 && !/\d/.test(palabra) && !delTipo.has(raiz(palabra, 'es')),
    )
    return {
      modelo,
      lugar,
      rasgos: rasgosDe(modelo.composicion, detallesDe(modelo)),
      propios: new Set(propios),
    }
  })
}

function respuestasDe(catalogo: CatalogoPublico, idioma: Idioma): DocRespuesta[] {
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

async function llenarModelos(catalogo: CatalogoPublico, idioma: Idioma, antes?: IndiceDeIdioma) {
  const tipos = new Map(catalogo.tipos.map(({ id, nombre }) => [id, enIdioma(nombre, idioma)]))
  const vocabulario = antes?.vocabulario ?? new Set<string>()
  const modelos = antes?.modelos ?? buscadorDeModelos(idioma, vocabulario)
  const huellas = new Map<number, string>()
  const nuevos: DocModelo[] = []
  for (const modelo of catalogo.modelos) {
    const doc = {
      id: modelo.id,
      titulo: `${modelo.nombre} ${modelo.numero}`,
      texto: [
        tipos.get(modelo.tipoId),
        enIdioma(modelo.descripcion, idioma),
        composicionEn(modelo.composicion, idioma),
      ].join(' '),
    }
    const huella = `${doc.titulo} ${doc.texto}`
    huellas.set(doc.id, huella)
    const anterior = antes?.huellas.get(doc.id)
    if (anterior === huella) continue
    if (anterior !== undefined) modelos.discard(doc.id)
    nuevos.push(doc)
  }
  for (const id of antes?.huellas.keys() ?? []) if (!huellas.has(id)) modelos.discard(id)
  await modelos.addAllAsync(nuevos, { chunkSize: POR_TURNO })
  return { modelos, huellas, vocabulario }
}

/** What a model has of each: by it, it is found or left out. */
export const TIENE: Record<keyof Senas, (indexado: Indexado) => Iterable<number | string>> = {
  tipos: ({ modelo }) => [modelo.tipoId],
  colores: ({ modelo }) => modelo.colores.map(({ id }) => id),
  tallas: ({ modelo }) => modelo.tallas,
  temporadas: ({ modelo }) => [modelo.temporada],
  colecciones: ({ modelo }) => modelo.coleccionIds,
  rasgos: ({ rasgos }) => rasgos.keys(),
}

/** The models by each of the values that they have. */
function porValor<V>(todos: readonly Indexado[], tiene: (indexado: Indexado) => Iterable<V>): Map<V, Indexado[]> {
  const suyos = new Map<V, Indexado[]>()
  for (const indexado of todos) {
    for (const valor of new Set(tiene(indexado))) {
      const lista = suyos.get(valor)
      if (lista) lista.push(indexado)
      else suyos.set(valor, [indexado])
    }
  }
  return suyos
}

const porCampos = (todos: readonly Indexado[]) =>
  Object.fromEntries(CAMPOS.map((campo) => [campo, porValor(todos, TIENE[campo])])) as unknown as Indice['por']

/** A question by its words alone. */
export const alPieDeLaLetra = (pregunta: string): string => palabrasDe(pregunta).join(' ')

/** The index of a catalogue. Of the one before, whatever has not changed is kept. */
export async function crearIndice(catalogo: CatalogoPublico, antes?: Indice): Promise<Indice> {
  const todos = indexar(catalogo, antes)
  const nombres = nombresDe(catalogo, todos)
  const idiomas = {} as Record<Idioma, IndiceDeIdioma>
  for (const idioma of IDIOMAS) {
    const docs = respuestasDe(catalogo, idioma)
    const respuestas = buscadorDeRespuestas(idioma)
    respuestas.addAll(docs)
    idiomas[idioma] = {
      idioma,
      dic: diccionario(nombres, idioma),
      respuestas,
      paginas: PAGINAS[idioma],
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
      pesos: pesosDe(docs, idioma),
      conocidas: new Set(
        docs.flatMap(({ pregunta, claves, texto }) =>
          palabrasDe(`${pregunta} ${claves} ${texto}`).map((palabra) => raiz(palabra, idioma)),
        ),
      ),
      ...(await llenarModelos(catalogo, idioma, antes?.idiomas[idioma])),
    }
  }
  return {
    catalogo,
    todos,
    porId: new Map(todos.map((indexado) => [indexado.modelo.id, indexado])),
    por: porCampos(todos),
    porNumero: Map.groupBy(todos, ({ modelo }) => modelo.numero.toLowerCase()),
    porNombre: porValor(todos, ({ propios }) => propios),
    faq: new Map(catalogo.faq.map((entrada) => [entrada.clave, entrada])),
    idiomas,
  }
}

/** Whether anything here is said with a word of this root. */
export const seDice = ({ conocidas, vocabulario }: IndiceDeIdioma, suya: string): boolean =>
  conocidas.has(suya) || vocabulario.has(suya)

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

/** What two words that stand together add to being sure, and to being before others. */
const JUNTAS = 0.12
const MAS_JUNTAS = 1

/** The answers nearest to these words, the best first. */
export function buscarRespuestas(deIdioma: IndiceDeIdioma, palabras: readonly string[]): Hallada[] {
  const { respuestas, pesos, parejas, formas, idioma } = deIdioma
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
      return {
        clave: String(hallada.id),
        confianza: Math.min(1, suya + JUNTAS * juntas),
        palabras: hallada.queryTerms.length,
        fuerte:
          juntas > 0 ||
          pedidas.some((pedida) => pedida in hallada.match && claras.has(pedida)) ||
          pedidas.filter((pedida) => hallada.match[pedida]?.includes('claves')).length > 1,
        puntos: suya * hallada.score * (1 + MAS_JUNTAS * juntas),
      }
    })
    .sort((a, b) => b.puntos - a.puntos)
  return halladas.map((hallada, i) => ({ ...hallada, ventaja: hallada.puntos / (halladas[i + 1]?.puntos ?? 1e-9) }))
}

/** The models that speak of all these words, the best first, among those that may be. */
export function buscarModelos(
  { modelos }: IndiceDeIdioma,
  palabras: readonly string[],
  entre?: ReadonlySet<number>,
): number[] {
  if (palabras.length === 0) return []
  return modelos
    .search(palabras.join(' '), entre ? { filter: ({ id }) => entre.has(id as number) } : {})
    .map(({ id }) => id as number)
}
