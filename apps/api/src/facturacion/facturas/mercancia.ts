import { Id } from '@telar/contract/kit/crud'
import { EN_CASA, LUGARES } from '@telar/domain/almacen/movimiento'
import type { ModoDeRectificar } from '@telar/domain/facturacion/factura'
import { type Mercancia, mercanciaDe, type Paso } from '@telar/domain/facturacion/mercancia'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { apuntar } from '../../almacen/libro.ts'
import { bloquearCeldas, exigirLibre } from '../../almacen/reservas.ts'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run } from '../../db/rows.ts'
import type { LineaPreparada } from './preparar.ts'

const Entregada = z.object({ id: Id, quedan: z.int() })

interface DeLinea {
  pedidoLineaId: number
  talla: string
  cantidad: number
}

/** Notes on the delivery notes of an order's line how many came back, or that they did not; says how many could not be noted. */
async function anotarDevuelta(db: Db, { pedidoLineaId, talla, cantidad }: DeLinea, signo: 1 | -1): Promise<number> {
  const entregadas = await rows(
    db,
    Entregada,
    sql`
    select l.id, ${signo === 1 ? sql`l.cantidad - l.devuelta` : sql`l.devuelta`} as quedan
    from entrega_lineas l join entregas e on e.id = l.entrega_id and e.deshecha_en is null
    where l.pedido_linea_id = ${pedidoLineaId} and l.talla = ${talla} order by l.id desc for update of l`,
  )
  let faltan = cantidad
  const vuelven = entregadas.map(({ id, quedan }) => {
    const n = Math.min(quedan, faltan)
    faltan -= n
    return { id, n: signo * n }
  })
  await run(
    db,
    sql`
    update entrega_lineas e set devuelta = e.devuelta + v.n
    from unnest(${ints(vuelven.map(({ id }) => id))}, ${ints(vuelven.map(({ n }) => n))}) v(id, n) where e.id = v.id`,
  )
  return faltan
}

/** What comes back of an order had left with it: never more than that. */
async function comprobarDevuelta(db: Db, paso: Paso): Promise<void> {
  const { pedidoLineaId, talla, cantidad } = paso
  if (pedidoLineaId === null) return
  const faltan = await anotarDevuelta(db, { pedidoLineaId, talla, cantidad }, 1)
  if (faltan > 0)
    throw new ReglaError('factura.devuelve-de-mas', { que: await nombrarColor(db, paso, talla), n: cantidad - faltan })
}

interface Emisible {
  id: number
  mercancia: Mercancia
  tipoRectificativa: ModoDeRectificar | null
}

const DeLugar = z.object({ id: Id, lugar: z.enum(EN_CASA) })

/** What comes back to the stock of an order of seconds, or of outlet, comes back among them. */
async function aSuSitio(db: Db, pasos: readonly Paso[]): Promise<Paso[]> {
  const ids = pasos.flatMap(({ pedidoLineaId, a }) => (a === 'almacen' && pedidoLineaId !== null ? pedidoLineaId : []))
  if (ids.length === 0) return [...pasos]
  const lugares = await rows(
    db,
    DeLugar,
    sql`select l.id, p.lugar from pedido_lineas l join pedidos p on p.id = l.pedido_id where l.id = any (${ints(ids)})`,
  )
  return pasos.map((paso) => {
    const suyo = paso.a === 'almacen' ? lugares.find(({ id }) => id === paso.pedidoLineaId) : undefined
    return suyo ? { ...paso, a: suyo.lugar } : paso
  })
}

/** The garments of an invoice leave, or come back, with its issue. */
export async function moverMercancia(db: Db, factura: Emisible, lineas: readonly LineaPreparada[]): Promise<void> {
  const pasos = await aSuSitio(db, mercanciaDe(factura, lineas))
  const salen = pasos.filter(({ a }) => a === 'cliente')
  const vuelven = pasos.filter(({ de }) => de === 'cliente')
  const documento = { facturaId: factura.id }
  await bloquearCeldas(db, pasos)
  if (salen.length > 0 && factura.mercancia !== 'nada') await exigirLibre(db, salen, factura.mercancia)
  for (const paso of vuelven) await comprobarDevuelta(db, paso)
  await apuntar(db, 'venta', salen, documento)
  await apuntar(db, 'devolucion', vuelven, documento)
}

const Devuelta = z.object({ pedidoLineaId: Id, talla: z.string(), cantidad: z.int() })

/** What an invoice gave back of orders. */
const devueltasPor = (db: Db, facturaId: number) =>
  rows(
    db,
    Devuelta,
    sql`
    select l.pedido_linea_id as "pedidoLineaId", c ->> 'talla' as talla, -sum((c ->> 'cantidad')::int)::int as cantidad
    from factura_lineas l cross join jsonb_array_elements(l.tallas_cantidades) c
    where l.factura_id = ${facturaId} and l.pedido_linea_id is not null and (c ->> 'cantidad')::int < 0
    group by 1, 2 order by 1, 2`,
  )

const Movida = z.object({
  modeloId: Id,
  colorId: Id,
  talla: z.string(),
  cantidad: z.int(),
  de: z.enum(LUGARES),
  a: z.enum(LUGARES),
})

/** An invoice that should never have been issued has moved nothing: what left is back, what came is gone again. */
export async function devolverMercancia(db: Db, facturaId: number): Promise<void> {
  const movidas = await rows(
    db,
    Movida,
    sql`
    select modelo_id as "modeloId", color_id as "colorId", talla, cantidad, de, a from movimientos
    where factura_id = ${facturaId} and causa in ('venta', 'devolucion') order by id`,
  )
  const alReves = movidas.map((movida) => ({ ...movida, de: movida.a, a: movida.de }))
  await bloquearCeldas(db, alReves)
  for (const lugar of EN_CASA)
    await exigirLibre(
      db,
      alReves.filter(({ de }) => de === lugar),
      lugar,
    )
  if (movidas.length > 0) for (const vuelta of await devueltasPor(db, facturaId)) await anotarDevuelta(db, vuelta, -1)
  await apuntar(db, 'correccion', alReves, { facturaId, motivo: 'Factura anulada' })
}
