import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Direccion } from '@telar/domain/casa/direccion'
import { conBase, type Porque } from '@telar/domain/catalogo/tarifa'
import type { Textos } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import type { Cantidad } from '@telar/domain/ventas/pedido'
import { plazoDeTodo, type VentanaDeLinea } from '@telar/domain/ventas/plazo'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { preciosEnLugar } from '../../clientes/tarifas/precios.ts'
import type { Db } from '../../db/connection.ts'
import {
  coloresTable as c,
  modelosTable as m,
  temporadasTable,
  modeloVariantesTable as v,
  ventanasTable as w,
} from '../../db/schema/catalogo/modelos.ts'
import { FieldsError } from '../../kit/errors.ts'
import { ajustesDeVenta, type Cliente, direccionesDe, importesDe, paisEnLaUE } from '../condiciones.ts'
import type { Entrada } from './commands.ts'
import { type LineaNueva, prendasDe } from './crear-pedido.ts'

type LineaPedida = Entrada['lineas'][number]

export interface Variante {
  modeloId: number
  colorId: number
  color: Textos
  talla: string
  numero: string
  precio: number
  precioSegunda: number | null
  modeloTipoId: number
  temporadaId: number
  publicado: boolean
  enVenta: boolean
  libre: number
  tallas: string[]
  curva: Record<string, number> | null
  ventaPorCurva: boolean
  temporadaDesde: string
  ventana: VentanaDeLinea | null
}

/** What anybody may still take of each place. */
const LIBRE = {
  almacen: v.libre,
  segunda: sql<number>`${v.segunda} - ${v.reservadoSegunda}`,
  outlet: sql<number>`${v.outlet} - ${v.reservadoOutlet}`,
}

/** What the catalogue says of every cell of these models; to a customer, only of those that are published. */
const catalogoDe = (db: Db, ids: number[], publicados: boolean, lugar: EnCasa): Promise<Variante[]> =>
  db
    .select({
      modeloId: v.modeloId,
      colorId: v.colorId,
      talla: v.talla,
      numero: m.numero,
      precio: m.precioMayor,
      precioSegunda: m.precioSegunda,
      modeloTipoId: m.modeloTipoId,
      temporadaId: m.temporadaId,
      publicado: m.publicado,
      enVenta: v.disponibleWeb,
      color: c.nombre,
      libre: LIBRE[lugar],
      tallas: m.tallas,
      curva: m.curva,
      ventaPorCurva: m.ventaPorCurva,
      temporadaDesde: temporadasTable.fechaInicio,
      ventana: { id: w.id, desde: w.desde, hasta: w.hasta, cierre: w.cierre },
    })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
    .innerJoin(c, eq(c.id, v.colorId))
    .leftJoin(w, eq(w.id, m.ventanaId))
    .where(and(inArray(v.modeloId, ids), publicados ? eq(m.publicado, true) : undefined))

/** The same model and colour twice is one line; its cells are added. */
function juntar(lineas: readonly LineaPedida[]): LineaPedida[] {
  const porColor = Map.groupBy(lineas, ({ modeloId, colorId }) => `${modeloId} ${colorId}`)
  return [...porColor.values()].flatMap((suyas) => {
    const [primera] = suyas
    if (!primera) return []
    const tallas = Map.groupBy(
      suyas.flatMap(({ tallasCantidades }) => tallasCantidades),
      ({ talla }) => talla,
    )
    const tallasCantidades = [...tallas].map(([talla, celdas]) => ({
      talla,
      cantidad: celdas.reduce((n, { cantidad }) => n + cantidad, 0),
    }))
    return [{ ...primera, tallasCantidades }]
  })
}

/** Whose prices, and on what day. */
export interface ParaQuien {
  grupoId: number | null
  hoy: string
  /** Garments of where; the stock unless it is said. */
  lugar?: EnCasa
}

/** The catalogue at a customer's prices for so many garments, and why each is what it is. */
async function aSusPrecios(
  db: Db,
  catalogo: readonly Variante[],
  lineas: readonly LineaPedida[],
  { grupoId, hoy, lugar = 'almacen' }: ParaQuien,
): Promise<Map<number, { precio: number; porque: readonly Porque[] }>> {
  const modelos = [...new Map(catalogo.map((una) => [una.modeloId, una])).values()].map((una) => ({
    ...{ id: una.modeloId, precioMayor: una.precio, precioSegunda: una.precioSegunda },
    ...{ modeloTipoId: una.modeloTipoId, temporadaId: una.temporadaId },
  }))
  const pedidas = lineas.map(({ modeloId, tallasCantidades }) => ({
    ...{ modeloId, cantidad: prendasDe([{ tallasCantidades }]) },
  }))
  return preciosEnLugar(db, modelos, pedidas, { grupoId, lugar, dia: hoy })
}

type Celdas = Pick<LineaPedida, 'modeloId' | 'colorId'> & { tallasCantidades: readonly Cantidad[] }

/** Lines at today's price. A cell that does not exist is told by name, unless as many of it were ordered while it did. */
export async function conPrecio(
  db: Db,
  pedidas: readonly LineaPedida[],
  { publicados = false, antes = [], ...quien }: ParaQuien & { publicados?: boolean; antes?: readonly Celdas[] },
): Promise<{ lineas: LineaNueva[]; catalogo: Variante[] }> {
  const juntas = juntar(pedidas)
  const ids = [...new Set(juntas.map(({ modeloId }) => modeloId))]
  const catalogo = await catalogoDe(db, ids, publicados, quien.lugar ?? 'almacen')
  const precios = await aSusPrecios(db, catalogo, juntas, quien)
  const celda = (linea: LineaPedida, { talla }: Cantidad) =>
    catalogo.find((una) => una.modeloId === linea.modeloId && una.colorId === linea.colorId && una.talla === talla)
  const habia = ({ modeloId, colorId }: LineaPedida, { talla }: Cantidad) =>
    antes
      .find((una) => una.modeloId === modeloId && una.colorId === colorId)
      ?.tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? 0
  const lineas = juntas.map((linea) => {
    const falta = linea.tallasCantidades.find((una) => una.cantidad > habia(linea, una) && !celda(linea, una))
    const modelo = catalogo.find(({ modeloId }) => modeloId === linea.modeloId)
    const suyo = precios.get(linea.modeloId)
    if (falta || !suyo) {
      const numero = modelo?.numero ?? linea.modeloId
      throw new ReglaError('cart.no-disponible', { que: [numero, falta?.talla].filter(Boolean).join(' ') })
    }
    const { precio, porque } = suyo
    return { ...linea, precio, porque: conBase(porque, modelo?.precio ?? precio), ventana: modelo?.ventana ?? null }
  })
  return {
    lineas,
    catalogo: catalogo.map((una) => ({ ...una, precio: precios.get(una.modeloId)?.precio ?? una.precio })),
  }
}

const vendidas = (lineas: readonly LineaNueva[]) =>
  lineas.map(({ precio, dto, tallasCantidades }) => ({ precio, dto, cantidad: prendasDe([{ tallasCantidades }]) }))

export async function valorar(
  db: Db,
  cliente: Cliente,
  lineas: readonly LineaNueva[],
  {
    direccionEnvio,
    ...pedido
  }: { direccionEnvio: Direccion; fecha: string; dtoComercial: number; dtoProntoPago: number; portes: number | null },
) {
  const { impuestos, portes: reglas } = await ajustesDeVenta(db)
  const esUE = await paisEnLaUE(db, direccionEnvio.pais)
  const condiciones = { ...pedido, direccionEnvio, portes: pedido.portes ?? reglas }
  return importesDe(vendidas(lineas), cliente, condiciones, impuestos, esUE)
}

type Ventana = Pick<Entrada, 'fechaEntregaDesde' | 'fechaEntregaHasta'>

export function comprobarFechas({ fechaEntregaDesde: desde, fechaEntregaHasta: hasta }: Ventana): void {
  if (desde && hasta && desde > hasta) throw new FieldsError({ fechaEntregaHasta: ['pedido.fechas'] })
}

/** Between which days an order is delivered: as was said, otherwise as its lines are. */
export function plazoDe(
  dicho: Ventana,
  tipo: Entrada['tipo'],
  lineas: readonly Pick<LineaNueva, 'ventana'>[],
): Ventana {
  const { fechaEntregaDesde, fechaEntregaHasta } = dicho
  if (tipo === 'servicio' || fechaEntregaDesde || fechaEntregaHasta) return { fechaEntregaDesde, fechaEntregaHasta }
  const { desde, hasta } = plazoDeTodo(lineas.map(({ ventana }) => ventana ?? { desde: null, hasta: null }))
  return { fechaEntregaDesde: desde, fechaEntregaHasta: hasta }
}

export const condicionesDe = (
  entrada: Pick<Entrada, 'direccionEnvio' | 'dtoComercial' | 'dtoProntoPago'>,
  cliente: Cliente,
) => ({
  direccionEnvio: entrada.direccionEnvio ?? (direccionesDe(cliente)[0] as Direccion),
  dtoComercial: entrada.dtoComercial ?? cliente.dtoComercial,
  dtoProntoPago: entrada.dtoProntoPago ?? cliente.dtoProntoPago,
})
