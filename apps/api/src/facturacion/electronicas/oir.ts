import { plazoDeRespuesta, type Situacion, situacionDe } from '@telar/domain/facturacion/electronica'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import {
  electronicaEstadosTable as d,
  electronicasTable as e,
  entrantesTable as n,
} from '../../db/schema/facturacion/electronicas.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'
import type { Comunicado, Novedades } from './efactura.ts'
import { leerUbl, mismoNif } from './leer-ubl.ts'

type Log = Pick<FastifyBaseLogger, 'warn'>

/** What a buyer said of one of our invoices; of any other it is not for us. */
async function anotarComunicado(tx: Db, comunicado: Comunicado, log: Log): Promise<void> {
  const { id, factura, estado, fecha, importe = null, motivo } = comunicado
  const [suya] = await tx
    .select({ id: e.id })
    .from(e)
    .where(sql`${e.clave}::text = ${factura.toLowerCase()}`)
    .for('update')
  if (!suya) return log.warn({ factura, estado }, 'A state came of an invoice that is not ours.')
  const valores = { electronicaId: suya.id, clave: `oido-${id}`, estado, fecha, importe, motivo: motivo ?? '' }
  await tx
    .insert(d)
    .values({ ...valores, sentido: 'oido', envio: 'enviada' })
    .onConflictDoNothing()
  const oidos = await tx
    .select({ estado: d.estado, fecha: d.fecha })
    .from(d)
    .where(and(eq(d.electronicaId, suya.id), eq(d.sentido, 'oido')))
  const situacion = situacionDe(oidos as { estado: Situacion; fecha: string }[])
  await tx.update(e).set({ situacion }).where(eq(e.id, suya.id))
}

/** A supplier's invoice, as a proposal. One to somebody else is not for us; one that cannot be read is kept all the same. */
async function anotarLlegada(
  tx: Db,
  { id: externo, ubl }: Novedades['facturas'][number],
  { nif, dia }: { nif: string; dia: string },
  log: Log,
): Promise<void> {
  const leida = leerUbl(ubl)
  if (leida && !mismoNif(leida.comprador, nif))
    return log.warn({ externo, comprador: leida.comprador }, 'An invoice came that is to somebody else.')
  const [proveedor] = leida
    ? await tx
        .select({ id: s.id })
        .from(s)
        .where(sql`regexp_replace(upper(coalesce(${s.nif}, '')), '^ES|[^A-Z0-9]', '', 'g') = ${leida.nif}`)
        .orderBy(s.id)
        .limit(1)
    : []
  await tx
    .insert(n)
    .values({
      ...{ externo, ubl, llegada: dia, plazo: plazoDeRespuesta(dia), proveedorId: proveedor?.id ?? null },
      ...{ nif: leida?.nif ?? '', proveedor: leida?.proveedor ?? externo, numero: leida?.numero ?? '' },
      ...{ fecha: leida?.fecha ?? null, total: leida?.total ?? null, propuesta: leida?.propuesta ?? null },
    })
    .onConflictDoNothing()
}

/** Keeps everything that came, however often and in whatever order it comes. */
export async function oir(tx: Db, { comunicados, facturas }: Novedades, dia: string, log: Log): Promise<void> {
  const [casa] = await tx.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const nif = casa?.empresa.nif ?? ''
  for (const comunicado of comunicados) await anotarComunicado(tx, comunicado, log)
  for (const llegada of facturas) await anotarLlegada(tx, llegada, { nif, dia }, log)
}
