import { type Modelo, ModeloInput } from '@telar/contract/catalogo/modelos'
import { esGtin } from '@telar/domain/casa/codigos'
import {
  coloresYTallas,
  comienzoComun,
  type Fila,
  leerNumero,
  sinMarcas,
  ultimoDeLaRama,
} from '@telar/domain/casa/importar'
import { and, eq } from 'drizzle-orm'
import {
  campo,
  comoEstaba,
  type Descripcion,
  distinto,
  type PorDeshacer,
  registrosDe,
  type Traida,
} from '../../casa/importaciones/importable.ts'
import { numeroEn, textoEn } from '../../casa/importaciones/leer.ts'
import type { Db } from '../../db/connection.ts'
import { modelosTable as t, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { type Creado, colorDe, colorLlamado, modeloLlamado, quitarCreados, temporadaDe, tipoDe } from '../nombrados.ts'
import { type Cambio, cambiarModelo, crearModelo } from './commands.ts'
import { modeloEntero } from './queries.ts'

const opcion = (n: number) => [
  campo(`opcion${n}`, [`Atributo ${n}`, `Option ${n}`, `Atributo ${n}`, `Atribut ${n}`]),
  campo(`valor${n}`, [`Valor ${n}`, `Value ${n}`, `Valor ${n}`, `Valor ${n}`]),
]

const CAMPOS = [
  campo('numero', ['Número', 'Number', 'Número', 'Número'], { alias: ['modelo', 'referencia modelo', 'model'] }),
  campo('nombre', ['Nombre', 'Name', 'Nome', 'Nom'], { obligatorio: true }),
  campo('tipo', ['Tipo', 'Type', 'Tipo', 'Tipus'], { alias: ['familia', 'categoria'] }),
  campo('temporada', ['Temporada', 'Season', 'Estação', 'Temporada'], { obligatorio: true }),
  campo('precio', ['Precio mayor', 'Wholesale price', 'Preço grosso', 'Preu major'], {
    alias: ['precio', 'precio mayorista', 'price', 'wholesale', 'tarifa'],
  }),
  campo('pvp', ['PVP recomendado', 'Retail price', 'PVP recomendado', 'PVP recomanat'], {
    alias: ['pvp', 'pvpr', 'rrp'],
  }),
  campo('color', ['Color', 'Colour', 'Cor', 'Color'], { alias: ['colores'] }),
  campo('talla', ['Talla', 'Size', 'Tamanho', 'Talla'], { alias: ['tallas'] }),
  campo('ean', ['EAN', 'EAN', 'EAN', 'EAN'], { alias: ['codigo de barras', 'barcode', 'ean13'] }),
  campo('cantidad', ['Existencias', 'Stock', 'Existências', 'Existències'], { alias: ['stock', 'estoc', 'cantidad'] }),
  campo('composicion', ['Composición', 'Composition', 'Composição', 'Composició']),
  campo('descripcion', ['Descripción', 'Description', 'Descrição', 'Descripció']),
  campo('cuidados', ['Cuidados', 'Care', 'Cuidados', 'Cura']),
  campo(
    'referencia',
    ['Referencia de la variante', 'Variant reference', 'Referência da variante', 'Referència de la variant'],
    {
      alias: ['sku'],
    },
  ),
  campo('padre', ['Pertenece a', 'Belongs to', 'Pertence a', 'Pertany a']),
  campo('clase', ['Clase de fila', 'Kind of row', 'Classe de linha', 'Classe de fila']),
  campo('variante', ['Variante', 'Variant', 'Variante', 'Variant']),
  campo('atributos', ['Atributos', 'Attributes', 'Atributos', 'Atributs']),
  campo('valores', ['Valores', 'Values', 'Valores', 'Valors']),
  ...[1, 2, 3].flatMap(opcion),
]

const MAX_NUMERO = 20
const UNICO = 'Único'
const TALLA_UNICA = 'U'

/** What the first of the rows that speak of it says. */
const primero = (filas: readonly Fila[], de: string) => filas.map((fila) => fila[de]).find(Boolean)

/** The model's number: its own, or what the references of its variants begin with. */
function numeroDe(filas: readonly Fila[]): string {
  const suyo =
    primero(
      filas.filter(({ padre }) => !padre),
      'numero',
    ) ?? primero(filas, 'padre')
  if (suyo && suyo.length <= MAX_NUMERO) return suyo
  const comun = comienzoComun(filas.flatMap(({ referencia }) => referencia ?? []))
  return comun || (suyo ?? '')
}

interface Variante {
  color: string
  talla: string
  ean: string | null
  stock: number
}

/** A bar code as a sheet has it; one that is none is said beside its column. */
function eanDe({ ean = '' }: Fila): string | null {
  const codigo = ean.replace(/[\s-]/g, '')
  if (codigo === '') return null
  if (!esGtin(codigo)) throw new FieldsError({ ean: ['modelo.ean-control'] }, { ean })
  return codigo
}

/** The variants that the rows name; the row that only tells of the others' values is none. */
function variantesDe(filas: readonly Fila[]): Variante[] {
  const variantes = new Map<string, Variante>()
  const propias = filas.length > 1 ? filas.filter(({ clase }) => clase !== 'variable') : filas
  for (const fila of propias) {
    const { colores, tallas } = coloresYTallas(fila)
    const cruzadas = (colores.length > 0 ? colores : [UNICO]).flatMap((color) =>
      (tallas.length > 0 ? tallas : [TALLA_UNICA]).map((talla) => ({ color, talla })),
    )
    const sola = cruzadas.length === 1
    const ean = sola ? eanDe(fila) : null
    const stock = sola ? Math.max(0, Math.trunc(leerNumero(fila.cantidad ?? '') ?? 0)) : 0
    for (const una of cruzadas) variantes.set(`${una.color} ${una.talla}`, { ...una, ean, stock })
  }
  return [...variantes.values()]
}

/** One price of all the rows: a model has no more. */
function precioDe(filas: readonly Fila[]): number | undefined {
  const precios = new Set(filas.flatMap((fila) => numeroEn(fila, 'precio') ?? []))
  if (precios.size > 1) throw new FieldsError({ precio: ['importar.varios-precios'] })
  return [...precios][0]
}

/** What the rows say of the model itself. */
async function datosDe(db: Db, filas: readonly Fila[], creados: Creado[]) {
  const tipo = primero(filas, 'tipo')
  const conPvp = filas.find(({ pvp }) => pvp)
  return {
    nombre: primero(filas, 'nombre'),
    modeloTipoId: tipo ? await tipoDe(db, ultimoDeLaRama(tipo), creados) : undefined,
    precioMayor: precioDe(filas),
    pvpRecomendado: conPvp && numeroEn(conPvp, 'pvp'),
    composicion: primero(filas, 'composicion'),
    descripcion: sinMarcas(primero(filas, 'descripcion') ?? ''),
    cuidados: sinMarcas(primero(filas, 'cuidados') ?? ''),
  }
}

async function crear(db: Db, filas: readonly Fila[], hoy: string) {
  const creados: Creado[] = []
  const { descripcion, cuidados, ...datos } = await datosDe(db, filas, creados)
  const temporada = primero(filas, 'temporada')
  if (!temporada) throw new FieldsError({ temporada: ['field.required'] })
  const variantes = variantesDe(filas)
  const modelo = ModeloInput.parse({
    ...datos,
    numero: numeroDe(filas),
    temporadaId: await temporadaDe(db, temporada, hoy, creados),
    descripcion: { es: descripcion },
    cuidados: { es: cuidados },
    tallas: [...new Set(variantes.map(({ talla }) => talla))],
    variantes: await conColor(db, variantes, creados),
  })
  return { accion: 'crear' as const, registro: await crearModelo(db, modelo), antes: { creados } }
}

async function conColor(db: Db, variantes: readonly Variante[], creados: Creado[]) {
  const dichas = []
  for (const { color, ...una } of variantes) dichas.push({ ...una, colorId: await colorDe(db, color, creados) })
  return dichas
}

/** What a list counts is no colour's name. */
const ES_CUENTA = /^\d+$/

/** The variants that are there, with the bar codes that the sheet gives them, and those that it adds. */
async function unidas(db: Db, actual: Modelo, filas: readonly Fila[], creados: Creado[]) {
  const conVariantes = filas.filter((fila) => {
    const { colores, tallas } = coloresYTallas(fila)
    return colores.length + tallas.length > 0
  })
  const dichas = variantesDe(conVariantes)
  const cuentas: Variante[] = []
  for (const una of dichas) if (ES_CUENTA.test(una.color) && !(await colorLlamado(db, una.color))) cuentas.push(una)
  const nuevas = await conColor(
    db,
    dichas.filter((una) => !cuentas.includes(una)),
    creados,
  )
  const suyas = actual.variantes.map(({ colorId, talla, ean, disponibleWeb }) => {
    const dicha = nuevas.find((una) => una.colorId === colorId && una.talla === talla)
    return { colorId, talla, ean: dicha?.ean ?? ean, disponibleWeb }
  })
  const mas = nuevas
    .filter((una) => !suyas.some(({ colorId, talla }) => colorId === una.colorId && talla === una.talla))
    .map(({ colorId, talla, ean, stock }) => ({ colorId, talla, ean, stock, disponibleWeb: true }))
  const tallas = [...new Set([...actual.tallas, ...mas.map(({ talla }) => talla)])]
  return { variantes: [...suyas, ...mas], tallas, traidas: mas.filter(({ stock }) => stock > 0) }
}

type Traidas = Awaited<ReturnType<typeof unidas>>['traidas']

/** Variants that came with garments go with them, as long as all of those are there and free; the ledger says so. */
async function quitarTraidas(db: Db, modeloId: number, traidas: Traidas): Promise<void> {
  for (const { colorId, talla, stock } of traidas) {
    const suya = and(eq(v.modeloId, modeloId), eq(v.colorId, colorId), eq(v.talla, talla))
    const intacta = and(eq(v.stock, stock), eq(v.libre, stock), eq(v.segunda, 0), eq(v.outlet, 0))
    await db.delete(v).where(and(suya, intacta))
  }
}

const DE_SIEMPRE = [
  'numero',
  'nombre',
  'modeloTipoId',
  'temporadaId',
  'descripcion',
  'composicion',
  'cuidados',
  'tallas',
  'precioMayor',
] as const

const base = (modelo: Modelo) =>
  Object.fromEntries(DE_SIEMPRE.map((clave) => [clave, modelo[clave]])) as unknown as Cambio

async function cambiar(db: Db, id: number, filas: readonly Fila[]) {
  const actual = await modeloEntero(db, id)
  const creados: Creado[] = []
  const { descripcion, cuidados, ...datos } = await datosDe(db, filas, creados)
  const { variantes, tallas, traidas } = await unidas(db, actual, filas, creados)
  const sinStock = actual.variantes.map(({ colorId, talla, ean, disponibleWeb }) => ({
    colorId,
    talla,
    ean,
    disponibleWeb,
  }))
  const cambio = distinto(
    { ...actual, variantes: sinStock },
    {
      ...{ ...datos, tallas, variantes },
      descripcion: descripcion ? { ...actual.descripcion, es: descripcion } : undefined,
      cuidados: cuidados ? { ...actual.cuidados, es: cuidados } : undefined,
    },
  )
  if (!cambio) return { accion: 'igual' as const, registro: id }
  await cambiarModelo(db, id, { ...base(actual), ...cambio } as Cambio)
  const antes = { ...base(actual), ...comoEstaba({ ...actual, variantes: sinStock }, cambio) }
  return { accion: 'cambiar' as const, registro: id, antes: { antes, version: actual.version + 1, creados, traidas } }
}

const creadosCon = ({ antes }: PorDeshacer) => (antes.creados as Creado[] | undefined) ?? []

async function quitarModelos(db: Db, hechas: readonly PorDeshacer[], { idioma }: Traida): Promise<void> {
  await removeRows(db, { table: t, entity: 'Modelo', label: t.numero }, registrosDe(hechas), idioma)
  await quitarCreados(db, hechas.flatMap(creadosCon))
}

/** Models with their variants and prices, by season and number; types, seasons and colours that are not there are made. */
export const importarModelos: Descripcion = {
  que: 'modelos',
  campos: CAMPOS,
  etiqueta: ({ numero, nombre }) => nombre ?? numero ?? '',
  junta: ({ padre, numero, nombre, temporada = '' }) => `${padre ?? numero ?? nombre ?? ''} ${temporada}`.trim(),
  campoDe: {
    modeloTipoId: 'tipo',
    temporadaId: 'temporada',
    precioMayor: 'precio',
    pvpRecomendado: 'pvp',
    variantes: 'color',
  },
  async escribir(db, filas, { hoy }) {
    const numero = numeroDe(filas)
    const actual = numero ? await modeloLlamado(db, numero, primero(filas, 'temporada')) : undefined
    if (!actual) textoEn({ nombre: primero(filas, 'nombre') ?? '' }, 'nombre')
    return actual ? cambiar(db, actual.id, filas) : crear(db, filas, hoy)
  },
  deshacerNuevas: quitarModelos,
  async deshacer(db, hecha, traida) {
    if (hecha.accion === 'crear') return quitarModelos(db, [hecha], traida)
    const { registro, antes } = hecha
    const id = registro ?? 0
    const { antes: cambio, version, traidas = [] } = antes as { antes: Cambio; version: number; traidas?: Traidas }
    await quitarTraidas(db, id, traidas)
    await cambiarModelo(db, id, { ...cambio, version })
    await quitarCreados(db, creadosCon(hecha))
  },
}
