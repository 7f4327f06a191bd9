import type { Search } from '@telar/contract/kit/search'
import { enEuros } from '@telar/domain/dinero'
import type { Idioma } from '@telar/domain/idioma'
import type { SQL } from 'drizzle-orm'
import { and, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import { countedTwice } from '../../kit/rows/groups.ts'
import { plan } from '../../kit/rows/source.ts'
import { euros, unidades } from '../facturas/sumas.ts'
import { fuenteLineas } from './queries.ts'

/**
 * The sums over a whole search of lines: of what is issued, with drafts and annulled ones apart; what an invoice says anew
 * counts once.
 */
export async function sumarLineas(db: Db, search: Search, idioma: Idioma, suyas: SQL | undefined) {
  const { where } = plan(fuenteLineas, search, idioma)
  const { estado, cantidad, importe } = facturaLineasLista
  const emitida = sql`${estado} = 'emitida'`
  const [sumas] = await db
    .select({
      lineas: sql<number>`count(*) filter (where ${emitida})::int`,
      cantidad: unidades(sql`case when ${emitida} then ${cantidad} end`),
      importe: euros(sql`case when ${emitida} then ${importe} end`),
      aparte: sql<number>`count(*) filter (where not ${emitida})::int`,
    })
    .from(facturaLineasLista)
    .where(and(suyas, where))
  const twice = { idioma, own: suyas, sums: ['cantidad', 'importe'] }
  const { cantidad: otraVez = 0, importe: sustituido = 0 } = await countedTwice(db, fuenteLineas, search, twice)
  const { lineas = 0, aparte = 0, ...dicho } = sumas ?? { cantidad: 0, importe: 0 }
  return {
    ...{ lineas, aparte, sustituido },
    cantidad: dicho.cantidad - otraVez,
    importe: enEuros(dicho.importe - sustituido),
  }
}
