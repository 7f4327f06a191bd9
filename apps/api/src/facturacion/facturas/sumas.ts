import type { EstadoDeFactura } from '@telar/domain/facturacion/factura'
import { and, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Keep } from '../../kit/memory/kept.ts'
import { addUp } from '../../kit/rows/blocks.ts'

/** A sum in euros. */
export const euros = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::float8`
/** A sum of things. */
export const unidades = (columna: unknown) => sql<number>`coalesce(sum(${columna}), 0)::int`

type Columna = 'prendas' | 'base' | 'cuotaIva' | 'cuotaRe' | 'total' | 'cobrado'

const vieja = alias(f, 'vieja')
const SUSTITUYE = sql`${f.tipoRectificativa} = 'S'`
const deLasSustituidas = (columna: Columna) => sql`case when ${SUSTITUYE} then coalesce((
  select sum(${vieja[columna]}) from ${f} ${vieja} where ${vieja.id} = any (${f.rectifica})), 0) else 0 end`
const loNuevo = (columna: Columna, sustituido = columna) => sql`(${f[columna]} - ${deLasSustituidas(sustituido)})`

/**
 * What an invoice adds to a sum: of one that says others anew, only what is new, because those stay and have been counted
 * when they were issued; and all of them are settled, by what they came to.
 */
export const ANADE = {
  prendas: loNuevo('prendas'),
  base: loNuevo('base'),
  cuotaIva: loNuevo('cuotaIva'),
  cuotaRe: loNuevo('cuotaRe'),
  // What another program invoiced is to be collected here, and was not sold here.
  total: sql`case when ${f.tipo} = 'previa' then 0 else ${loNuevo('total')} end`,
  cobrado: loNuevo('cobrado', 'total'),
}

/** What it says anew, which does not count again. */
export const SUSTITUIDO = euros(deLasSustituidas('total'))

const SUMAS = {
  facturas: sql`count(*)`,
  prendas: unidades(ANADE.prendas),
  base: euros(ANADE.base),
  cuotaIva: euros(ANADE.cuotaIva),
  cuotaRe: euros(ANADE.cuotaRe),
  total: euros(ANADE.total),
  cobrado: euros(ANADE.cobrado),
  pendiente: euros(f.pendiente),
  sustituyen: sql`count(*) filter (where ${SUSTITUYE})`,
  sustituido: SUSTITUIDO,
}

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
  const { sustituyen, sustituido, ...emitidas } = de('emitida')
  return {
    ...emitidas,
    sustituciones: { facturas: sustituyen, total: sustituido },
    ...{ borradores: aparte('borrador'), anuladas: aparte('anulada') },
  }
}
