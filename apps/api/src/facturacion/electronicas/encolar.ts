import type { AjustesElectronica } from '@telar/domain/casa/ajustes'
import type { Dicho } from '@telar/domain/facturacion/electronica'
import { vaElectronica } from '@telar/domain/facturacion/electronica'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { electronicaEstadosTable as d, electronicasTable as e } from '../../db/schema/facturacion/electronicas.ts'
import type { facturasTable } from '../../db/schema/facturacion/facturas.ts'

type Factura = Pick<typeof facturasTable.$inferSelect, 'id' | 'tipo' | 'fecha' | 'clienteCopia'>

/** Puts an invoice that was just issued among those that leave, if they do and it is one of them. */
export async function encolar(db: Db, factura: Factura, { modo, desde }: AjustesElectronica): Promise<void> {
  if (!vaElectronica(factura)) return
  if (modo === 'off' || (desde !== null && factura.fecha < desde)) return
  await db.insert(e).values({ facturaId: factura.id }).onConflictDoNothing()
}

interface Mensaje {
  electronicaId?: number
  entranteId?: number
  estado: Dicho
  fecha: string
  importe?: number
  motivo?: string
  pagoId?: number
}

/** Has something to be said, once. */
export const decir = (db: Db, mensaje: Mensaje) =>
  db.insert(d).values({ ...mensaje, clave: sql`gen_random_uuid()::text`, sentido: 'dicho', envio: 'pendiente' })

/** An annulled invoice does not leave; of one that has left its buyer is told. */
export async function retirar(db: Db, facturaId: number, motivo: string, reloj: Reloj): Promise<void> {
  const [suya] = await db.select().from(e).where(eq(e.facturaId, facturaId)).for('update')
  if (!suya) return
  await db.update(e).set({ estado: 'anulada', error: null }).where(eq(e.id, suya.id))
  if (suya.estado === 'enviada')
    await decir(db, { electronicaId: suya.id, estado: 'anulada', fecha: hoy(reloj), motivo })
}
