import type { Pendientes } from '@telar/contract/facturacion/cobros'
import { antiguedadDe, sumarAntiguedad } from '@telar/domain/facturacion/antiguedad'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'

/** What is to be collected, customer by customer, by how late it is; who owes most comes first. */
export async function pendientes(
  db: Db,
  fecha: string,
  clienteId: number | null | undefined,
  suyas: SQL | undefined,
): Promise<z.input<typeof Pendientes>> {
  const { vencimientos, cobrado, cliente } = f
  const filas = await db
    .select({ clienteId: f.clienteId, cliente, vencimientos, cobrado })
    .from(f)
    .where(and(eq(f.estado, 'emitida'), ne(f.pendiente, 0), clienteId ? eq(f.clienteId, clienteId) : undefined, suyas))
  const clientes = [...Map.groupBy(filas, (fila) => fila.clienteId).values()].flatMap((suyos) => {
    const [primera] = suyos
    if (!primera) return []
    const tramos = sumarAntiguedad(suyos.map((fila) => antiguedadDe(fila.vencimientos, fila.cobrado, fecha)))
    return [{ clienteId: primera.clienteId, cliente: primera.cliente, facturas: suyos.length, ...tramos }]
  })
  clientes.sort((a, b) => b.total - a.total || a.clienteId - b.clienteId)
  return { fecha, total: sumarAntiguedad(clientes), clientes }
}
