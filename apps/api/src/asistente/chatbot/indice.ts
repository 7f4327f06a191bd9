import type { ModeloPublico } from '@telar/contract/asistente/chatbot'
import { type Diccionario, diccionario, rasgosDe } from '@telar/domain/asistente/diccionario'
import { palabrasDe, raiz } from '@telar/domain/asistente/palabras'
import { CAMPOS, type Senas } from '@telar/domain/asistente/ranuras'
import { composicionEn } from '@telar/domain/catalogo/composicion'
import { detallesEnTexto } from '@telar/domain/catalogo/detalles'
import { enIdioma, IDIOMAS, type Idioma } from '@telar/domain/idioma'
import MiniSearch from 'minisearch'
import type { CatalogoPublico, EntradaFaq } from './catalogo.ts'
import { PAGINAS, type Pagina } from './paginas.ts'
import { PROCESAR, type Respuestas, respuestasDe } from './respuestas.ts'

/** So many documents are read between two chances for other requests to be answered. */
const POR_TURNO = 100

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

/** What can be found in one language. */
export interface IndiceDeIdioma extends Respuestas {
  dic: Diccionario
  modelos: MiniSearch<DocModelo>
  /** The roots of what is said of the models. */
  vocabulario: Set<string>
  /** … and its words as they are written. */
  escritas: Set<string>
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

/** Notes the words that it reads, so that one can tell which are said of no model. */
const buscadorDeModelos = (idioma: Idioma, vocabulario: Set<string>, escritas: Set<string>) =>
  new MiniSearch<DocModelo>({
    fields: ['titulo', 'texto'],
    tokenize: palabrasDe,
    processTerm: (palabra) => {
      const suya = PROCESAR[idioma](palabra)
      if (suya) vocabulario.add(suya)
      escritas.add(palabra)
      return suya
    },
    searchOptions: { boost: { titulo: 3 }, combineWith: 'AND', processTerm: PROCESAR[idioma] },
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

async function llenarModelos(
  catalogo: CatalogoPublico,
  indexados: readonly Indexado[],
  idioma: Idioma,
  antes?: IndiceDeIdioma,
) {
  const tipos = new Map(catalogo.tipos.map(({ id, nombre }) => [id, enIdioma(nombre, idioma)]))
  const vocabulario = antes?.vocabulario ?? new Set<string>()
  const escritas = antes?.escritas ?? new Set<string>()
  const modelos = antes?.modelos ?? buscadorDeModelos(idioma, vocabulario, escritas)
  const huellas = new Map<number, string>()
  const nuevos: DocModelo[] = []
  for (const { modelo, propios } of indexados) {
    const doc = {
      id: modelo.id,
      titulo: `${[...propios].join(' ')} ${modelo.numero}`,
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
  return { modelos, huellas, vocabulario, escritas }
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

/** The index of a catalogue. Of the one before, whatever has not changed is kept. */
export async function crearIndice(catalogo: CatalogoPublico, antes?: Indice): Promise<Indice> {
  const todos = indexar(catalogo, antes)
  const nombres = nombresDe(catalogo, todos)
  const idiomas = {} as Record<Idioma, IndiceDeIdioma>
  for (const idioma of IDIOMAS) {
    idiomas[idioma] = {
      dic: diccionario(nombres, idioma),
      paginas: PAGINAS[idioma],
      ...respuestasDe(catalogo, idioma),
      ...(await llenarModelos(catalogo, todos, idioma, antes?.idiomas[idioma])),
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

/** The models whose texts speak of all these words, the best first, among those that may be. */
export function buscarModelos(
  { modelos }: IndiceDeIdioma,
  palabras: readonly string[],
  entre?: ReadonlySet<number>,
): number[] {
  if (palabras.length === 0) return []
  return modelos
    .search(palabras.join(' '), {
      fields: ['texto'],
      ...(entre ? { filter: ({ id }) => entre.has(id as number) } : {}),
    })
    .map(({ id }) => id as number)
}
