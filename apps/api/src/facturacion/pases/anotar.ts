import { apuntesDe, type Documento, diferencia, type Partida } from '@telar/domain/facturacion/contabilidad/asiento'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows, texts } from '../../db/rows.ts'
import type { paseApuntesTable } from '../../db/schema/facturacion/tesoreria.ts'

/** What should be in the accounts of a thing, and what its lines say of it. */
export interface Anotable extends Documento {
  facturaId: number | null
  numero: string
  tercero: string
  nif: string
}

export type Linea = Omit<typeof paseApuntesTable.$inferInsert, 'paseId'>

const Anotado = z.object({
  documento: z.string(),
  cuenta: z.string(),
  importe: z.number(),
  base: z.number().nullable(),
  tipo: z.number().nullable(),
})

/** What the accounts hold of some things, in every lot together. */
async function anotadoDe(db: Db, documentos: readonly Documento[]): Promise<Map<string, Partida[]>> {
  const filas = await rows(
    db,
    Anotado,
    sql`
    select documento, cuenta, sum(debe - haber)::float8 as importe, sum(base)::float8 as base, max(tipo)::float8 as tipo
    from pase_apuntes where documento = any (${texts(documentos.map(({ clave }) => clave))}) group by 1, 2
    having sum(debe - haber) <> 0`,
  )
  return new Map(
    [...Map.groupBy(filas, ({ documento }) => documento)].map(([documento, suyas]) => [
      documento,
      suyas.map(({ cuenta, importe, base, tipo }) => ({
        ...{ cuenta, importe, base: base ?? undefined, tipo: tipo ?? undefined },
      })),
    ]),
  )
}

const Huerfano = z.object({
  clave: z.string(),
  facturaId: z.int().nullable(),
  numero: z.string(),
  tercero: z.string(),
  nif: z.string(),
})

/** Things in the accounts that are no more: payments and movements that were taken back, days that were opened again. */
export async function desaparecidos(db: Db, hoy: string): Promise<Anotable[]> {
  const filas = await rows(
    db,
    Huerfano,
    sql`
    select s.documento as clave, s."facturaId", s.numero, s.tercero, s.nif
    from (
      select documento, split_part(documento, ':', 1) as clase, split_part(documento, ':', 2) as cual,
        max(factura_id) as "facturaId", max(numero) as numero, max(tercero) as tercero, max(nif) as nif
      from (
        select documento, cuenta, max(factura_id) as factura_id, max(numero) as numero, max(tercero) as tercero, max(nif) as nif
        from pase_apuntes where documento not like 'factura:%' group by 1, 2 having sum(debe - haber) <> 0) a
      group by 1) s
    where case s.clase
        when 'cobro' then not exists (select from cobros c where c.id = s.cual::int)
        when 'impagado' then not exists (select from cobros c where c.id = s.cual::int and c.impagado)
        when 'giro' then not exists (
          select from remesa_lineas l join remesas r on r.id = l.remesa_id where l.id = s.cual::int and r.estado <> 'anulada')
        when 'devuelto' then not exists (
          select from remesa_lineas l join remesas r on r.id = l.remesa_id
          where l.id = s.cual::int and r.estado <> 'anulada' and l.devuelta is not null and l.cobro_id is null)
        when 'recibida' then not exists (select from recibidas r where r.id = s.cual::int)
        when 'pago' then not exists (select from pagos p where p.id = s.cual::int)
        when 'liquidacion' then not exists (select from liquidaciones q where q.id = s.cual::int)
        when 'liquidacionpagada' then not exists (
          select from liquidaciones q where q.id = s.cual::int and q.pagada is not null)
        when 'traspaso' then not exists (select from facturas f where f.id = s.cual::int and f.contabilizada)
        when 'anticipo' then not exists (select from anticipos a where a.id = s.cual::int and not a.anulado)
        when 'anticipodevuelto' then not exists (select from anticipos a where a.id = s.cual::int and a.devuelto > 0)
        when 'caja' then not exists (select from caja_movimientos m where m.id = s.cual::int)
        when 'arqueo' then not exists (
          select from caja_dias d where d.fecha = s.cual::date and d.cerrada and d.diferencia <> 0)
        else false end
    order by 1`,
  )
  return filas.map((fila) => ({ ...fila, fecha: hoy, concepto: `Anula ${fila.numero}`.trim(), partidas: [] }))
}

/**
 * The entries that bring the accounts to what they should say. What is posted for the first time bears its own day; what
 * has changed since it was posted, the day of the change. `dentro` tells which new things are of this lot.
 */
export async function porAnotar(
  db: Db,
  documentos: readonly Anotable[],
  { hoy, dentro }: { hoy: string; dentro: (fecha: string) => boolean },
): Promise<Linea[][]> {
  const anotado = await anotadoDe(db, documentos)
  return documentos.flatMap(({ clave, fecha, concepto, partidas, facturaId, numero, tercero, nif }) => {
    const antes = anotado.get(clave)
    if (!antes && !dentro(fecha)) return []
    const nuevas = antes ? diferencia(partidas, antes) : partidas
    if (nuevas.length === 0) return []
    const comun = { documento: clave, fecha: antes ? hoy : fecha, facturaId, numero, tercero, nif }
    return [apuntesDe(concepto, nuevas).map((apunte) => ({ ...apunte, ...comun, asiento: 0 }))]
  })
}
