import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Keep } from '../../kit/memory/kept.ts'
import { addUp } from '../../kit/rows/blocks.ts'

/** A sum in euros. */
export const euros = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::float8`
/** A sum of things. */
export const unidades = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::int`

const SUMAS = {
  facturas: sql`count(*)`,
  prendas: unidades(f.prendas),
  base: euros(f.base),
  cuotaIva: euros(f.cuotaIva),
  cuotaRe: euros(f.cuotaRe),
  // What another program invoiced is to be collected here, and was not sold here.
  total: sql`coalesce(sum(${f.total}) filter (where ${f.tipo} <> 'previa'), 0)`,
  cobrado: euros(f.cobrado),
  pendiente: euros(f.pendiente),
}
/** What an invoice adds to what was sold: of one that says others anew, only what is new. */
export const VENDIDO = sql`(${f.base} - case when ${f.tipoRectificativa} = 'S' then coalesce((
  select sum(vieja.base) from facturas vieja where vieja.id = any (${f.rectifica})), 0) else 0 end)`

/** Invoices, whose touched blocks are noted. */
export const ANOTADAS = { from: f, id: f.id, as: f }
type Suma = keyof typeof SUMAS

/** The sums over a whole search, not a page: of what is issued, with drafts and annulled ones apart. */
export async function sumarFacturas(db: Db, where: SQL | undefined, suyas: SQL | undefined, keep: Keep) {
  const adding = { ...ANOTADAS, where: and(suyas, where), by: f.estado.getSQL(), sums: Object.values(SUMAS) }
  const estados = new Map((await addUp(db, keep, adding)).map(({ group, sums }) => [group, sums]))
  const de = (estado: EstadoDeFactura) =>
    Object.fromEntries(Object.keys(SUMAS).map((suma, i) => [suma, estados.get(estado)?.[i] ?? 0])) as Record<
      Suma,
      number
    >
  const aparte = (estado: EstadoDeFactura) => {
    const { facturas, total } = de(estado)
    return { facturas, total }
  }
  return { ...de('emitida'), borradores: aparte('borrador'), anuladas: aparte('anulada') }
}
