import type { Electronica, EstadoDicho, ResumenElectronicas } from '@telar/contract/facturacion/electronicas'
import type { Idioma } from '@telar/domain/idioma'
import { asc, eq, getViewSelectedFields, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import {
  electronicaEstadosTable as d,
  electronicaTurnoTable,
  entrantesTable,
  electronicasLista as l,
} from '../../db/schema/facturacion/electronicas.ts'
import { esClave, mensaje } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { leerElectronica } from './ajustes.ts'
import { hayPuerta } from './efactura.ts'

const columns = getViewSelectedFields(l)
export const fuente: Source = {
  table: l,
  columns,
  searchIn: ['numeroCompleto', 'cliente'],
  orderBy: 'id desc',
}

/** What was said of an invoice, in the order in which it came. */
export const dichosDe = (db: Db, cual: SQL): Promise<z.input<typeof EstadoDicho>[]> =>
  db
    .select({
      ...{ id: d.id, creadoEn: d.creadoEn, sentido: d.sentido, estado: d.estado, fecha: d.fecha },
      ...{ importe: d.importe, motivo: d.motivo, envio: d.envio, error: d.error },
    })
    .from(d)
    .where(cual)
    .orderBy(asc(d.fecha), asc(d.id))

export async function verElectronica(db: Db, id: number): Promise<z.input<typeof Electronica>> {
  const [fila] = await db.select(columns).from(l).where(eq(l.id, id))
  if (!fila) throw notFound('Electronica', id)
  return { ...fila, estados: await dichosDe(db, eq(d.electronicaId, id)) }
}

/** What keeps us from sending has a sentence of ours; what others say is in their own words. */
const dicho = (motivo: string, idioma: Idioma) => (esClave(motivo) ? mensaje(idioma, motivo) : motivo)

export async function resumen(db: Db, config: Config, idioma: Idioma): Promise<z.input<typeof ResumenElectronicas>> {
  const { modo, desde } = await leerElectronica(db)
  const cuantas = (condicion: SQL) => sql<number>`(count(*) filter (where ${condicion}))::int`
  const [cuentas] = await db
    .select({
      porEnviar: cuantas(eq(l.estado, 'pendiente')),
      enviadas: cuantas(eq(l.estado, 'enviada')),
      devueltas: cuantas(eq(l.estado, 'devuelta')),
      rechazadas: cuantas(eq(l.situacion, 'rechazada')),
      enDesacuerdo: cuantas(sql`${l.desacuerdo} is not null`),
    })
    .from(l)
  const [turno] = await db.select().from(electronicaTurnoTable)
  if (!cuentas || !turno) throw new Error('The turn’s row is missing.')
  return {
    ...{ modo, desde, ...cuentas },
    salida: modo === 'off' || hayPuerta(modo, config),
    firma: config.VERIFACTU_CERT !== undefined,
    porContestar: await db.$count(entrantesTable, eq(entrantesTable.estado, 'propuesta')),
    ...{ ultimoEnvio: turno.ultimoEnvio, ultimaConsulta: turno.ultimaConsulta },
    esperaHasta: turno.reintentoEn,
    error: turno.error && dicho(turno.error, idioma),
  }
}
