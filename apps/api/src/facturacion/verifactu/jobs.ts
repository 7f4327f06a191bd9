import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import type { RegistroFacturacion } from '@telar/domain/facturacion/verifactu/verifactu'
import { ReglaError } from '@telar/domain/regla'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { waitAfter } from '../../casa/correo/jobs.ts'
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
/** The agency's code for a consignment that does not keep to the schema: one of its records is to blame. */
const FUERA_DE_ESQUEMA = 4102

type Entorno = Exclude<ModoVerifactu, 'off'>
type Turno = typeof turno.$inferSelect
interface Pendiente {
  id: number
  registro: RegistroFacturacion
  huella: string
}

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

/**
 * Sends the next consignment if it is time: in order, at most a thousand records, no sooner than the agency asked for
 * unless a thousand are waiting. The turn's row stays locked meanwhile, so that nobody else sends; a process that dies in
 * between sends the same again, and the agency says that it knows them.
 */
export function enviarRemesa(db: Db, enviar: Aeat, log: Pick<FastifyBaseLogger, 'warn'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { verifactu, empresa } = await leerAjustes(tx)
    const { modo, desde } = verifactu
    if (modo === 'off') return false
    const [suTurno] = await tx.select().from(turno).for('update', { skipLocked: true })
    if (!suTurno || dentroDe(suTurno.reintentoEn)) return false
    const pendientes = await tx
      .select({ id: t.id, registro: t.contenido, huella: t.huella })
      .from(t)
      .where(porEnviar(modo, desde))
      .orderBy(asc(t.id))
      .limit(suTurno.lote)
    if (pendientes.length === 0) return false
    if (dentroDe(suTurno.esperaHasta) && pendientes.length < MAX_REMESA) return false
    const obligado = { nombreRazon: empresa.razonSocial, nif: empresa.nif }
    try {
      await atender(
        tx,
        modo,
        suTurno,
        pendientes,
        await enviar(modo, sobre(remesaXml(obligado, pendientes, suTurno.intentos > 0))),
      )
    } catch (error) {
      const reason = (error as Error).message
      log.warn({ registros: pendientes.length, reason }, 'Records could not be sent to the tax agency.')
      await esperar(tx, suTurno, pendientes, error instanceof ReglaError ? error.code : 'verifactu.sin-respuesta')
    }
    return true
  })
}

/** Sends records as they come, at the pace that the agency sets. */
export const startVerifactu = (db: Db, enviar: Aeat, changes: Changes, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat({ log, changes, table: 'registros_facturacion', step: () => enviarRemesa(db, enviar, log) })
