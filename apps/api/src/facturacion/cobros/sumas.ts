import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import type { SQL } from 'drizzle-orm'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cobrosLista } from '../../db/schema/facturacion/facturas.ts'
import { plan } from '../../kit/rows/source.ts'
import { fuenteCobros } from './queries.ts'

/** The sums over a whole search of payments; what is set off, and what the bank gave back, apart. */
export async function sumarCobros(db: Db, search: Search, idioma: Idioma, suyos: SQL | undefined) {
  const { where } = plan(fuenteCobros, search, idioma)
  const { importe, impagado, medio } = cobrosLista
  const compensado = sql`${medio} = 'compensacion'`
  const [sumas] = await db
    .select({
      cobros: sql<number>`count(*)::int`,
      importe: sql<number>`coalesce(sum(${importe}) filter (where not ${impagado} and not (${compensado})), 0)::float8`,
      compensado: sql<number>`coalesce(sum(${importe}) filter (where not ${impagado} and ${compensado}), 0)::float8`,
      impagado: sql<number>`coalesce(sum(${importe}) filter (where ${impagado}), 0)::float8`,
    })
    .from(cobrosLista)
    .where(and(suyos, where))
  return sumas ?? { cobros: 0, importe: 0, compensado: 0, impagado: 0 }
}
