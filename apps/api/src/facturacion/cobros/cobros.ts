import type { CobroInput, FacturaMudable } from '@telar/contract/facturacion/entrada'
import { comprobarCobro } from '@telar/domain/facturacion/cobro'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints } from '../../db/rows.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { refuseIfClosedDay } from '../caja/caja.ts'
import type { Factura } from '../facturas/referencias.ts'
import { esSaldo, trasladarSaldo } from '../facturas/sustituir.ts'
import { revisarCobrado } from './cobrado.ts'

type Entrada = z.output<typeof CobroInput>
type Cobro = typeof c.$inferSelect

/** The payments of everything that is one operation with an invoice: itself, and what comes from the same orders. */
async function cobrosDeLaOperacion(db: Db, { id, pedidoIds }: Factura): Promise<Cobro[]> {
  const juntas = db
    .select({ id: f.id })
    .from(f)
    .where(or(eq(f.id, id), and(sql`${f.pedidoIds} && ${ints(pedidoIds)}`, eq(f.estado, 'emitida'))))
  return db.select().from(c).where(inArray(c.facturaId, juntas))
}

/** A payment of an issued invoice, which the caller has locked. */
export async function cobrar(db: Db, factura: Factura, entrada: Entrada, hoy: string): Promise<void> {
  if (factura.estado !== 'emitida') throw new ReglaError('cobro.borrador')
  const { medio, importe, referencia } = entrada
  comprobarCobro(entrada, factura.pendiente, await cobrosDeLaOperacion(db, factura))
  const fecha = entrada.fecha ?? hoy
  if (medio === 'contado') await refuseIfClosedDay(db, fecha)
  await db.insert(c).values({ facturaId: factura.id, fecha, medio, importe, referencia })
  await revisarCobrado(db, factura.id)
}

/** A payment of an issued invoice that still counts: what a substitution settled goes with its invoices. */
async function cobroDe(db: Db, { id: facturaId, estado }: Factura, id: number): Promise<Cobro> {
  if (estado !== 'emitida') throw new ReglaError('factura.no-emitida')
  const [cobro] = await db
    .select()
    .from(c)
    .where(and(eq(c.id, id), eq(c.facturaId, facturaId)))
    .for('update')
  if (!cobro) throw notFound('Cobro', id)
  if (cobro.impagado) throw conflict('cobro.devuelto')
  if (await esSaldo(db, cobro)) throw conflict('cobro.saldo')
  return cobro
}

/** Takes back a payment that was entered by mistake; not from a till that has been counted. */
export async function borrarCobro(db: Db, factura: Factura, cobroId: number): Promise<void> {
  const { id } = factura
  const cobro = await cobroDe(db, factura, cobroId)
  if (cobro.medio === 'contado') await refuseIfClosedDay(db, cobro.fecha)
  await db.delete(c).where(eq(c.id, cobroId))
  await revisarCobrado(db, id)
  await trasladarSaldo(db, id, cobro.fecha)
}

/** The bank gave a payment back: it stays written down, no longer counts, and its commission is owed back. */
export async function devolverCobro(db: Db, factura: Factura, cobroId: number, fecha: string): Promise<void> {
  const { id } = factura
  const cobro = await cobroDe(db, factura, cobroId)
  if (cobro.medio === 'contado') await refuseIfClosedDay(db, cobro.fecha)
  await saveVersion(db, { table: c, entity: 'Cobro' }, cobroId, null, { impagado: true, fechaImpagado: fecha })
  await revisarCobrado(db, id)
  await trasladarSaldo(db, id, fecha)
}

/** Makes the payments those of a list: those without an id are new, those that are missing were mistakes. */
export async function igualarCobros(
  db: Db,
  factura: Factura,
  lista: NonNullable<z.output<typeof FacturaMudable>['cobros']>,
  releer: () => Promise<Factura>,
  hoy: string,
): Promise<void> {
  const antes = await db.select().from(c).where(eq(c.facturaId, factura.id))
  const sobran = antes.filter(({ id, impagado }) => !impagado && !lista.some((uno) => uno.id === id))
  for (const { id } of sobran) await borrarCobro(db, factura, id)
  for (const nuevo of lista.filter(({ id }) => id == null)) await cobrar(db, await releer(), nuevo, hoy)
}
