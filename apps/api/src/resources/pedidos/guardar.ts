import { type CeldaDeCarrito, revisarEncargo } from '@telar/domain/carrito'
import type { Direccion } from '@telar/domain/direccion'
import { type Cantidad, pendiente } from '@telar/domain/pedido'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modelosTable as m, modeloVariantesTable as v } from '../../db/schema/catalogo.ts'
import { pedidoLineasTable as l, pedidosTable as p } from '../../db/schema/ventas.ts'
import { conflict, FieldsError } from '../../kit/errors.ts'
import { ajustesDeVenta, type Cliente, direccionesDe, hoy, importesDe, paisEnLaUE } from '../../ventas/condiciones.ts'
import { crearPedido, type LineaNueva, prendasDe } from '../../ventas/crear-pedido.ts'
import { lineasDe, pendientes, refuseIfClosed } from '../../ventas/pedido.ts'
import { liberar, reservar } from '../../ventas/reservas.ts'
import type { Entrada } from './commands.ts'

type LineaPedida = Entrada['lineas'][number]

interface Variante {
  modeloId: number
  colorId: number
  talla: string
  numero: string
  precio: number
  publicado: boolean
  enVenta: boolean
  libre: number
  tallas: string[]
  curva: Record<string, number> | null
  ventaPorCurva: boolean
}

/** What the catalogue says of every cell of these models. */
const catalogoDe = (db: Db, ids: number[]): Promise<Variante[]> =>
  db
    .select({
      modeloId: v.modeloId,
      colorId: v.colorId,
      talla: v.talla,
      numero: m.numero,
      precio: m.precioMayor,
      publicado: m.publicado,
      enVenta: v.disponibleWeb,
      libre: sql<number>`${v.stock} - ${v.reservado}`,
      tallas: m.tallas,
      curva: m.curva,
      ventaPorCurva: m.ventaPorCurva,
    })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .where(inArray(v.modeloId, ids))

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

/** Lines at today's price. A cell that does not exist is told by name. */
async function conPrecio(
  db: Db,
  pedidas: readonly LineaPedida[],
): Promise<{ lineas: LineaNueva[]; catalogo: Variante[] }> {
  const juntas = juntar(pedidas)
  const catalogo = await catalogoDe(db, [...new Set(juntas.map(({ modeloId }) => modeloId))])
  const celda = (linea: LineaPedida, { talla }: Cantidad) =>
    catalogo.find((una) => una.modeloId === linea.modeloId && una.colorId === linea.colorId && una.talla === talla)
  const lineas = juntas.map((linea) => {
    const falta = linea.tallasCantidades.find((una) => una.cantidad > 0 && !celda(linea, una))
    const precio = catalogo.find(({ modeloId }) => modeloId === linea.modeloId)?.precio
    if (falta || precio === undefined) {
      const numero = catalogo.find(({ modeloId }) => modeloId === linea.modeloId)?.numero ?? linea.modeloId
      throw new ReglaError('cart.no-disponible', { que: [numero, falta?.talla].filter(Boolean).join(' ') })
    }
    return { ...linea, precio }
  })
  return { lineas, catalogo }
}

const vendidas = (lineas: readonly LineaNueva[]) =>
  lineas.map(({ precio, dto, tallasCantidades }) => ({ precio, dto, cantidad: prendasDe([{ tallasCantidades }]) }))

async function valorar(
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

function comprobarFechas({ fechaEntregaDesde: desde, fechaEntregaHasta: hasta }: Entrada): void {
  if (desde && hasta && desde > hasta) throw new FieldsError({ fechaEntregaHasta: ['pedido.fechas'] })
}

const condicionesDe = (entrada: Entrada, cliente: Cliente) => ({
  direccionEnvio: entrada.direccionEnvio ?? (direccionesDe(cliente)[0] as Direccion),
  dtoComercial: entrada.dtoComercial ?? cliente.dtoComercial,
  dtoProntoPago: entrada.dtoProntoPago ?? cliente.dtoProntoPago,
})

/** An order entered by the staff for a customer. */
export async function crearParaCliente(
  db: Db,
  entrada: Entrada,
  cliente: Cliente,
  quien: string,
): Promise<{ id: number; numero: string }> {
  comprobarFechas(entrada)
  const { lineas } = await conPrecio(db, entrada.lineas)
  const condiciones = { ...condicionesDe(entrada, cliente), fecha: hoy() }
  const venta = await valorar(db, cliente, lineas, { ...condiciones, portes: entrada.portes })
  const { portes: _, ...datos } = entrada
  return crearPedido(db, {
    ...datos,
    ...condiciones,
    userId: null,
    comercialId: cliente.comercialId,
    lineas,
    venta,
    quien,
  })
}

interface EntradaWeb extends Pick<Entrada, 'tipo' | 'notas' | 'referenciaCliente' | 'lineas'> {
  direccionEnvio: number
}

/** An order that a customer sends as a whole; the same checks as a cart's. */
export async function crearDesdeWeb(
  db: Db,
  { direccionEnvio: cual, ...entrada }: EntradaWeb,
  cliente: Cliente,
  user: { id: string; email: string },
) {
  const { lineas, catalogo } = await conPrecio(
    db,
    entrada.lineas.map((linea) => ({ ...linea, dto: 0 })),
  )
  const direcciones = direccionesDe(cliente)
  const direccionEnvio = direcciones[cual] ?? (direcciones[0] as Direccion)
  const { dtoComercial, dtoProntoPago, comercialId } = cliente
  const condiciones = { direccionEnvio, dtoComercial, dtoProntoPago, fecha: hoy() }
  const venta = await valorar(db, cliente, lineas, { ...condiciones, portes: null })
  const { pedidoMinimo } = await ajustesDeVenta(db)
  const problemas = revisarEncargo({
    celdas: celdasDe(lineas, catalogo),
    tipo: entrada.tipo,
    conCliente: true,
    bloqueado: cliente.bloqueado,
    conDireccion: direccionEnvio.calle !== '',
    neto: Math.round((venta.base - venta.portes) * 100) / 100,
    minimo: pedidoMinimo,
  })
  const crear = () =>
    crearPedido(db, {
      ...entrada,
      ...condiciones,
      clienteId: cliente.id,
      userId: user.id,
      comercialId,
      origen: 'web',
      lineas,
      venta,
      quien: user.email,
    })
  return { problemas, venta, prendas: prendasDe(lineas), crear }
}

const celdasDe = (lineas: readonly LineaNueva[], catalogo: readonly Variante[]): CeldaDeCarrito[] =>
  lineas.flatMap(({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.flatMap(({ talla, cantidad }) => {
      const una = catalogo.find(
        (otra) => otra.modeloId === modeloId && otra.colorId === colorId && otra.talla === talla,
      )
      return una && cantidad > 0 ? [{ ...una, cantidad, precioVisto: una.precio }] : []
    }),
  )

type Fila = typeof p.$inferSelect

/** Changes an open order. Lines that were there keep their price; nothing goes below what has been served. */
export async function cambiarPedido(
  db: Db,
  pedido: Fila,
  entrada: Entrada & { version?: number | null | undefined },
  cliente: Cliente,
): Promise<number> {
  const { version, lineas: pedidas, clienteId, portes, origen: _, tipo: __, ...datos } = entrada
  if (clienteId !== pedido.clienteId) throw new FieldsError({ clienteId: ['field.invalid'] })
  if (typeof version === 'number' && version !== pedido.version) throw conflict('error.stale')
  refuseIfClosed(pedido)
  comprobarFechas(entrada)
  const antes = await lineasDe(db, pedido.id)
  const nuevas = (await conPrecio(db, pedidas)).lineas.map((linea) => ({
    ...linea,
    precio: antes.find((una) => esLaMisma(una, linea))?.precio ?? linea.precio,
  }))
  const condiciones = { ...condicionesDe(entrada, cliente), fecha: pedido.fecha }
  const venta = await valorar(db, cliente, nuevas, { ...condiciones, portes: portes ?? pedido.portes })
  if (pedido.tipo === 'servicio') await liberar(db, pendientes(antes))
  await guardarLineas(db, pedido.id, antes, nuevas)
  if (pedido.tipo === 'servicio') await reservar(db, pendientes(await lineasDe(db, pedido.id)))
  const { base, total } = venta
  const set = { ...datos, ...condiciones, portes: venta.portes, base, total, prendas: prendasDe(nuevas) }
  await db
    .update(p)
    .set({ ...set, version: sql`${p.version} + 1`, modificadoEn: sql`now()` })
    .where(eq(p.id, pedido.id))
  return pedido.id
}

const esLaMisma = (a: { modeloId: number; colorId: number }, b: { modeloId: number; colorId: number }) =>
  a.modeloId === b.modeloId && a.colorId === b.colorId

async function guardarLineas(
  db: Db,
  pedidoId: number,
  antes: readonly (typeof l.$inferSelect)[],
  nuevas: readonly LineaNueva[],
): Promise<void> {
  const quedan: number[] = []
  for (const [orden, { modeloId, colorId, precio, dto, tallasCantidades }] of nuevas.entries()) {
    const vieja = antes.find((una) => esLaMisma(una, { modeloId, colorId }))
    const celdas = tallasCantidades
      .map(({ talla, cantidad }) => {
        const una = vieja?.tallasCantidades.find((celda) => celda.talla === talla)
        return { talla, cantidad, servida: una?.servida ?? 0, anulada: una?.anulada ?? 0 }
      })
      .filter(({ cantidad }) => cantidad > 0)
    for (const celda of vieja?.tallasCantidades ?? []) {
      const queda = celdas.find(({ talla }) => talla === celda.talla) ?? { ...celda, cantidad: 0 }
      if (pendiente(queda) < 0)
        throw new ReglaError('pedido.ya-servido', { que: celda.talla, n: celda.servida + celda.anulada })
    }
    if (celdas.length === 0) continue
    const row = { pedidoId, orden, modeloId, colorId, precio, dto, tallasCantidades: celdas }
    const [guardada] = vieja
      ? await db.update(l).set(row).where(eq(l.id, vieja.id)).returning({ id: l.id })
      : await db.insert(l).values(row).returning({ id: l.id })
    if (guardada) quedan.push(guardada.id)
  }
  if (quedan.length === 0) throw new ReglaError('pedido.sin-lineas')
  const sobran = antes.filter(({ id }) => !quedan.includes(id))
  const servida = sobran.find(({ tallasCantidades }) => tallasCantidades.some((celda) => celda.servida > 0))
  if (servida) throw new ReglaError('pedido.ya-servido', { que: String(servida.modeloId), n: 1 })
  await db.delete(l).where(and(eq(l.pedidoId, pedidoId), notInArray(l.id, quedan)))
}
