import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import type { RegistroFacturacion } from '@telar/domain/facturacion/verifactu/verifactu'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, type Column, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { waitAfter } from '../../casa/correo/jobs.ts'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { registrosFacturacionTable as t, verifactuTurnoTable as turno } from '../../db/schema/facturacion/verifactu.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import type { Aeat } from './aeat.ts'
import { leerAjustes } from './ajustes.ts'
import { porEnviar } from './pendientes.ts'
import type { LineaDeRespuesta, Rechazo, Respuesta } from './respuesta.ts'
import { remesaXml, sobre } from './xml.ts'

const MAX_REMESA = 1000
/** Longer than the agency is waited for. */
const EN_CAMINO_S = 120
/** The agency's code for a consignment that does not keep to the schema: one of its records is to blame. */
const FUERA_DE_ESQUEMA = 4102

type Entorno = Exclude<ModoVerifactu, 'off'>
type Turno = typeof turno.$inferSelect
type Ajustes = Awaited<ReturnType<typeof leerAjustes>>
interface Pendiente {
  id: number
  registro: RegistroFacturacion
  huella: string
  /** In seconds, by the clock of the database. */
  edad: number
}

const EDAD = sql<number>`extract(epoch from now() - ${t.creadoEn})::float8`
const libre = (hasta: Column) => sql`(${hasta} is null or ${yaToca(hasta)})`
const enSegundos = (segundos: number) => sql`now() + make_interval(secs => ${segundos})`
const dentroDe = (momento: string | null) => momento !== null && Date.parse(momento) > Date.now()

const operacionDe = ({ registro }: Pendiente): LineaDeRespuesta['operacion'] =>
  registro.clase === 'alta' ? 'Alta' : 'Anulacion'

/** Puts what was said beside the records it was said of; an invoice may be in a consignment more than once. */
function emparejar(pendientes: readonly Pendiente[], lineas: readonly LineaDeRespuesta[]) {
  const libres = [...lineas]
  return pendientes.flatMap((pendiente) => {
    const i = libres.findIndex(
      ({ numSerie, operacion }) =>
        numSerie === pendiente.registro.factura.numSerie && operacion === operacionDe(pendiente),
    )
    const [linea] = i < 0 ? [] : libres.splice(i, 1)
    return linea ? [{ id: pendiente.id, linea }] : []
  })
}

async function anotar(tx: Db, entorno: Entorno, pendientes: readonly Pendiente[], respuesta: Respuesta): Promise<void> {
  const dichos = emparejar(pendientes, respuesta.lineas)
  if (dichos.length === 0) throw new Error('The agency’s answer says nothing of what was sent.')
  for (const { id, linea } of dichos) {
    const { estado, codigo, descripcion } = linea
    await tx
      .update(t)
      .set({
        estado,
        entorno,
        intentos: sql`${t.intentos} + 1`,
        codigoError: codigo,
        descripcionError: descripcion,
        csv: respuesta.csv,
        enviadoEn: sql`now()`,
      })
      .where(eq(t.id, id))
  }
  await tx.update(turno).set({
    esperaHasta: enSegundos(respuesta.espera),
    reintentoEn: null,
    intentos: 0,
    lote: MAX_REMESA,
    ultimoError: null,
    ultimoEnvio: sql`now()`,
  })
}

/** The record alone is refused: it is set apart, and the others go on. */
async function apartar(tx: Db, entorno: Entorno, { id }: Pendiente, { codigo, texto }: Rechazo): Promise<void> {
  await tx
    .update(t)
    .set({
      estado: 'Incorrecto',
      entorno,
      intentos: sql`${t.intentos} + 1`,
      codigoError: codigo,
      descripcionError: texto,
      enviadoEn: sql`now()`,
    })
    .where(eq(t.id, id))
  await tx.update(turno).set({ lote: MAX_REMESA, ultimoEnvio: sql`now()`, ultimoError: null, intentos: 0 })
}

async function esperar(tx: Db, { intentos }: Turno, pendientes: readonly Pendiente[], motivo: string): Promise<void> {
  const ids = pendientes.map(({ id }) => id)
  await tx
    .update(t)
    .set({ intentos: sql`${t.intentos} + 1` })
    .where(inArray(t.id, ids))
  await tx.update(turno).set({
    intentos: intentos + 1,
    ocupadoHasta: null,
    reintentoEn: enSegundos(waitAfter(intentos + 1)),
    ultimoError: motivo.slice(0, 1500),
  })
}

async function atender(
  tx: Db,
  entorno: Entorno,
  suTurno: Turno,
  pendientes: readonly Pendiente[],
  respuesta: Respuesta | Rechazo,
): Promise<void> {
  if (respuesta.clase === 'respuesta') return anotar(tx, entorno, pendientes, respuesta)
  const [unico, ...otros] = pendientes
  if (respuesta.codigo !== FUERA_DE_ESQUEMA || !unico) return esperar(tx, suTurno, pendientes, respuesta.texto)
  if (otros.length === 0) return apartar(tx, entorno, unico, respuesta)
  await tx.update(turno).set({ lote: Math.ceil(pendientes.length / 2), ultimoError: respuesta.texto.slice(0, 1500) })
}

/** Takes the turn, so that nobody else sends; it is free again when the answer is noted, or after a while. */
async function tomarTurno(db: Db): Promise<Turno | undefined> {
  const [suTurno] = await db
    .update(turno)
    .set({ ocupadoHasta: enSegundos(EN_CAMINO_S) })
    .where(and(libre(turno.ocupadoHasta), libre(turno.reintentoEn)))
    .returning()
  return suTurno
}

/** How long the agency asked to wait after the last consignment. */
function pedida({ esperaHasta, ultimoEnvio }: Turno): number {
  const segundos = (Date.parse(esperaHasta ?? '') - Date.parse(ultimoEnvio ?? '')) / 1000
  return Number.isNaN(segundos) ? 0 : Math.max(segundos, 0)
}

/** Something went wrong: what is sent failed before, or is older than waiting and sending make it. */
const llegaTarde = (suTurno: Turno, pendientes: readonly Pendiente[]): boolean =>
  suTurno.intentos > 0 || pendientes.some(({ edad }) => edad > pedida(suTurno) + EN_CAMINO_S)

const dejarTurno = (db: Db) => db.update(turno).set({ ocupadoHasta: null, reintentoEn: null })

/** What is to be sent now: in order, at most a thousand records, no sooner than the agency asked for unless a thousand wait. */
async function porEnviarAhora(db: Db, { verifactu: { modo, desde } }: Ajustes): Promise<Pendiente[]> {
  const [suTurno] = await db.select().from(turno)
  if (modo === 'off' || !suTurno) return []
  const pendientes = await db
    .select({ id: t.id, registro: t.contenido, huella: t.huella, edad: EDAD })
    .from(t)
    .where(porEnviar(modo, desde))
    .orderBy(asc(t.id))
    .limit(suTurno.lote)
  return dentroDe(suTurno.esperaHasta) && pendientes.length < MAX_REMESA ? [] : pendientes
}

/**
 * Sends the next consignment if it is time, with no transaction open meanwhile. A process that dies in between leaves
 * the turn to the next one, which sends the same again; the agency says that it knows them.
 */
export async function enviarRemesa(db: Db, enviar: Aeat, log: Pick<FastifyBaseLogger, 'warn'>): Promise<boolean> {
  const ajustes = await leerAjustes(db)
  const { modo } = ajustes.verifactu
  if (modo === 'off' || (await porEnviarAhora(db, ajustes)).length === 0) return false
  const suTurno = await tomarTurno(db)
  if (!suTurno) return false
  // Whoever had the turn until now may have sent them.
  const pendientes = await porEnviarAhora(db, ajustes)
  if (pendientes.length === 0) {
    await dejarTurno(db)
    return false
  }
  const { razonSocial: nombreRazon, nif } = ajustes.empresa
  try {
    const respuesta = await enviar(
      modo,
      sobre(remesaXml({ nombreRazon, nif }, pendientes, llegaTarde(suTurno, pendientes))),
    )
    await db.transaction(async (tx) => {
      await dejarTurno(tx)
      await atender(tx, modo, suTurno, pendientes, respuesta)
    })
  } catch (error) {
    const reason = (error as Error).message
    log.warn({ registros: pendientes.length, reason }, 'Records could not be sent to the tax agency.')
    const motivo = error instanceof ReglaError ? error.code : 'verifactu.sin-respuesta'
    await db.transaction((tx) => esperar(tx, suTurno, pendientes, motivo))
  }
  return true
}

/** Sends records as they come, at the pace that the agency sets. */
export const startVerifactu = (db: Db, enviar: Aeat, changes: Changes, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat({ log, changes, table: 'registros_facturacion', step: () => enviarRemesa(db, enviar, log) })
