import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cobrosLista, facturasTable as f, facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import type { Keep } from '../../kit/kept.ts'
import { plan } from '../../kit/search.ts'
import { fuente, fuenteCobros, fuenteLineas } from './queries.ts'

const euros = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::float8`
const unidades = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::int`

const NADA = { facturas: 0, prendas: 0, base: 0, cuotaIva: 0, cuotaRe: 0, total: 0, cobrado: 0, pendiente: 0 }

/** The sums over a whole search, not a page. */
export async function sumarFacturas(db: Db, search: Search, idioma: Idioma, suyas: SQL | undefined, keep: Keep) {
  const { where } = plan(fuente, search, idioma)
  const sumando = db
    .select({
      facturas: sql<number>`count(*)::int`,
      prendas: unidades(f.prendas),
      base: euros(f.base),
      cuotaIva: euros(f.cuotaIva),
      cuotaRe: euros(f.cuotaRe),
      total: euros(f.total),
      cobrado: euros(f.cobrado),
      pendiente: sql<number>`coalesce(sum(${f.pendiente}) filter (where ${f.estado} = 'emitida'), 0)::float8`,
    })
    .from(f)
    .where(and(suyas, where))
  const [sumas] = await keep(JSON.stringify(sumando.toSQL()), async () => sumando)
  return sumas ?? NADA
}

export async function sumarLineas(db: Db, search: Search, idioma: Idioma, suyas: SQL | undefined) {
  const { where } = plan(fuenteLineas, search, idioma)
  const { cantidad, importe } = facturaLineasLista
  const [sumas] = await db
    .select({ lineas: sql<number>`count(*)::int`, cantidad: unidades(cantidad), importe: euros(importe) })
    .from(facturaLineasLista)
    .where(and(suyas, where))
  return sumas ?? { lineas: 0, cantidad: 0, importe: 0 }
}

export async function sumarCobros(db: Db, search: Search, idioma: Idioma, suyos: SQL | undefined) {
  const { where } = plan(fuenteCobros, search, idioma)
  const { importe, impagado } = cobrosLista
  const [sumas] = await db
    .select({
      cobros: sql<number>`count(*)::int`,
      importe: sql<number>`coalesce(sum(${importe}) filter (where not ${impagado}), 0)::float8`,
      impagado: sql<number>`coalesce(sum(${importe}) filter (where ${impagado}), 0)::float8`,
    })
    .from(cobrosLista)
    .where(and(suyos, where))
  return sumas ?? { cobros: 0, importe: 0, impagado: 0 }
}
