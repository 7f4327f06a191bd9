import { asientoDePago, asientoDeRecibida } from '@telar/domain/facturacion/contabilidad/compras'
import { devengoDeRecibida } from '@telar/domain/facturacion/recibida'
import { asc, between, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { pagosTable as p, recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import type { Anotable } from './anotar.ts'
import type { Periodo } from './de-tesoreria.ts'

type Recibida = typeof r.$inferSelect

const suyo = ({ numero, proveedor, nif }: Recibida) => ({ facturaId: null, numero, tercero: proveedor, nif })

/** What is in the accounts already may have changed since. */
const yaAnotado = (clave: SQL) => sql`exists (select from pase_apuntes a where a.documento = ${clave})`

/** Suppliers' invoices and payments of a period, and those that were posted before. */
export async function deCompras(db: Db, { desde, hasta }: Periodo): Promise<Anotable[]> {
  const enPeriodo = [r.fecha, r.fechaOperacion, r.fechaRecepcion].map((columna) => between(columna, desde, hasta))
  const recibidas = await db
    .select()
    .from(r)
    .where(or(...enPeriodo, yaAnotado(sql`'recibida:' || ${r.id}`)))
    .orderBy(asc(r.id))
  const pagos = await db
    .select({ recibida: r, pago: p })
    .from(p)
    .innerJoin(r, eq(r.id, p.recibidaId))
    .where(or(between(p.fecha, desde, hasta), yaAnotado(sql`'pago:' || ${p.id}`)))
    .orderBy(asc(p.id))
  return [
    ...recibidas.map((una) => ({ ...asientoDeRecibida({ ...una, fecha: devengoDeRecibida(una) }), ...suyo(una) })),
    ...pagos.map(({ recibida, pago }) => ({ ...asientoDePago(recibida, pago), ...suyo(recibida) })),
  ]
}
