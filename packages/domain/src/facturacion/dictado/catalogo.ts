import { redondearA } from '../../dinero.ts'
import { parecidos, plano } from '../../texto.ts'
import type { Dictado, GrupoDictado, LineaDictada } from './dictado.ts'
import type { RangoDictado, TallaDictada } from './tallas.ts'

export interface ColorConocido {
  id: number
  /** Its name in every language and its code. */
  nombres: readonly string[]
}
export interface ModeloConocido {
  id: number
  numero: string
  nombre: string
  /** Its name in every language. */
  nombres?: readonly string[]
  precio: number
  tallas: readonly string[]
  colores: readonly ColorConocido[]
}

export const AVISOS_DE_DICTADO = [
  'no-entendido',
  'sin-referencia',
  'modelo-desconocido',
  'varias-temporadas',
  'nombre-desconocido',
  'nombre-parecido',
  'varios-modelos',
  'color-desconocido',
  'color-parecido',
  'falta-color',
  'talla-desconocida',
  'confirmar-talla',
  'falta-talla',
  'reparto',
  'no-cuadra',
  'cantidad',
  'devolucion',
  'precio',
  'precio-lejano',
  'descuento',
] as const
export type CodigoDeAviso = (typeof AVISOS_DE_DICTADO)[number]
const ERRORES: ReadonlySet<CodigoDeAviso> = new Set([
  'sin-referencia',
  'modelo-desconocido',
  'nombre-desconocido',
  'varios-modelos',
  'falta-color',
  'color-desconocido',
  'talla-desconocida',
  'falta-talla',
  'cantidad',
  'precio',
  'descuento',
])

export interface AvisoDeDictado {
  codigo: CodigoDeAviso
  /** An error must be mended before the line can be used; a warning is only looked at. */
  nivel: 'error' | 'aviso'
  /** Which line it speaks of. */
  linea: number | null
  params: Record<string, string | number>
}

export interface LineaReconocida {
  modeloId: number | null
  numero: string
  nombre: string
  colorId: number | null
  color: string
  tallasCantidades: { talla: string; cantidad: number }[]
  cantidad: number
  precio: number | null
  /** Whether the price was said. */
  dicho: boolean
  dto: number
  /** From 0, nothing is certain, to 1. */
  confianza: number
  candidatos: { modelos: number[]; colores: number[]; tallas: string[] }
}
export interface Reconocido {
  lineas: LineaReconocida[]
  avisos: AvisoDeDictado[]
}

/** The words of a name, so that "azul" finds "azul marino" but "azul marino" does not find "azul". */
const empiezaPor = (nombre: string, dicho: string) => ` ${plano(nombre)} `.includes(` ${plano(dicho)} `)

interface Color {
  elegido: ColorConocido | undefined
  candidatos: ColorConocido[]
  aviso?: CodigoDeAviso
}

const MAS_QUE_UN_CODIGO = 3

/** The longest name that was said wins: "azul marino" before "azul". */
function colorDe({ colores }: ModeloConocido, dicho: string): Color {
  if (dicho === '') {
    return colores.length === 1
      ? { elegido: colores[0], candidatos: [] }
      : { elegido: undefined, candidatos: [...colores], aviso: 'falta-color' }
  }
  const igual = (nombre: string) => plano(nombre) === plano(dicho)
  const deSuGenero = (nombre: string) =>
    nombre.length > MAS_QUE_UN_CODIGO && raicesDe(nombre).join(' ') === raicesDe(dicho).join(' ')
  const exacto =
    colores.find(({ nombres }) => nombres.some(igual)) ?? colores.find(({ nombres }) => nombres.some(deSuGenero))
  if (exacto) return { elegido: exacto, candidatos: [] }
  const parte = colores.filter(({ nombres }) => nombres.some((nombre) => empiezaPor(nombre, dicho)))
  if (parte.length === 1) return { elegido: parte[0], candidatos: parte, aviso: 'color-parecido' }
  if (parte.length > 1) return { elegido: undefined, candidatos: parte, aviso: 'color-desconocido' }
  const casi = parecidos(colores, ({ nombres }) => nombres, dicho)
  if (casi.length === 1) return { elegido: casi[0], candidatos: casi, aviso: 'color-parecido' }
  return { elegido: undefined, candidatos: casi.length > 0 ? casi : [...colores], aviso: 'color-desconocido' }
}

/** The sizes of a range, by the model's own order. */
function expandir({ desde, hasta, cada }: RangoDictado, tallas: readonly string[]): TallaDictada[] {
  if (!desde || !hasta) return tallas.map((talla) => ({ talla, segura: true, cantidad: cada }))
  const [a, b] = [tallas.indexOf(desde.talla), tallas.indexOf(hasta.talla)]
  const segura = desde.segura && hasta.segura
  if (a < 0 || b < a) return [desde, hasta].map(({ talla }) => ({ talla, segura, cantidad: cada }))
  return tallas.slice(a, b + 1).map((talla) => ({ talla, segura, cantidad: cada }))
}

const MAX_CANTIDAD = 9999
const LEJOS = 0.3

/** What goes wrong, and how much it takes from the certainty of a line. */
class Juicio {
  readonly avisos: AvisoDeDictado[] = []
  confianza = 1
  readonly #linea: number

  constructor(linea: number) {
    this.#linea = linea
  }

  di(codigo: CodigoDeAviso, params: AvisoDeDictado['params'] = {}): void {
    const nivel = ERRORES.has(codigo) ? 'error' : 'aviso'
    this.avisos.push({ codigo, nivel, linea: this.#linea, params })
    this.confianza *= nivel === 'error' ? 0.3 : 0.7
  }
}

interface Modelo {
  modelo: ModeloConocido | undefined
  candidatos: ModeloConocido[]
  /** Of what it was called: the words that are not its name. */
  resto: string
}

/** A word as names are compared: "vestidos" is "vestido", "bruses" is "brusa". */
const raiz = (palabra: string) =>
  palabra.length > 3
    ? palabra
        .replace(/s$/, '')
        .replace(/[aeo]$/, '')
        .replace(/qu$/, 'c')
    : palabra
const palabrasDe = (texto: string) => plano(texto).split(/\s+/)
const raicesDe = (texto: string) => palabrasDe(texto).map(raiz)

/** The models whose whole name was said, the longest name first; else those of which a word was. */
function porNombre(catalogo: readonly ModeloConocido[], dicho: string) {
  const dichas = raicesDe(dicho)
  const encuentros = catalogo.flatMap((modelo) =>
    [modelo.nombre, ...(modelo.nombres ?? [])].map((nombre) => {
      const suyas = raicesDe(nombre)
      const comunes = suyas.filter((palabra) => dichas.includes(palabra))
      return { modelo, comunes, entero: comunes.length === suyas.length }
    }),
  )
  const propios = encuentros.filter(({ entero }) => entero)
  const hallados = propios.length > 0 ? propios : encuentros.filter(({ comunes }) => comunes.some(esPropia(catalogo)))
  const mas = Math.max(0, ...hallados.map(({ comunes }) => comunes.length))
  const mejores = hallados.filter(({ comunes }) => comunes.length === mas)
  const [primero] = mejores
  return {
    modelos: [...new Set(mejores.map(({ modelo }) => modelo))],
    entero: primero?.entero ?? false,
    resto: palabrasDe(dicho)
      .filter((palabra) => !primero?.comunes.includes(raiz(palabra)))
      .join(' '),
  }
}

const POCOS = 3

/** A word that tells models apart: few have it. */
const esPropia = (catalogo: readonly ModeloConocido[]) => (palabra: string) =>
  palabra.length > 2 &&
  catalogo.filter(({ nombre, nombres = [] }) => [nombre, ...nombres].some((uno) => raicesDe(uno).includes(palabra)))
    .length <= POCOS

function llamado(catalogo: readonly ModeloConocido[], nombre: string, juicio: Juicio): Modelo {
  const { modelos, entero, resto } = porNombre(catalogo, nombre)
  const [modelo, ...otros] = modelos
  if (!modelo) juicio.di('nombre-desconocido', { nombre })
  else if (otros.length > 0) juicio.di('varios-modelos', { nombre })
  else if (!entero) juicio.di('nombre-parecido', { nombre, elegido: `${modelo.numero} ${modelo.nombre}` })
  return { modelo: otros.length > 0 ? undefined : modelo, candidatos: otros.length > 0 ? modelos : [], resto }
}

function modeloDe(catalogo: readonly ModeloConocido[], { numero, nombre }: LineaDictada, juicio: Juicio): Modelo {
  if (nombre !== '') return llamado(catalogo, nombre, juicio)
  const resto = ''
  if (numero === '') {
    juicio.di('sin-referencia')
    return { modelo: undefined, candidatos: [], resto }
  }
  const iguales = catalogo.filter((modelo) => plano(modelo.numero) === plano(numero))
  const [modelo, ...otros] = iguales
  if (modelo && otros.length > 0) juicio.di('varias-temporadas', { numero })
  if (modelo) return { modelo, candidatos: otros.length > 0 ? iguales : [], resto }
  juicio.di('modelo-desconocido', { numero })
  return { modelo: undefined, candidatos: parecidos(catalogo, (uno) => [uno.numero], numero), resto }
}

/** Gives every size its quantity: the one that was said, or its share of the line's. */
function repartir(tallas: TallaDictada[], total: number | null, juicio: Juicio): { talla: string; cantidad: number }[] {
  const mudas = tallas.filter(({ cantidad }) => cantidad === null).length
  const dicho = tallas.reduce((n, { cantidad }) => n + (cantidad ?? 0), 0)
  if (mudas === 0) {
    if (total !== null && total !== dicho) juicio.di('no-cuadra', { total, suma: dicho })
    return tallas.map(({ talla, cantidad }) => ({ talla, cantidad: cantidad ?? 0 }))
  }
  const resto = (total ?? mudas) - dicho
  const parte = Math.trunc(resto / mudas)
  if (mudas > 1) juicio.di('reparto', { parte })
  if (parte * mudas !== resto) juicio.di('no-cuadra', { total: total ?? 0, suma: dicho + parte * mudas })
  return tallas.map(({ talla, cantidad }) => ({ talla, cantidad: cantidad ?? parte }))
}

function comprobarPrecio(dicho: number | null, catalogo: number | undefined, juicio: Juicio): number | null {
  if (dicho === null) return catalogo ?? null
  if (dicho <= 0) juicio.di('precio', { precio: dicho })
  else if (catalogo && Math.abs(dicho - catalogo) > catalogo * LEJOS)
    juicio.di('precio-lejano', { precio: dicho, catalogo })
  return dicho
}

function grupoReconocido(
  linea: LineaDictada,
  grupo: GrupoDictado,
  catalogo: readonly ModeloConocido[],
  indice: number,
): { linea: LineaReconocida; avisos: AvisoDeDictado[] } {
  const juicio = new Juicio(indice)
  const { modelo, candidatos, resto } = modeloDe(catalogo, linea, juicio)
  const colorDicho = grupo.color || resto
  const color: Color = modelo ? colorDe(modelo, colorDicho) : { elegido: undefined, candidatos: [] }
  if (color.aviso) juicio.di(color.aviso, { color: colorDicho, elegido: color.elegido?.nombres[0] ?? '' })
  if (modelo && grupo.color !== '' && resto !== '')
    juicio.di('nombre-parecido', { nombre: linea.nombre, elegido: `${modelo.numero} ${modelo.nombre}` })

  const propias = modelo?.tallas ?? []
  const dichas = [...grupo.tallas, ...(grupo.rango ? expandir(grupo.rango, propias) : [])]
  const unica = dichas.length === 0 && propias.length === 1 && linea.grupos.length <= 1
  const todas = unica ? propias.map((talla) => ({ talla, segura: true, cantidad: null })) : dichas
  if (todas.length === 0) juicio.di('falta-talla')
  for (const { talla, segura } of todas) {
    if (!segura) juicio.di('confirmar-talla', { talla })
    if (modelo && !propias.includes(talla)) juicio.di('talla-desconocida', { talla })
  }
  const total = linea.grupos.length > 1 ? null : linea.cantidad
  const repartidas = todas.length > 0 ? repartir(todas, total, juicio) : []
  const suma = todas.length > 0 ? repartidas.reduce((n, una) => n + una.cantidad, 0) : (linea.cantidad ?? 0)
  const signo = linea.devuelta && suma > 0 ? -1 : 1
  const tallasCantidades = repartidas.map(({ talla, cantidad: dicha }) => ({ talla, cantidad: signo * dicha }))
  const cantidad = signo * suma
  const dichasCantidades = [...tallasCantidades.map((una) => una.cantidad), cantidad]
  const mala = dichasCantidades.find(
    (n) => n === 0 || Math.abs(n) > MAX_CANTIDAD || Math.sign(n) !== Math.sign(cantidad),
  )
  if (mala !== undefined && (todas.length > 0 || linea.cantidad !== null)) juicio.di('cantidad', { cantidad: mala })
  else if (cantidad < 0) juicio.di('devolucion', { cantidad: -cantidad })
  const precio = comprobarPrecio(linea.precio, modelo?.precio, juicio)
  const dto = linea.dto ?? 0
  if (dto < 0 || dto > 100) juicio.di('descuento', { dto })
  const faltan = todas.some(({ talla }) => !propias.includes(talla)) || todas.length === 0
  return {
    avisos: juicio.avisos,
    linea: {
      ...{
        modeloId: modelo?.id ?? null,
        numero: modelo?.numero ?? linea.numero,
        nombre: modelo?.nombre ?? linea.nombre,
      },
      ...{ colorId: color.elegido?.id ?? null, color: colorDicho, tallasCantidades, cantidad, precio, dto },
      dicho: linea.precio !== null,
      confianza: redondearA(juicio.confianza, 2),
      candidatos: {
        modelos: candidatos.map(({ id }) => id),
        colores: color.candidatos.map(({ id }) => id),
        tallas: faltan ? [...propias] : [],
      },
    },
  }
}

/** "dos azul marino talla 40" after a model: what looked like a name is another colour of it. */
function deOtroColor(
  linea: LineaDictada,
  anterior: LineaDictada | undefined,
  catalogo: readonly ModeloConocido[],
): LineaDictada {
  if (linea.nombre === '' || !anterior || anterior.numero === '') return linea
  const modelo = catalogo.find(({ numero }) => plano(numero) === plano(anterior.numero))
  const suyo = modelo?.colores.some(({ nombres }) => nombres.some((nombre) => plano(nombre) === plano(linea.nombre)))
  const [primero = SIN_GRUPO, ...otros] = linea.grupos
  if (!suyo || primero.color !== '') return linea
  return { ...linea, nombre: '', numero: anterior.numero, grupos: [{ ...primero, color: linea.nombre }, ...otros] }
}

const SIN_GRUPO: GrupoDictado = { color: '', tallas: [], rango: null }

/** What was said, against the catalogue: a line per colour, how certain it is and what else it may have been. */
export function reconocer({ lineas, ignorado }: Dictado, catalogo: readonly ModeloConocido[]): Reconocido {
  const reconocidas: LineaReconocida[] = []
  const avisos: AvisoDeDictado[] = []
  let anterior: LineaDictada | undefined
  for (const dicha of lineas) {
    const linea = deOtroColor(dicha, anterior, catalogo)
    anterior = linea
    for (const grupo of linea.grupos.length > 0 ? linea.grupos : [SIN_GRUPO]) {
      const una = grupoReconocido(linea, grupo, catalogo, reconocidas.length)
      reconocidas.push(una.linea)
      avisos.push(...una.avisos)
    }
    const suma = reconocidas.slice(-Math.max(1, linea.grupos.length)).reduce((n, { cantidad }) => n + cantidad, 0)
    if (linea.grupos.length > 1 && linea.cantidad !== null && linea.cantidad !== suma) {
      const params = { total: linea.cantidad, suma }
      avisos.push({ codigo: 'no-cuadra', nivel: 'aviso', linea: reconocidas.length - 1, params })
    }
  }
  const perdidos = ignorado.map(
    (texto): AvisoDeDictado => ({ codigo: 'no-entendido', nivel: 'aviso', linea: null, params: { texto } }),
  )
  return { lineas: reconocidas, avisos: [...avisos, ...perdidos] }
}
