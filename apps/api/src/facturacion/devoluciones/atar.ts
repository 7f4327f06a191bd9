import { Fecha, Id } from '@telar/contract/kit/crud'
import { ReglaError } from '@telar/domain/regla'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { devolucionesTable as d } from '../../db/schema/facturacion/devoluciones.ts'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { conflict } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { bloquearFacturas } from '../facturas/guardar.ts'
import { atadas, condicionesDe, type Fila, vueltasDe } from './abonar.ts'

const Abonable = z.object({
  ...{ id: Id, numero: z.string(), fecha: Fecha, prendas: z.int(), total: z.number(), rectifica: z.string() },
})

/** Credit notes by difference that move no garments, of an order, and that settle no other return. */
const deDevolucion = ({ id, pedidoId }: Fila): SQL => sql`
  f.estado = 'emitida' and f.tipo_rectificativa = 'I' and f.mercancia = 'nada' and not f.reabre_pedido
  and exists (select from factura_lineas l join pedido_lineas p on p.id = l.pedido_linea_id
    where l.factura_id = f.id and p.pedido_id = ${pedidoId})
  and not exists (select from devoluciones o where o.id <> ${id} and (o.factura_id = f.id or o.abono_ids @> array[f.id]))`

/** The credit notes that could settle a return, the newest first. */
export const abonablesDe = (db: Db, fila: Fila) =>
  rows(
    db,
    Abonable,
    sql`
    select f.id, f.numero_completo as numero, f.fecha::text as fecha, f.total::float8 as total,
      (select coalesce(-sum(c.cantidad), 0)::int from factura_lineas l
        cross join jsonb_to_recordset(l.tallas_cantidades) as c(cantidad int) where l.factura_id = f.id) as prendas,
      (select coalesce(string_agg(r.numero_completo, ', ' order by r.id), '') from facturas r where r.id = any (f.rectifica)) as rectifica
    from facturas f where ${deDevolucion(fila)} order by f.id desc`,
  )

const Abonada = z.object({ clave: z.string(), cantidad: z.int() })

/** What credit notes take back of each size of orders' lines. */
const abonadasPor = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    Abonada,
    sql`
    select concat_ws(' ', coalesce(l.pedido_linea_id, 0), c.talla) as clave, -sum(c.cantidad)::int as cantidad
    from factura_lineas l cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int)
    where l.factura_id = any (${ints(ids)}) group by 1 having sum(c.cantidad) <> 0`,
  )

/** Each is on the conditions of an invoice that it corrects: the same discounts, taxes and commission are taken back. */
async function comprobarCondiciones(db: Db, abonos: readonly (typeof facturasTable.$inferSelect)[]): Promise<void> {
  const nombradas = [...new Set(abonos.flatMap(({ rectifica }) => rectifica))]
  const vendidas = await db.select().from(facturasTable).where(inArray(facturasTable.id, nombradas))
  const otro = abonos.find(
    (abono) => !vendidas.some((una) => abono.rectifica.includes(una.id) && condicionesDe(una) === condicionesDe(abono)),
  )
  if (otro) throw new ReglaError('devolucion.abono-distinto', { abono: otro.numeroCompleto ?? '' })
}

/** Credit notes made by hand settle a return: together they take back what came and was invoiced, no garment more or fewer. */
export async function atar(db: Db, fila: Fila, facturaIds: readonly number[]): Promise<void> {
  if (fila.estado !== 'recibida') throw new ReglaError('devolucion.nada')
  if (fila.facturaId !== null || (await atadas(db, fila))) throw conflict('devolucion.preparada')
  const ids = [...new Set(facturaIds)]
  const abonos = await bloquearFacturas(db, ids, undefined)
  const posibles = await abonablesDe(db, fila)
  const ajeno = abonos.find(({ id }) => !posibles.some((una) => una.id === id))
  if (ajeno) throw new ReglaError('devolucion.abono-ajeno', { abono: ajeno.numeroCompleto ?? String(ajeno.id) })
  await comprobarCondiciones(db, abonos)
  const faltan = new Map<string, number>()
  const sumar = (clave: string, n: number) => faltan.set(clave, (faltan.get(clave) ?? 0) + n)
  for (const { pedidoLineaId, talla, cantidad } of await vueltasDe(db, fila))
    sumar(`${pedidoLineaId} ${talla}`, cantidad)
  if (faltan.size === 0) throw new ReglaError('devolucion.nada')
  const vueltas = [...faltan.values()].reduce((a, b) => a + b, 0)
  const abonadas = await abonadasPor(db, ids)
  for (const { clave, cantidad } of abonadas) sumar(clave, -cantidad)
  if ([...faltan.values()].some((n) => n !== 0))
    throw new ReglaError('devolucion.no-cuadra', {
      ...{ vueltas, abonadas: abonadas.reduce((n, { cantidad }) => n + cantidad, 0) },
    })
  await saveVersion(db, { table: d, entity: 'Devolución' }, fila.id, null, { abonoIds: ids })
}
