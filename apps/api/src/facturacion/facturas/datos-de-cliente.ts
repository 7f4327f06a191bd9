import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { DatosDeCliente } from '../../clientes/clientes/datos.ts'
import { facturasTable as f, facturasNombresTable as n } from '../../db/schema/facturacion/facturas.ts'

/** Issued invoices stay as they are for as long as the law wants them; drafts go. */
export const facturasDeCliente: DatosDeCliente = {
  nombre: 'facturas',
  leer: async (db, clienteId) => {
    const emitidas = await db
      .select()
      .from(f)
      .where(and(eq(f.clienteId, clienteId), eq(f.estado, 'emitida')))
      .orderBy(asc(f.id))
    return emitidas.map(
      ({ comision: _, comisionTotal: __, comisionLiquidada: ___, criterioComision: ____, ...factura }) => factura,
    )
  },
  borrar: async (db, clienteId) => {
    const borradores = await db
      .delete(f)
      .where(and(eq(f.clienteId, clienteId), eq(f.estado, 'borrador')))
      .returning({ id: f.id })
    const quedan = db.select({ nombre: f.cliente }).from(f).where(eq(f.clienteId, clienteId))
    await db.delete(n).where(and(eq(n.clienteId, clienteId), notInArray(n.nombre, quedan)))
    return { facturas: borradores.map(({ id }) => id) }
  },
}
