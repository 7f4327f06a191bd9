import type { Etiqueta } from '@telar/domain/casa/etiquetas'
import type { Idioma } from '@telar/domain/idioma'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cajasTable as c } from '../../db/schema/ventas/cajas.ts'
import { pedidosLista as p } from '../../db/schema/ventas/pedidos.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'

/** A label for each box of an order, with its SSCC where it has one. */
export async function etiquetasDeCajas(
  db: Db,
  pedidoId: number,
  idioma: Idioma,
  suyo: SQL | undefined,
): Promise<Etiqueta[]> {
  const [pedido] = await db
    .select({ numero: p.numero, cliente: p.cliente })
    .from(p)
    .where(and(eq(p.id, pedidoId), suyo))
  const cajas = await db.select().from(c).where(eq(c.pedidoId, pedidoId)).orderBy(asc(c.numero))
  if (!pedido || cajas.length === 0) throw notFound('Caja', pedidoId)
  return cajas.map(({ numero, sscc }) => ({
    titulo: pedido.cliente,
    lineas: [pedido.numero],
    grande: mensaje(idioma, 'papel.caja', { n: numero }),
    precio: '',
    barras: sscc
      ? { clase: 'sscc' as const, valor: sscc }
      : { clase: 'code128' as const, valor: `${pedido.numero}-${numero}` },
    cantidad: 1,
  }))
}
