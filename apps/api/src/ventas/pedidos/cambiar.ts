import type { Body } from '@telar/contract/kit/endpoint'
import type { pedidos } from '@telar/contract/ventas/pedidos'
import { ReglaError } from '@telar/domain/regla'
import { derechosQuePide } from '@telar/domain/ventas/decidir'
import { pendiente } from '@telar/domain/ventas/pedido'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { bloquearCeldas, liberar, reservar } from '../../almacen/reservas.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { entregaLineasTable as e } from '../../db/schema/ventas/entregas.ts'
import { pedidoLineasTable as l } from '../../db/schema/ventas/pedidos.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { over, saveVersion } from '../../kit/rows/version.ts'
import { ajustarAtaduras } from '../asignaciones/de-pedido.ts'
import type { Cliente } from '../condiciones.ts'
import { exigirDerechos } from '../decidir.ts'
import { celdasDeStock, type LineaNueva, plazoGuardado, porqueDe, prendasDe } from './crear-pedido.ts'
import { anotar, lineasDe, PEDIDO, type Pedido, pendientes, refuseIfClosed, situacionDespues } from './pedido.ts'
import { comprobarFechas, condicionesDe, conPrecio, valorar } from './valorar.ts'

type Cambio = Body<(typeof pedidos)['update']>

/**
 * Changes an open order. Lines that were there keep their price; nothing goes below what has been served, and one from
 * which all is taken that was still to leave has been served.
 */
export async function cambiarPedido(
  db: Db,
  pedido: Pedido,
  { lineas, clienteId, origen: _, tipo: __, lugar: ___, version: ____, ...cambio }: Cambio,
  cliente: Cliente,
  { user, house, hoy }: { user: Caller; house: Pick<House, 'facturadoDe'>; hoy: string },
): Promise<number> {
  if (clienteId !== pedido.clienteId) throw new FieldsError({ clienteId: ['field.invalid'] })
  refuseIfClosed(pedido)
  const entrada = over(pedido, cambio)
  comprobarFechas(entrada)
  const antes = await lineasDe(db, pedido.id)
  const pedidas = lineas.map((linea) => ({
    ...linea,
    dto: linea.dto ?? antes.find((una) => esLaMisma(una, linea))?.dto ?? 0,
  }))
  const { lineas: deHoy } = await conPrecio(db, pedidas, { grupoId: cliente.grupoId, hoy, lugar: pedido.lugar, antes })
  const nuevas = deHoy.map((linea) => {
    const estaba = antes.find((una) => esLaMisma(una, linea))
    return estaba ? { ...linea, precio: estaba.precio, porque: estaba.porque ?? [] } : linea
  })
  const condiciones = { ...condicionesDe(entrada, cliente), fecha: pedido.fecha }
  const portes = entrada.portes ?? pedido.portes
  const { portes: tarifa } = await valorar(db, cliente, nuevas, { ...condiciones, portes: null })
  const acordado = { cliente, tarifa, antes: { ...pedido, lineas: antes } }
  exigirDerechos(user, derechosQuePide({ ...condiciones, portes, lineas: nuevas }, acordado))
  const venta = await valorar(db, cliente, nuevas, { ...condiciones, portes })
  if (pedido.tipo === 'servicio') {
    await bloquearCeldas(db, [...pendientes(antes), ...celdasDeStock(nuevas)])
    await liberar(db, pendientes(antes), pedido.lugar)
  }
  await guardarLineas(db, pedido, antes, nuevas)
  const quedan = await lineasDe(db, pedido.id)
  if (pedido.tipo === 'servicio') await reservar(db, pendientes(quedan), pedido.lugar)
  else await ajustarAtaduras(db, pedido.id, quedan)
  const { base, total } = venta
  const importes = { portes: venta.portes, base, total, prendas: prendasDe(nuevas) }
  await saveVersion(db, PEDIDO, pedido.id, null, { ...cambio, ...condiciones, ...importes, porConfirmar: true })
  const situacion = await situacionDespues(db, pedido, quedan, house)
  if (situacion !== pedido.situacion) await anotar(db, pedido.id, { situacion, quien: user.email, nota: '' })
  return pedido.id
}

/** Another day until which an open order is delivered. */
export async function cambiarEntrega(
  db: Db,
  pedido: Pedido,
  cambio: Partial<Pick<Pedido, 'fechaEntregaHasta'>>,
): Promise<void> {
  refuseIfClosed(pedido)
  comprobarFechas(over(pedido, cambio))
  await saveVersion(db, PEDIDO, pedido.id, null, { ...cambio, porConfirmar: true })
}

const esLaMisma = (a: { modeloId: number; colorId: number }, b: { modeloId: number; colorId: number }) =>
  a.modeloId === b.modeloId && a.colorId === b.colorId

async function guardarLineas(
  db: Db,
  { id: pedidoId, tipo }: Pedido,
  antes: readonly (typeof l.$inferSelect)[],
  nuevas: readonly LineaNueva[],
): Promise<void> {
  const quedan: number[] = []
  for (const [orden, linea] of nuevas.entries()) {
    const { modeloId, colorId, precio, dto, tallasCantidades } = linea
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
        throw new ReglaError('pedido.ya-servido', {
          que: await nombrarColor(db, { modeloId, colorId }, celda.talla),
          n: celda.servida + celda.anulada,
        })
    }
    if (celdas.length === 0) continue
    const row = {
      ...{ pedidoId, orden, modeloId, colorId, precio, dto, porque: porqueDe(linea), tallasCantidades: celdas },
    }
    const [guardada] = vieja
      ? await db.update(l).set(row).where(eq(l.id, vieja.id)).returning({ id: l.id })
      : await db
          .insert(l)
          .values({ ...row, ...plazoGuardado(tipo, linea) })
          .returning({ id: l.id })
    if (guardada) quedan.push(guardada.id)
  }
  if (quedan.length === 0) throw new ReglaError('pedido.sin-lineas')
  const sobran = antes.filter(({ id }) => !quedan.includes(id))
  const servida = sobran.find(({ tallasCantidades }) => tallasCantidades.some((celda) => celda.servida > 0))
  if (servida)
    throw new ReglaError('pedido.ya-servido', {
      que: await nombrarColor(db, servida),
      n: servida.tallasCantidades.reduce((n, celda) => n + celda.servida, 0),
    })
  const [entregada] = await db
    .select({ id: e.pedidoLineaId })
    .from(e)
    .where(
      inArray(
        e.pedidoLineaId,
        sobran.map(({ id }) => id),
      ),
    )
    .limit(1)
  const nombrada = sobran.find(({ id }) => id === entregada?.id)
  if (nombrada) throw new ReglaError('pedido.con-albaran', { que: await nombrarColor(db, nombrada) })
  await db.delete(l).where(and(eq(l.pedidoId, pedidoId), notInArray(l.id, quedan)))
}
