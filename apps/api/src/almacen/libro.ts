import type { Causa, Lugar } from '@telar/domain/almacen/movimiento'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { runPrepared } from '../db/prepared.ts'
import type { Celda } from './celdas.ts'

/** The documents that a booking belongs to, and why a person made it. */
export interface Documento {
  pedidoId?: number
  entregaId?: number
  ordenId?: number
  facturaId?: number
  recuentoId?: number
  motivo?: string
}

export interface Apunte extends Celda {
  de: Lugar
  a: Lugar
}

/** Books garments from one place to another; the sums beside the variants follow in the same statement. */
export async function apuntar(
  db: Db,
  causa: Causa,
  apuntes: readonly Apunte[],
  documento: Documento = {},
): Promise<void> {
  const reales = apuntes.filter(({ cantidad }) => cantidad > 0)
  if (reales.length === 0) return
  const { pedidoId = null, entregaId = null, ordenId = null, facturaId = null, recuentoId = null } = documento
  const filas = reales.map(({ modeloId, colorId, talla, cantidad, de, a }) => ({
    ...{ modelo_id: modeloId, color_id: colorId, talla, cantidad, de, a },
  }))
  await runPrepared(
    db,
    'apuntar',
    sql`
    insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a, pedido_id, entrega_id, orden_id,
      factura_id, recuento_id, motivo)
    select ${causa}, p.*, ${pedidoId}::int, ${entregaId}::int, ${ordenId}::int, ${facturaId}::int, ${recuentoId}::int,
      ${documento.motivo ?? ''}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as p(modelo_id int, color_id int, talla text, cantidad int, de text, a text)`,
  )
}
