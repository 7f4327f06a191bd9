import type { SinPrueba } from '@telar/contract/facturacion/pruebas'
import { INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import {
  CLASES_DE_PRUEBA,
  type Falta,
  faltasDePrueba,
  type Prueba,
  TRANSPORTA,
  type Transporta,
} from '@telar/domain/facturacion/prueba'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { devengo } from '../devengo.ts'

const Suministro = z.object({
  id: z.int(),
  numero: z.string(),
  fecha: z.string(),
  clienteId: z.int(),
  cliente: z.string(),
  pais: z.string(),
  base: z.number(),
  transporta: z.enum(TRANSPORTA),
  casa: z.string(),
})
const DeFactura = z.object({ facturaId: z.int(), id: z.int(), numero: z.string() })
const Pieza = z.object({
  envioId: z.int().nullable(),
  facturaId: z.int().nullable(),
  clase: z.enum(CLASES_DE_PRUEBA),
  emisor: z.string(),
  pais: z.string(),
  fecha: z.string(),
})
type Pieza = z.output<typeof Pieza>

/** The papers of shipments and invoices; the carrier's own, that it arrived, is one of them. */
export const piezasDe = (db: Db, envioIds: readonly number[], facturaIds: readonly number[]): Promise<Pieza[]> =>
  rows(
    db,
    Pieza,
    sql`
    select envio_id as "envioId", factura_id as "facturaId", clase, emisor, pais, fecha::text as fecha from pruebas
    where quitada_en is null and (envio_id = any (${ints(envioIds)}) or factura_id = any (${ints(facturaIds)}))
    union all
    select v.id, null, 'entrega-transportista', t.nombre, v.direccion ->> 'pais', v.entregado_en::text
    from envios v join transportistas t on t.id = v.transportista_id
    where v.id = any (${ints(envioIds)}) and v.estado = 'entregado' and v.justificante is not null`,
  )

/** Invoices of goods that left for another state of the Union without tax, and stand as they are. */
const suministros = (db: Db, cuales: SQL) =>
  rows(
    db,
    Suministro,
    sql`
    select f.id, f.numero_completo as numero, ${devengo(sql`f`)}::text as fecha, f.cliente_id as "clienteId", f.cliente,
      f.direccion_envio ->> 'pais' as pais, f.base::float8 as base, coalesce(s.transporta, 'casa') as transporta,
      f.emisor_copia ->> 'razonSocial' as casa
    from facturas f left join suministros s on s.factura_id = f.id
    where f.estado = 'emitida' and f.regimen_iva = ${INTRACOMUNITARIA} and not f.anticipo and cardinality(f.rectifica) = 0
      and f.base > 0 and not exists (
        select from facturas x where x.estado = 'emitida' and x.tipo_rectificativa = 'S' and x.rectifica @> array[f.id])
      and ${cuales}
    order by f.fecha, f.id`,
  )

/** The shipments that the garments of invoices left with. */
export const enviosDeFacturas = (db: Db, facturaIds: readonly number[]) =>
  rows(
    db,
    DeFactura,
    sql`
    select distinct l.factura_id as "facturaId", v.id, v.numero
    from factura_lineas l join entrega_lineas x on x.pedido_linea_id = l.pedido_linea_id
      join envio_entregas n on n.entrega_id = x.entrega_id and n.vive join envios v on v.id = n.envio_id
    where l.factura_id = any (${ints(facturaIds)}) order by 1, 2`,
  )

interface Probable {
  transporta: Transporta
  pais: string
  fecha: string
  partes: string[]
}

/** What lacks of an invoice: each of its shipments needs its papers, of which those of the invoice are some. */
function faltasDe(suministro: Probable, envioIds: readonly number[], piezas: readonly (Pieza & Prueba)[]): Falta[] {
  const suyas = piezas.filter(({ envioId }) => envioId === null)
  if (envioIds.length === 0) return faltasDePrueba(suministro, suyas)
  const faltas = envioIds.flatMap((id) =>
    faltasDePrueba(suministro, [...suyas, ...piezas.filter(({ envioId }) => envioId === id)]),
  )
  return [...new Set(faltas)]
}

/** Supplies with what lacks of each; those of which nothing lacks as well. */
export async function conSusFaltas(
  db: Db,
  cuales: SQL,
): Promise<(SinPrueba & { transporta: Transporta; casa: string })[]> {
  const filas = await suministros(db, cuales)
  const ids = filas.map(({ id }) => id)
  const envios = ids.length === 0 ? [] : await enviosDeFacturas(db, ids)
  const piezas =
    ids.length === 0
      ? []
      : await piezasDe(
          db,
          envios.map(({ id }) => id),
          ids,
        )
  return filas.map((fila) => {
    const suyos = envios.filter(({ facturaId }) => facturaId === fila.id)
    const suyas = piezas.filter(
      ({ envioId, facturaId }) => facturaId === fila.id || suyos.some(({ id }) => id === envioId),
    )
    const partes = [fila.casa, fila.cliente]
    return {
      ...fila,
      pruebas: suyas.length,
      envios: suyos.map(({ id, numero }) => ({ id, numero })),
      faltan: faltasDe(
        { ...fila, partes },
        suyos.map(({ id }) => id),
        suyas,
      ),
    }
  })
}

/** Only those of which something lacks. */
export const sinPrueba = async (db: Db, cuales: SQL) =>
  (await conSusFaltas(db, cuales)).filter(({ faltan }) => faltan.length > 0)

/** Those that fall due between two days. */
export const entreDias = (desde: string, hasta: string): SQL =>
  sql`${devengo(sql`f`)} between ${desde}::date and ${hasta}::date`
