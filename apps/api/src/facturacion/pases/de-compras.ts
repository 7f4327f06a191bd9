import { asientoDePago, asientoDeRecibida, asientosDeLiquidacion } from '@telar/domain/facturacion/contabilidad/compras'
import { devengoDeRecibida } from '@telar/domain/facturacion/recibida'
import { and, asc, between, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { comercialesTable as k } from '../../db/schema/clientes/clientes.ts'
import { pagosTable as p, recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { liquidacionesTable as q } from '../../db/schema/facturacion/tesoreria.ts'
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

/** What reps have earned and were paid in a period, and what was posted of it before. */
export async function deComisiones(db: Db, { desde, hasta }: Periodo): Promise<Anotable[]> {
  const filas = await db
    .select({ liquidacion: q, comercial: k.nombre, nif: k.nif })
    .from(q)
    .innerJoin(k, eq(k.id, q.comercialId))
    .where(
      and(
        ne(q.importe, 0),
        or(between(q.fecha, desde, hasta), between(q.pagada, desde, hasta), yaAnotado(sql`'liquidacion:' || ${q.id}`)),
      ),
    )
    .orderBy(asc(q.id))
  return filas.flatMap(({ liquidacion, comercial, nif }) =>
    asientosDeLiquidacion({ ...liquidacion, comercial }).map((documento) => ({
      ...documento,
      ...{ facturaId: null, numero: liquidacion.hasta, tercero: comercial, nif: nif ?? '' },
    })),
  )
}
