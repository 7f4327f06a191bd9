import { dichoDePago } from '@telar/domain/facturacion/electronica'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { electronicaEstadosTable as d, entrantesTable as n } from '../../db/schema/facturacion/electronicas.ts'
import { decir } from './encolar.ts'

interface Pago {
  id: number
  fecha: string
  importe: number
}

/** Tells the supplier of an invoice that came electronically what it was paid, and when. */
export async function decirPago(db: Db, recibidaId: number, pendiente: number, pago: Pago): Promise<void> {
  const [suya] = await db.select({ id: n.id }).from(n).where(eq(n.recibidaId, recibidaId))
  if (!suya) return
  const { id: pagoId, fecha, importe } = pago
  await decir(db, { entranteId: suya.id, estado: dichoDePago(pendiente), fecha, importe, pagoId })
}

/** A payment entered by mistake is not told, if it was not yet. */
export const callarPago = (db: Db, pagoId: number) =>
  db.delete(d).where(and(eq(d.pagoId, pagoId), eq(d.envio, 'pendiente')))
