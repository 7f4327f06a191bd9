import { libroDeExpedidas, libroDeRecibidas } from '@telar/domain/facturacion/libro'
import { ejercicioDe } from '@telar/domain/fecha'
import { asc, between } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { libroExpedidasLista as e } from '../../db/schema/facturacion/libros.ts'
import { libroRecibidasLista as r } from '../../db/schema/facturacion/recibidas.ts'
import type { FileResult } from '../../kit/call.ts'
import { xlsx } from '../../kit/formats/xlsx.ts'

/** The file's name says the year, whose it is and that it is of both taxes, as the agency wants it. */
async function nombreDel(db: Db, hasta: string): Promise<string> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  const { nif = '', razonSocial = '' } = ajustes?.empresa ?? {}
  return `${ejercicioDe(hasta)}_${nif}_T_${razonSocial.replace(/[^\p{L}\p{N} ]/gu, '').trim()}.xlsx`
}

/** The books of VAT of a period, by when tax fell due, as the agency's common format has them. */
export async function libroRegistro(db: Db, desde: string, hasta: string): Promise<FileResult> {
  const expedidas = await db
    .select()
    .from(e)
    .where(between(e.fecha, desde, hasta))
    .orderBy(asc(e.fechaExpedicion), asc(e.numeroCompleto), asc(e.id))
  const recibidas = await db
    .select()
    .from(r)
    .where(between(r.fecha, desde, hasta))
    .orderBy(asc(r.ejercicio), asc(r.recepcion), asc(r.id))
  return {
    name: await nombreDel(db, hasta),
    content: await xlsx([
      { name: 'EXPEDIDAS_INGRESOS', rows: libroDeExpedidas(expedidas) },
      { name: 'RECIBIDAS_GASTOS', rows: libroDeRecibidas(recibidas) },
    ]),
  }
}
