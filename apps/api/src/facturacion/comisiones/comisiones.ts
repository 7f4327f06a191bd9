import { type ComisionDeComercial, FacturaComisionada } from '@telar/contract/facturacion/comisiones'
import { Id } from '@telar/contract/kit/crud'
import { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { aCentimos, sumarEuros } from '@telar/domain/dinero'
import { type Criterio, devengoDe, tipoDeComision } from '@telar/domain/facturacion/comision'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { comercialesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { liquidacionFacturasTable as d, liquidacionesTable as q } from '../../db/schema/facturacion/tesoreria.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { sustituida } from '../facturas/sustituida.ts'

export interface Periodo {
  hasta: string
  desde?: string | null | undefined
  comercialId?: number | null | undefined
}

const Fila = FacturaComisionada.omit({ devengado: true, importe: true, tipo: true }).extend({
  entera: z.number(),
  cobradoYa: z.number(),
  tipos: z.array(z.number().nullable()),
  comercialId: Id,
  comercial: z.string(),
  acordado: z.enum(CRITERIOS_DE_COMISION),
})

/** What an invoice pays a rep: once another says it anew, nothing, and what was settled of it is taken back. */
const COMISION = sql`case when ${sustituida(sql`f`)} then 0 else f.comision_total end`

/** What an invoice pays on; one that nobody issued here, on what its rep agreed. */
const CRITERIO = sql`coalesce(f.criterio_comision, r.criterio)`

/** The invoices of which something may be owed to a rep: not all settled, or not all paid. */
const candidatas = (db: Db, { hasta, desde, comercialId }: Periodo, suyas: SQL | undefined, bloquear: boolean) =>
  rows(
    db,
    Fila,
    sql`
    select f.id, f.numero_completo as "numeroCompleto", f.fecha::text, f.cliente, (f.base - f.portes)::float8 as base, f.total::float8,
      (${COMISION})::float8 as comision, f.comision_liquidada::float8 as anterior, f.comision_total::float8 as entera,
      f.cobrado::float8 as "cobradoYa",
      array[f.comision, k.comision, r.comision]::float8[] as tipos,
      r.id as "comercialId", r.nombre as comercial, r.criterio as acordado, ${CRITERIO} as criterio, coalesce((
        select sum(c.importe) from cobros c where c.factura_id = f.id and c.fecha <= ${hasta}
          and (not c.impagado or c.fecha_impagado > ${hasta})), 0)::float8 as cobrado
    from facturas f join comerciales r on r.id = f.comercial_id join clientes k on k.id = f.cliente_id
    where f.estado = 'emitida' and f.fecha <= ${hasta} and (f.comision_total <> 0 or f.comision_liquidada <> 0)
      and (${COMISION} <> f.comision_liquidada or f.pendiente <> 0)
      ${desde ? sql`and f.fecha >= ${desde}` : sql``} ${comercialId ? sql`and r.id = ${comercialId}` : sql``}
      ${suyas ? sql`and ${suyas}` : sql``}
    order by ${bloquear ? sql`f.id for no key update of f` : sql`r.nombre, f.fecha, f.id`}`,
  )

/** What is owed to each rep, invoice by invoice. */
export async function calcularComisiones(
  db: Db,
  periodo: Periodo,
  suyas?: SQL,
  bloquear = false,
): Promise<ComisionDeComercial[]> {
  const filas = await candidatas(db, periodo, suyas, bloquear)
  return [...Map.groupBy(filas, ({ comercialId }) => comercialId).values()].flatMap((deUno) => {
    const [primera] = deUno
    if (!primera) return []
    const { comercialId, comercial, acordado } = primera
    const facturas = deUno
      .map(({ entera, cobradoYa, tipos, acordado: _, ...fila }) => ({
        ...fila,
        ...devengoDe(fila.criterio, { ...fila, cobradoYa, liquidado: fila.anterior }),
        tipo: tipoDeComision(entera, fila.base, tipos),
      }))
      .filter(({ importe }) => importe !== 0)
    if (facturas.length === 0) return []
    const criterios = new Set(facturas.map(({ criterio }) => criterio))
    const [criterio = acordado] = criterios.size === 1 ? criterios : []
    return [{ comercialId, comercial, criterio, importe: sumarEuros(facturas.map(({ importe }) => importe)), facturas }]
  })
}

interface Liquidar extends Periodo {
  comercialId: number
  importe: number
  notas: string
}

/**
 * Fixes what a rep is owed, provided that it is still what the preview said. What a rep owes waits for what they earn next:
 * fixed by itself, nobody would ever ask for it back.
 */
export async function liquidar(
  db: Db,
  { importe, notas, ...periodo }: Liquidar,
  { quien, hoy }: { quien: string; hoy: string },
): Promise<number> {
  const { comercialId } = periodo
  if (periodo.hasta > hoy) throw new ReglaError('comision.futura', { hasta: periodo.hasta })
  const [comercial] = await db
    .select({ id: comercialesTable.id })
    .from(comercialesTable)
    .where(eq(comercialesTable.id, comercialId))
    .for('no key update')
  if (!comercial) throw notFound('Comercial', comercialId)
  const [suya] = await calcularComisiones(db, periodo, undefined, true)
  if (!suya) throw conflict('comision.nada')
  if (aCentimos(importe) !== aCentimos(suya.importe)) throw conflict('comision.cambiada', { importe: suya.importe })
  if (importe < 0) throw conflict('comision.negativa', { importe })
  const { criterio, facturas } = suya
  const [fila] = await db
    .insert(q)
    .values({
      comercialId,
      fecha: hoy,
      hasta: periodo.hasta,
      criterio,
      facturas: facturas.length,
      importe,
      quien,
      notas,
    })
    .returning({ id: q.id })
  const liquidacionId = fila?.id as number
  for (let i = 0; i < facturas.length; i += LOTE) {
    const lote = facturas.slice(i, i + LOTE)
    await db.insert(d).values(
      lote.map(({ id, comision, devengado, anterior, importe: suyo, tipo }) => ({
        ...{ liquidacionId, facturaId: id, comision, devengado, anterior, importe: suyo, tipo },
      })),
    )
  }
  await db
    .update(f)
    .set({ comisionLiquidada: sql`${d.devengado}`, ...nextVersion(f) })
    .from(d)
    .where(and(eq(d.liquidacionId, liquidacionId), eq(d.facturaId, f.id)))
  return liquidacionId
}

const LOTE = 1000

/** A settlement with its invoices. */
export async function verLiquidacion(db: Db, id: number, suya: SQL | undefined) {
  const [fila] = await db
    .select({ liquidacion: q, comercial: comercialesTable.nombre })
    .from(q)
    .innerJoin(comercialesTable, eq(comercialesTable.id, q.comercialId))
    .where(and(eq(q.id, id), suya))
  if (!fila) throw notFound('Liquidación', id)
  const { numeroCompleto, fecha, cliente, total, cobrado } = f
  const base = sql<number>`(${f.base} - ${f.portes})::float8`
  const { tipo, comision, devengado, anterior, importe } = d
  const criterio = sql<Criterio>`coalesce(${f.criterioComision}, ${fila.liquidacion.criterio})`
  const detalle = await db
    .select({
      ...{ id: f.id, numeroCompleto: sql<string>`${numeroCompleto}`, fecha, cliente, base, total, cobrado },
      ...{ criterio, tipo, comision, devengado, anterior, importe },
    })
    .from(d)
    .innerJoin(f, eq(f.id, d.facturaId))
    .where(eq(d.liquidacionId, id))
    .orderBy(f.fecha, f.id)
  return { ...fila.liquidacion, comercial: fila.comercial, detalle }
}
