import type { ModoElectronica } from '@telar/domain/casa/ajustes'
import type { Dicho } from '@telar/domain/facturacion/electronica'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { waitAfter } from '../../casa/correo/jobs.ts'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import {
  electronicaEstadosTable as d,
  electronicasTable as e,
  entrantesTable as n,
  electronicaTurnoTable as turno,
} from '../../db/schema/facturacion/electronicas.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { leerDocumentos } from '../facturas/documentos/leer-documento.ts'
import { ublDe } from '../facturas/documentos/ubl/ubl.ts'
import { leerElectronica } from './ajustes.ts'
import type { Acuse, Efactura, Novedades } from './efactura.ts'
import { decir } from './encolar.ts'
import { oir } from './oir.ts'

/** Longer than anybody is waited for. */
const EN_CAMINO_S = 120
/** How often it is asked what has come. */
const CONSULTA_S = 300

type Via = Exclude<ModoElectronica, 'off'>
type Log = Pick<FastifyBaseLogger, 'warn'>
type Turno = typeof turno.$inferSelect
/** One way or the other, as the settings have it. */
export type Vias = (via: Via) => Efactura

interface Casa {
  db: Db
  reloj: Reloj
  vias: Vias
}

/** A piece of work: how it is done outside, with no transaction open, and what is written down of it. */
interface Tarea {
  que: 'factura' | 'estado' | 'consulta'
  hacer: (salida: Efactura) => Promise<(tx: Db) => Promise<void>>
  /** Counts a try that came to nothing, so that others go first. */
  fallar: (tx: Db) => Promise<unknown>
}

const libre = (hasta: Column): SQL => sql`(${hasta} is null or ${yaToca(hasta)})`
const enSegundos = (segundos: number): SQL => sql`now() + make_interval(secs => ${segundos})`

type Electronica = typeof e.$inferSelect

/** What we cannot write ourselves is given back by us; it is the same as if they had refused it. */
async function escribirUbl(db: Db, facturaId: number): Promise<Buffer | { motivo: string }> {
  const [documento] = await leerDocumentos(db, [facturaId], undefined)
  if (!documento) throw new Error(`Invoice ${facturaId} is missing.`)
  try {
    return ublDe(documento)
  } catch (error) {
    if (!(error instanceof ReglaError)) throw error
    return { motivo: mensaje('es', error.code as ClaveMensaje, error.params) }
  }
}

/** It may have been annulled while it was on its way: then its buyer is told. */
async function anotarEnvio(tx: Db, { id }: Electronica, acuse: Acuse, dia: string): Promise<void> {
  const [ahora] = await tx.select().from(e).where(eq(e.id, id)).for('update')
  const anulada = ahora?.estado === 'anulada'
  const intentos = sql`${e.intentos} + 1`
  if (acuse.clase === 'devuelta') {
    if (!anulada) await tx.update(e).set({ estado: 'devuelta', error: acuse.motivo, intentos }).where(eq(e.id, id))
    return
  }
  await tx
    .update(e)
    .set({
      ...(anulada ? {} : { estado: 'enviada' as const, error: null }),
      ...{ externo: acuse.id, enviadaEn: sql`now()`, intentos },
    })
    .where(eq(e.id, id))
  if (anulada) await decir(tx, { electronicaId: id, estado: 'anulada', fecha: dia })
}

async function siguienteFactura({ db, reloj }: Casa): Promise<Tarea | undefined> {
  const [suya] = await db.select().from(e).where(eq(e.estado, 'pendiente')).orderBy(asc(e.intentos), asc(e.id)).limit(1)
  if (!suya) return undefined
  return {
    que: 'factura',
    hacer: async (salida) => {
      const ubl = await escribirUbl(db, suya.facturaId)
      const acuse: Acuse = Buffer.isBuffer(ubl)
        ? await salida.entregar(suya.clave, ubl)
        : { clase: 'devuelta', motivo: ubl.motivo }
      return (tx) => anotarEnvio(tx, suya, acuse, hoy(reloj))
    },
    fallar: (tx) =>
      tx
        .update(e)
        .set({ intentos: sql`${e.intentos} + 1` })
        .where(eq(e.id, suya.id)),
  }
}

/** What was said of one invoice is sent in its order. */
const anteriorPendiente = sql`exists (
  select from electronica_estados a where a.envio = 'pendiente' and a.id < ${d.id}
    and (a.electronica_id = ${d.electronicaId} or a.entrante_id = ${d.entranteId}))`

async function siguienteEstado({ db }: Casa): Promise<Tarea | undefined> {
  const [suyo] = await db
    .select({ dicho: d, clave: e.clave, externo: n.externo })
    .from(d)
    .leftJoin(e, eq(e.id, d.electronicaId))
    .leftJoin(n, eq(n.id, d.entranteId))
    .where(and(eq(d.envio, 'pendiente'), sql`not ${anteriorPendiente}`))
    .orderBy(asc(d.intentos), asc(d.id))
    .limit(1)
  if (!suyo) return undefined
  const { dicho, clave, externo } = suyo
  const { id, estado, fecha, importe, motivo } = dicho
  const intentos = sql`${d.intentos} + 1`
  return {
    que: 'estado',
    hacer: async (salida) => {
      const factura = externo ?? clave ?? ''
      const acuse = await salida.decir(dicho.clave, { factura, estado: estado as Dicho, fecha, importe, motivo })
      const tomado = acuse.clase === 'tomada'
      return async (tx) => {
        await tx
          .update(d)
          .set({
            ...{ envio: tomado ? 'enviada' : 'devuelta', error: tomado ? null : acuse.motivo, intentos },
            enviadoEn: sql`now()`,
          })
          .where(eq(d.id, id))
      }
    },
    fallar: (tx) => tx.update(d).set({ intentos }).where(eq(d.id, id)),
  }
}

const llena = ({ comunicados, facturas }: Novedades) => comunicados.length + facturas.length > 0

async function siguienteConsulta({ db, reloj }: Casa, log: Log): Promise<Tarea | undefined> {
  const [suyo] = await db
    .select({ marca: turno.marca })
    .from(turno)
    .where(
      sql`${turno.ultimaConsulta} is null or ${turno.ultimaConsulta} <= now() - make_interval(secs => ${CONSULTA_S})`,
    )
  if (!suyo) return undefined
  return {
    que: 'consulta',
    hacer: async (salida) => {
      const novedades = await salida.novedades(suyo.marca)
      const { marca } = novedades
      // Where there is more to read it is asked for at once.
      const sigue = llena(novedades) && marca !== null && marca !== suyo.marca
      return async (tx) => {
        await oir(tx, novedades, hoy(reloj), log)
        await tx.update(turno).set({ marca: marca ?? suyo.marca, ultimaConsulta: sigue ? null : sql`now()` })
      }
    },
    fallar: async () => {},
  }
}

/** What comes next: invoices, then states, then what others sent. After a failure another kind goes first. */
async function siguiente(casa: Casa, log: Log, fallos: number): Promise<Tarea | undefined> {
  const clases = [siguienteFactura, siguienteEstado, siguienteConsulta]
  const desde = fallos % clases.length
  for (const clase of [...clases.slice(desde), ...clases.slice(0, desde)]) {
    const tarea = await clase(casa, log)
    if (tarea) return tarea
  }
  return undefined
}

/** Takes the turn, so that nobody else sends; it is free again when the answer is noted, or after a while. */
async function tomarTurno(db: Db): Promise<Turno | undefined> {
  const [suyo] = await db
    .update(turno)
    .set({ ocupadoHasta: enSegundos(EN_CAMINO_S) })
    .where(and(libre(turno.ocupadoHasta), libre(turno.reintentoEn)))
    .returning()
  return suyo
}

/**
 * Does the next thing, if there is one and it is time, with no transaction open while others are waited for. A process
 * that dies in between leaves the turn to the next one, which sends the same again under the same key.
 */
export async function moverElectronicas(casa: Casa, log: Log): Promise<boolean> {
  const { db, vias } = casa
  const { modo } = await leerElectronica(db)
  if (modo === 'off' || !(await siguiente(casa, log, 0))) return false
  const suyo = await tomarTurno(db)
  if (!suyo) return false
  // Whoever had the turn until now may have done it.
  const tarea = await siguiente(casa, log, suyo.intentos)
  if (!tarea) {
    await db.update(turno).set({ ocupadoHasta: null })
    return false
  }
  try {
    const anotar = await tarea.hacer(vias(modo))
    await db.transaction(async (tx) => {
      await anotar(tx)
      const enviado = tarea.que === 'consulta' ? {} : { ultimoEnvio: sql`now()` }
      await tx.update(turno).set({ ocupadoHasta: null, reintentoEn: null, intentos: 0, error: null, ...enviado })
    })
  } catch (error) {
    log.warn({ que: tarea.que, reason: (error as Error).message }, 'Electronic invoices could not be moved.')
    const motivo = error instanceof ReglaError ? error.code : 'efactura.sin-respuesta'
    await db.transaction(async (tx) => {
      await tarea.fallar(tx)
      const intentos = suyo.intentos + 1
      const reintentoEn = enSegundos(waitAfter(intentos))
      await tx.update(turno).set({ intentos, ocupadoHasta: null, reintentoEn, error: motivo })
    })
  }
  return true
}

/** Sends invoices and states as they come, and asks from time to time what others have sent. */
export const startElectronicas = (casa: Casa, changes: Changes, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat({ log, changes, table: 'electronicas', step: () => moverElectronicas(casa, log) })
