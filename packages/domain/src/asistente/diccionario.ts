import { porcionesEn } from '../catalogo/composicion.ts'
import type { Detalle } from '../catalogo/detalles.ts'
import type { Fibra } from '../catalogo/fibras.ts'
import { IDIOMAS, type Idioma, type Textos } from '../idioma.ts'
import { COLORES, deNinguno } from './colores.ts'
import { esCotidiana } from './cotidianas.ts'
import { INTENCIONES, type Intencion } from './intenciones.ts'
import {
  COLECCIONES,
  ESTACIONES,
  ESTAMPADO,
  type Grupo,
  NOVEDAD,
  PARIENTES,
  TALLA,
  TALLA_UNICA,
  TIPOS,
  VARIEDADES,
} from './lexico.ts'
import { esVacia, masParecida, palabrasDe, raiz, seParecen, sonido } from './palabras.ts'
import { RASGOS } from './rasgos.ts'

/** What the catalogue calls its things, as anybody may see them. */
export interface Nombres {
  tipos: readonly { id: number; nombre: Textos }[]
  colores: readonly { id: number; nombre: Textos }[]
  colecciones: readonly { id: number; nombre: Textos }[]
  temporadas: readonly { codigo: string; nombre: string }[]
  tallas: readonly string[]
  numeros: ReadonlySet<string>
  /** The words of models' own names. */
  propios: ReadonlySet<string>
}

export type Clase = 'tipo' | 'pariente' | 'color' | 'coleccion' | 'temporada' | 'rasgo' | 'propio' | 'novedad' | 'unica'

export type Sentidos = ReadonlyMap<Clase, ReadonlySet<number | string>>

export interface Diccionario {
  idioma: Idioma
  nombres: Nombres
  /** What an expression means, as it is written. */
  exactas: ReadonlyMap<string, Sentidos>
  /** How an expression is written, by its roots. */
  formas: ReadonlyMap<string, readonly string[]>
  /** The same of the other languages, as it is written: roots of one language mean nothing in another. */
  ajenas: ReadonlyMap<string, Sentidos>
  /** The words of all expressions as they are written, for those that are not written quite so. */
  escritas: ReadonlySet<string>
  /** The same by how they sound. */
  sonidos: ReadonlyMap<string, string>
  /** What is asked with an expression, by its roots, and how that is written. */
  intenciones: ReadonlyMap<string, readonly { intencion: Intencion; dicha: string }[]>
  /** Rude words, as they are written: whoever is angry may say them in another language. */
  groserias: ReadonlySet<string>
  /** The words with which it is said what is asked, by their roots. */
  pedidas: ReadonlyMap<string, readonly string[]>
  /** The same of each thing that is asked. */
  pedidasPor: ReadonlyMap<Intencion, ReadonlySet<string>>
  /** Sets: the kinds named beside them are their parts. */
  conjuntos: ReadonlySet<number>
  /** Kinds within a kind, as they are written, with the word for one of them. */
  variedades: ReadonlyMap<string, string>
  /** Words that announce a size. */
  antesDeTalla: ReadonlySet<string>
}

/** An expression as it is looked up. */
export const clave = (palabras: readonly string[], idioma: Idioma): string =>
  palabras.map((palabra) => raiz(palabra, idioma)).join(' ')

const expresiones = (lista: string | undefined): string[][] => (lista ? lista.split('|').map(palabrasDe) : [])
/** The language of the question first. */
const enOrden = (idioma: Idioma): Idioma[] => [idioma, ...IDIOMAS.filter((otro) => otro !== idioma)]
const LARGA = 4

function anotar(mapa: Mapa, dicha: string, clase: Clase, valores: readonly (number | string)[]): void {
  const clases = mapa.get(dicha) ?? new Map<Clase, Set<number | string>>()
  clases.set(clase, new Set([...(clases.get(clase) ?? []), ...valores]))
  mapa.set(dicha, clases)
}

type Mapa = Map<string, Map<Clase, Set<number | string>>>

class Taller {
  readonly exactas: Mapa = new Map()
  readonly formas = new Map<string, string[]>()
  readonly ajenas: Mapa = new Map()
  readonly escritas = new Set<string>()
  /** From which language each foreign expression was taken. */
  readonly #deQuien = new Map<string, Idioma>()
  readonly #idioma: Idioma

  constructor(idioma: Idioma) {
    this.#idioma = idioma
  }

  /** What no garment is has so many names that their roots would be others' too: they count as they are written. */
  explicar(palabras: readonly string[], clase: Clase, valores: readonly (number | string)[], de: Idioma, tal = false) {
    const propia = de === this.#idioma
    if (palabras.length === 0 || valores.length === 0) return
    if (!propia && palabras.join('').length < LARGA) return
    const dicha = palabras.join(' ')
    if (tal && (!propia || this.exactas.get(dicha)?.has('tipo'))) return
    if (!propia) {
      const cual = `${clase} ${dicha}`
      if ((this.#deQuien.get(cual) ?? de) !== de) return
      this.#deQuien.set(cual, de)
      return anotar(this.ajenas, dicha, clase, valores)
    }
    anotar(this.exactas, dicha, clase, valores)
    const suya = clave(palabras, this.#idioma)
    if (!tal) this.formas.set(suya, [...(this.formas.get(suya) ?? []), dicha])
    for (const palabra of palabras) if (!esVacia(palabra, de)) this.escritas.add(palabra)
  }

  grupo(grupo: Grupo, clase: Clase, valores: readonly (number | string)[], tal = false): void {
    for (const de of enOrden(this.#idioma)) {
      for (const palabras of expresiones(grupo[de])) this.explicar(palabras, clase, valores, de, tal)
    }
  }
}

/** The things whose name is one of the group's words, in whatever language. */
const delGrupo = <T extends { nombre: Textos }>(grupo: Grupo, cosas: readonly T[]): T[] => {
  const suyas = new Set(
    IDIOMAS.flatMap((de) => expresiones(grupo[de]).map((palabras) => `${de} ${clave(palabras, de)}`)),
  )
  return cosas.filter(({ nombre }) => IDIOMAS.some((de) => suyas.has(`${de} ${clave(palabrasDe(nombre[de]), de)}`)))
}

const LIGADAS = new Set(['de', 'do', 'da', 'd'])

function nombrar(taller: Taller, clase: Clase, cosas: readonly { id: number; nombre: Textos }[], idioma: Idioma): void {
  for (const de of enOrden(idioma)) {
    for (const { id, nombre } of cosas) taller.explicar(palabrasDe(nombre[de]), clase, [id], de)
  }
}

function colores(taller: Taller, { colores: todos }: Nombres, idioma: Idioma): void {
  nombrar(taller, 'color', todos, idioma)
  COLORES.forEach(({ nombres, miembros }, familia) => {
    const raices = new Set(miembros.split(' ').map((palabra) => raiz(palabra, 'es')))
    const suyos = todos.filter(({ nombre }) => palabrasDe(nombre.es).some((palabra) => raices.has(raiz(palabra, 'es'))))
    taller.grupo(nombres, 'color', suyos.length > 0 ? suyos.map(({ id }) => id) : [deNinguno(familia)])
  })
  for (const { id, nombre } of todos) {
    const partes = palabrasDe(nombre[idioma]).filter((palabra) => palabra.length >= LARGA && !LIGADAS.has(palabra))
    if (partes.length > 1) for (const parte of partes) taller.explicar([parte], 'color', [id], idioma, true)
  }
}

/** `Shirt dress` tells of a detail, and of which kind of garment. */
function conSuTipo({ exactas }: Taller, idioma: Idioma): void {
  for (const [dicha, clases] of exactas) {
    const palabras = dicha.split(' ')
    const prenda = idioma === 'en' ? palabras.at(-1) : palabras[0]
    const tipos = exactas.get(prenda ?? '')?.get('tipo')
    if (palabras.length > 1 && clases.has('rasgo') && tipos) clases.set('tipo', tipos)
  }
}

/** A season as it is called in a language: what the house calls «Invierno 26» is winter 26 elsewhere. */
export function temporadaEn(nombre: string, idioma: Idioma): string {
  const palabras = palabrasDe(nombre)
  const grupo = ESTACIONES.find(({ es }) =>
    expresiones(es).some(([una]) => una !== undefined && palabras.includes(una)),
  )
  const [estacion] = grupo?.[idioma]?.split('|') ?? []
  const digitos = nombre.replace(/\D/g, '')
  return estacion ? `${estacion} ${digitos}`.trim() : nombre
}

/** V27 is called S27 or E27 in other languages. */
const siglas = (grupo: Grupo, codigo: string): string[] => {
  const digitos = codigo.replace(/\D/g, '')
  if (!digitos) return []
  return IDIOMAS.flatMap((de) => {
    const dichas = expresiones(grupo[de])
    const inicial = dichas[0]?.[0]?.[0]
    const dobles = dichas.flatMap((palabras) =>
      palabras.length > 1 && palabras.every(({ length }) => length > 1)
        ? palabras.map(([letra]) => letra).join('')
        : [],
    )
    return [...new Set([...(inicial ? [inicial] : []), ...dobles])].map((una) => `${una}${digitos}`)
  })
}

function temporadas(taller: Taller, { temporadas: todas }: Nombres, idioma: Idioma): void {
  for (const { codigo, nombre } of todas) {
    taller.explicar(palabrasDe(codigo), 'temporada', [codigo], idioma)
    taller.explicar(palabrasDe(nombre), 'temporada', [codigo], idioma)
  }
  for (const grupo of ESTACIONES) {
    const suyas = new Set(IDIOMAS.flatMap((de) => expresiones(grupo[de]).map((palabras) => palabras.join(' '))))
    const estas = todas.filter(({ nombre }) => palabrasDe(nombre).some((palabra) => suyas.has(palabra)))
    taller.grupo(
      grupo,
      'temporada',
      estas.map(({ codigo }) => codigo),
    )
    for (const { codigo } of estas) {
      for (const sigla of siglas(grupo, codigo)) taller.explicar([sigla], 'temporada', [codigo], idioma)
    }
  }
}

/** `Cortar` is done, and `corto` is how something is. */
const esVerbo = (dicha: string, idioma: Idioma): boolean => idioma !== 'en' && /[aei]r(?:se|me|los?|las?)?$/.test(dicha)

/** How several are told in the other languages. */
const VARIAS = /^\p{L}{3,25}[ao]s$/u

/**
 * What an expression means in this language, as it is written or by its roots; otherwise, in another of the house's. A
 * model's name is one only as it is written.
 */
export function sentidoDe(dic: Diccionario, palabras: readonly string[]): Sentidos | undefined {
  const { exactas, formas, ajenas, idioma, nombres } = dic
  const dicha = palabras.join(' ')
  const exacto = exactas.get(dicha)
  if (nombres.propios.has(dicha)) return new Map([...(exacto ?? []), ['propio', new Set([dicha])]])
  if (exacto) return exacto
  const suyas = esCotidiana(dicha) ? [] : (formas.get(clave(palabras, idioma)) ?? [])
  const forma = masParecida(esVerbo(dicha, idioma) ? suyas.filter((una) => esVerbo(una, idioma)) : suyas, dicha)
  if (forma !== undefined) return exactas.get(forma)
  if (palabras.some((palabra) => sePide(dic, palabra))) return undefined
  return ajenas.get(dicha) ?? (VARIAS.test(dicha) ? ajenas.get(dicha.replace(/s$/, '')) : undefined)
}

const groseriasEn = (idioma: Idioma): Set<string> =>
  new Set(
    IDIOMAS.flatMap((de) =>
      expresiones(INTENCIONES.enfado[de])
        .map((palabras) => palabras.join(' '))
        .filter((dicha) => de === idioma || dicha.length > LARGA),
    ),
  )

/** Whether something is asked with this word. */
export const sePide = ({ pedidas, idioma }: Diccionario, palabra: string): boolean =>
  pedidas.get(raiz(palabra, idioma))?.some((forma) => seParecen(forma, palabra)) === true

/** What is asked with an expression, if anything. */
export function intencionDe({ intenciones, groserias, idioma }: Diccionario, palabras: readonly string[]) {
  const dicha = palabras.join(' ')
  if (groserias.has(dicha)) return 'enfado'
  return intenciones.get(clave(palabras, idioma))?.find((una) => seParecen(una.dicha, dicha))?.intencion
}

/** Whether this word is one of those with which that is asked. */
export const sePideCon = ({ pedidasPor, idioma }: Diccionario, palabra: string, ...que: Intencion[]): boolean =>
  que.some((una) => pedidasPor.get(una)?.has(raiz(palabra, idioma)))

const PLURAL = 2

const ESTAMPADOS: readonly Detalle[] = ['flores', 'lunares', 'rayas', 'cuadros']

/** Several are called as one of them is, with an ending. */
function variedadesEn(idioma: Idioma): Map<string, string> {
  const escritas = (VARIEDADES[idioma] ?? '').split('|').map((una) => una.split('='))
  const [todas, dichas] = [0, 1].map((i) => escritas.map((una) => palabrasDe(una[i] ?? '').join(' '))) as [
    string[],
    string[],
  ]
  const una = (dicha: string) =>
    todas.find((otra) => otra !== dicha && dicha.startsWith(otra) && dicha.length - otra.length <= PLURAL) ?? dicha
  return new Map(todas.map((dicha, i) => [dicha, dichas[i] || una(dicha)]))
}

/** Everything that can be said of this catalogue in a language. */
export function diccionario(nombres: Nombres, idioma: Idioma): Diccionario {
  const taller = new Taller(idioma)
  nombrar(taller, 'tipo', nombres.tipos, idioma)
  for (const grupo of TIPOS) {
    taller.grupo(
      grupo,
      'tipo',
      delGrupo(grupo, nombres.tipos).map(({ id }) => id),
    )
  }
  for (const { dicho, tipo } of PARIENTES) {
    const ids = delGrupo(tipo, nombres.tipos).map(({ id }) => id)
    for (const palabras of expresiones(dicho[idioma])) taller.explicar(palabras, 'pariente', ids, idioma)
  }
  colores(taller, nombres, idioma)
  nombrar(taller, 'coleccion', nombres.colecciones, idioma)
  for (const grupo of COLECCIONES) {
    taller.grupo(
      grupo,
      'coleccion',
      delGrupo(grupo, nombres.colecciones).map(({ id }) => id),
    )
  }
  temporadas(taller, nombres, idioma)
  RASGOS.forEach(({ dicho, ajeno }, i) => {
    taller.grupo(dicho, 'rasgo', [i], ajeno)
  })
  taller.grupo(
    ESTAMPADO,
    'rasgo',
    ESTAMPADOS.flatMap((detalle) => RASGOS.findIndex((uno) => uno.detalle === detalle)),
  )
  taller.grupo(NOVEDAD, 'novedad', [1])
  taller.grupo(TALLA_UNICA, 'unica', [1])
  conSuTipo(taller, idioma)
  const escritas = new Set([...taller.escritas, ...nombres.propios])
  const intenciones = Map.groupBy(
    (Object.entries(INTENCIONES) as [Intencion, Record<Idioma, string>][])
      .filter(([intencion]) => intencion !== 'enfado')
      .flatMap(([intencion, grupo]) =>
        expresiones(grupo[idioma]).map((palabras) => ({ intencion, dicha: palabras.join(' ') })),
      ),
    ({ dicha }) => clave(dicha.split(' '), idioma),
  )
  return {
    idioma,
    nombres,
    exactas: taller.exactas,
    formas: taller.formas,
    ajenas: taller.ajenas,
    escritas,
    sonidos: new Map([...escritas].reverse().map((escrita) => [sonido(escrita, idioma), escrita])),
    intenciones,
    groserias: groseriasEn(idioma),
    pedidas: Map.groupBy(
      new Set([...intenciones.values()].flat().flatMap(({ dicha }) => dicha.split(' '))),
      (palabra) => raiz(palabra, idioma),
    ),
    pedidasPor: new Map(
      (Object.entries(INTENCIONES) as [Intencion, Record<Idioma, string>][]).map(([intencion, grupo]) => [
        intencion,
        new Set(expresiones(grupo[idioma]).flatMap((palabras) => palabras.map((palabra) => raiz(palabra, idioma)))),
      ]),
    ),
    conjuntos: new Set(
      TIPOS.filter(({ es }) => es?.startsWith('conjunto')).flatMap((grupo) =>
        delGrupo(grupo, nombres.tipos).map(({ id }) => id),
      ),
    ),
    variedades: variedadesEn(idioma),
    antesDeTalla: new Set(expresiones(TALLA[idioma]).map((palabras) => palabras[0] as string)),
  }
}

const POR_FIBRA = new Map(RASGOS.flatMap(({ fibra }, i) => (fibra ? [[fibra, i] as const] : [])))
const POR_DETALLE = new Map(RASGOS.flatMap(({ detalle }, i) => (detalle ? [[detalle, i] as const] : [])))
/** Virgin wool is wool. */
const TAMBIEN: Partial<Record<Fibra, Fibra>> = { WV: 'WO' }
const TODO = 100

/** What a garment is, and how much of it: fibres by their part in a hundred, details whole. */
export function rasgosDe(composicion: string, detalles: readonly Detalle[]): Map<number, number> {
  const rasgos = new Map<number, number>()
  for (const { fibra, porCiento } of porcionesEn(composicion)) {
    const rasgo = POR_FIBRA.get(TAMBIEN[fibra] ?? fibra)
    if (rasgo !== undefined) rasgos.set(rasgo, Math.max(rasgos.get(rasgo) ?? 0, porCiento))
  }
  for (const detalle of detalles) {
    const rasgo = POR_DETALLE.get(detalle)
    if (rasgo !== undefined) rasgos.set(rasgo, TODO)
  }
  return rasgos
}
