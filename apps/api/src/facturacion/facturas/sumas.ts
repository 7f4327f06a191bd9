import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Keep } from '../../kit/memory/kept.ts'

/** A sum in euros. */
export const euros = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::float8`
/** A sum of things. */
export const unidades = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::int`

const NADA = { facturas: 0, prendas: 0, base: 0, cuotaIva: 0, cuotaRe: 0, total: 0, cobrado: 0, pendiente: 0 }
const NINGUNA = { facturas: 0, total: 0 }

/** The sums over a whole search, not a page: of what is issued, with drafts and annulled ones apart. */
export async function sumarFacturas(db: Db, where: SQL | undefined, suyas: SQL | undefined, keep: Keep) {
  const sumando = db
    .select({
      estado: f.estado,
      facturas: sql<number>`count(*)::int`,
      prendas: unidades(f.prendas),
      base: euros(f.base),
      cuotaIva: euros(f.cuotaIva),
      cuotaRe: euros(f.cuotaRe),
      // What another program invoiced is to be collected here, and was not sold here.
      total: sql<number>`coalesce(sum(${f.total}) filter (where ${f.tipo} <> 'previa'), 0)::float8`,
      cobrado: euros(f.cobrado),
      pendiente: euros(f.pendiente),
    })
    .from(f)
    .where(and(suyas, where))
    .groupBy(f.estado)
  const sumas = await keep(JSON.stringify(sumando.toSQL()), async () => sumando)
  const de = (cual: EstadoDeFactura) => sumas.find(({ estado }) => estado === cual)
  const { estado: _, ...emitidas } = { estado: null, ...(de('emitida') ?? NADA) }
  const aparte = (cual: EstadoDeFactura) => {
    const { facturas, total } = de(cual) ?? NINGUNA
    return { facturas, total }
  }
  return { ...emitidas, borradores: aparte('borrador'), anuladas: aparte('anulada') }
}
