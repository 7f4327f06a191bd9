import { diaDe, masDias, type Reloj } from '@telar/domain/fecha'
import {
  EN_CAMINO,
  estadoTras,
  MAX_PREGUNTAS,
  pausaDeConsulta,
  pausaDeLlamada,
  puedePasar,
  type Suceso,
} from '@telar/domain/ventas/envio'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { entregasTable as e } from '../../db/schema/ventas/entregas.ts'
import { envioEntregasTable as n, envioSucesosTable as s, enviosTable as v } from '../../db/schema/ventas/envios.ts'
import { newFileName } from '../../gateways/files.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { House } from '../../kit/house.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { mydhl } from '../transportistas/mydhl.ts'
import { type Acuse, generico, type PorEnviar, SinSalir, type Transportista } from '../transportistas/servicio.ts'
import { aduanaDe } from './aduana.ts'
import { bultosEnOrden, darNumeros, transportistaDe } from './commands.ts'
import { avisarDeEnvio, bloquearEnvio, type Fila, pasar } from './envio.ts'
import type { Transportista as SuFila } from './preparar.ts'

/** Longer than a carrier is waited for. */
const EN_CURSO_S = 120
/** Between which days a shipment is looked for by our number. */
const MARGEN_DIAS = 15

export interface Casa extends Pick<House, 'config' | 'files'> {
  db: Db
  reloj: Reloj
  /** How a carrier is reached. */
  servicioDe?: (fila: SuFila) => Transportista
}
type Log = Pick<FastifyBaseLogger, 'warn'>

const enSegundos = (segundos: number): SQL<string> => sql<string>`now() + make_interval(secs => ${segundos})`

const servicioDe = ({ config, servicioDe: suyo }: Casa, fila: SuFila): Transportista => {
  if (suyo) return suyo(fila)
  return fila.clase === 'dhl' ? mydhl(config, fila) : generico
}

const POR_LLAMAR = ['pendiente', 'en-curso', 'desconocida'] as const
interface Tomado {
  id: number
  antes: (typeof POR_LLAMAR)[number]
}

/**
 * Takes one whose carrier is to be asked: for as long as it is asked nobody else does. Looked for before it is written,
 * as a writing that finds nothing is told as a change, and would wake who looks.
 */
const tomar = (db: Db): Promise<Tomado | undefined> =>
  db.transaction(async (tx) => {
    const [una] = await tx
      .select({ id: v.id, antes: v.llamada })
      .from(v)
      .where(and(inArray(v.llamada, [...POR_LLAMAR]), yaToca(v.proximoIntento)))
      .orderBy(v.proximoIntento, v.id)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!una) return undefined
    const set = {
      llamada: 'en-curso' as const,
      intentos: sql`${v.intentos} + 1`,
      proximoIntento: enSegundos(EN_CURSO_S),
    }
    await tx.update(v).set(set).where(eq(v.id, una.id))
    return una as Tomado
  })

/** What the carrier is told. */
async function porEnviar(db: Db, fila: Fila, sale: Date): Promise<PorEnviar> {
  const casa = await leerCasa(db)
  const bultos = await bultosEnOrden(db, fila.id)
  const remitente = {
    ...{ empresa: casa.razonSocial || casa.marca, nombre: casa.marca, email: casa.email, telefono: casa.telefono },
    ...{ calle: casa.direccion, codigoPostal: casa.codigoPostal, ciudad: casa.ciudad, provincia: '', pais: 'ES' },
  }
  const destinatario = { ...fila.direccion, empresa: fila.direccion.nombre, email: '' }
  const lineas = await aduanaDe(db, fila)
  const aduana = lineas && { lineas, nif: casa.nif, papel: await albaranesDe(db, fila.id), fecha: fila.fecha }
  return { numero: fila.numero, sale, servicio: fila.servicio, remitente, destinatario, bultos, aduana }
}

/** The delivery notes of a shipment, by their numbers. */
async function albaranesDe(db: Db, envioId: number): Promise<string> {
  const notas = await db
    .select({ numero: e.numero })
    .from(n)
    .innerJoin(e, eq(e.id, n.entregaId))
    .where(eq(n.envioId, envioId))
    .orderBy(e.id)
  return notas.map(({ numero }) => numero).join(' ')
}

type Hallado = { clase: 'hallado'; seguimiento: string } | { clase: 'no-consta' }

/** Asks whether they know our number: it may have been taken when the line broke. */
async function preguntar(servicio: Transportista, { numero, fecha }: Fila, ahora: Date): Promise<Hallado> {
  const seguimiento = await servicio.buscar(numero, masDias(fecha, -1), masDias(diaDe(ahora), MARGEN_DIAS))
  return seguimiento === null ? { clase: 'no-consta' } : { clase: 'hallado', seguimiento }
}

/** A question that never left tells nothing of what was sent before it. */
function sigueDudosa({ message }: Error): never {
  throw new Error(message)
}

/** Makes one; unless nobody knows whether it was made already: then it is looked for first, and taken if it is there. */
async function crear(servicio: Transportista, fila: Fila, { db, reloj }: Casa): Promise<Acuse | Hallado> {
  const dudosa = fila.intentos === 1 && fila.error !== ''
  const antes = dudosa ? await preguntar(servicio, fila, reloj()).catch(sigueDudosa) : null
  return antes?.clase === 'hallado' ? antes : servicio.crear(await porEnviar(db, fila, reloj()))
}

async function anotarHecho(casa: Casa, id: number, suya: SuFila, acuse: Acuse | Hallado, etiqueta: string | null) {
  const { db, reloj } = casa
  await db.transaction(async (tx) => {
    const fila = await bloquearEnvio(tx, id)
    if (fila.estado !== 'preparado') return
    const hecha = { llamada: 'hecha' as const, proximoIntento: null }
    const acto = { casa, quien: null, ahora: reloj() }
    if (acuse.clase === 'hecho')
      return darNumeros(tx, fila, suya, acuse.creado, { ...acto, set: { ...hecha, etiqueta } })
    if (acuse.clase === 'hallado') {
      const { seguimiento } = acuse
      return darNumeros(tx, fila, suya, { seguimiento, bultos: [], etiqueta: null }, { ...acto, set: hecha })
    }
    const rechazado = acuse.clase === 'rechazado'
    const seRinde = rechazado || fila.intentos > MAX_PREGUNTAS
    await tx
      .update(v)
      .set({
        llamada: rechazado ? 'rechazada' : 'desconocida',
        error: rechazado ? acuse.motivo : fila.error,
        proximoIntento: seRinde ? null : enSegundos(pausaDeLlamada(fila.intentos)),
        ...nextVersion(v),
      })
      .where(eq(v.id, id))
    if (seRinde) await avisarDeEnvio(tx, fila)
  })
}

/** Nobody answered as agreed: if nothing left the house it is sent again, otherwise they are asked first. */
async function anotarFallo({ db }: Casa, id: number, error: Error, antes: Tomado['antes']) {
  await db.transaction(async (tx) => {
    const fila = await bloquearEnvio(tx, id)
    if (fila.estado !== 'preparado') return
    const seguro = antes === 'pendiente' && error instanceof SinSalir
    const seRinde = !seguro && fila.intentos > MAX_PREGUNTAS
    await tx
      .update(v)
      .set({
        llamada: seguro ? 'pendiente' : 'desconocida',
        error: error.message.slice(0, 300),
        proximoIntento: seRinde ? null : enSegundos(pausaDeLlamada(fila.intentos)),
        ...nextVersion(v),
      })
      .where(eq(v.id, id))
    if (seRinde) await avisarDeEnvio(tx, fila)
  })
}

/** Asks one carrier for a label, with no transaction open meanwhile. */
async function pedirUna(casa: Casa, log: Log): Promise<boolean> {
  const { db, files, reloj } = casa
  const tomado = await tomar(db)
  if (!tomado) return false
  const { id, antes } = tomado
  try {
    const [fila] = await db.select().from(v).where(eq(v.id, id))
    if (!fila) return true
    const suya = await transportistaDe(db, fila)
    const servicio = servicioDe(casa, suya)
    const acuse = antes === 'pendiente' ? await crear(servicio, fila, casa) : await preguntar(servicio, fila, reloj())
    const pdf = acuse.clase === 'hecho' ? acuse.creado.etiqueta : null
    const etiqueta = pdf ? newFileName('envios', 'pdf') : null
    if (pdf && etiqueta) await files.put(etiqueta, pdf)
    await anotarHecho(casa, id, suya, acuse, etiqueta)
  } catch (error) {
    log.warn({ envio: id, reason: (error as Error).message }, 'A carrier could not be asked for a label.')
    await anotarFallo(casa, id, error as Error, antes)
  }
  return true
}

/** Takes one of which news are due. */
async function tomarConsulta(db: Db): Promise<Fila | undefined> {
  const una = db
    .select({ id: v.id })
    .from(v)
    .where(and(yaToca(v.proximaConsulta), inArray(v.estado, [...EN_CAMINO])))
    .orderBy(v.proximaConsulta)
    .limit(1)
    .for('update', { skipLocked: true })
  const [fila] = await db
    .update(v)
    .set({ proximaConsulta: enSegundos(EN_CURSO_S) })
    .where(sql`${v.id} = (${una})`)
    .returning()
  return fila
}

/** All that is known to have happened to a shipment, whoever said it. */
async function sucesosDe(db: Db, envioId: number): Promise<Suceso[]> {
  const filas = await db.select().from(s).where(eq(s.envioId, envioId)).orderBy(s.cuando, s.id)
  return filas.map(({ cuando, ...resto }) => ({ ...resto, momento: new Date(cuando).toISOString() }))
}

/** Asks one carrier where a shipment is; what is new of it is kept, and moves it. */
async function consultarUna(casa: Casa, log: Log): Promise<boolean> {
  const { db, files } = casa
  const tomada = await tomarConsulta(db)
  if (!tomada) return false
  try {
    const servicio = servicioDe(casa, await transportistaDe(db, tomada))
    const seguimiento = tomada.seguimiento ?? ''
    const sucesos = await servicio.seguir(seguimiento)
    const llego = estadoTras(tomada.estado, sucesos) === 'entregado'
    const papel = llego ? await servicio.justificante(seguimiento).catch(() => null) : null
    const justificante = papel ? newFileName('envios', 'pdf') : null
    if (papel && justificante) await files.put(justificante, papel)
    await db.transaction(async (tx) => {
      const fila = await bloquearEnvio(tx, tomada.id)
      const nuevos =
        sucesos.length === 0
          ? []
          : await tx
              .insert(s)
              .values(
                sucesos.map(({ momento, ...suceso }) => ({
                  ...suceso,
                  envioId: fila.id,
                  cuando: momento,
                  quien: null,
                })),
              )
              .onConflictDoNothing()
              .returning()
      const sinNovedad = nuevos.length > 0 ? 0 : fila.sinNovedad + 1
      await tx
        .update(v)
        .set({ sinNovedad, proximaConsulta: enSegundos(pausaDeConsulta(sinNovedad)) })
        .where(eq(v.id, fila.id))
      if (nuevos.length === 0) return
      const todos = await sucesosDe(tx, fila.id)
      const estado = estadoTras('etiquetado', todos)
      const ultimo = todos.find((uno) => uno.estado === estado)
      if (!ultimo || !puedePasar(fila.estado, estado)) return
      const paso = { cuando: new Date(ultimo.momento), quien: null }
      await pasar(tx, casa, fila, estado, paso, estado === 'entregado' && justificante ? { justificante } : {})
    })
  } catch (error) {
    log.warn(
      { envio: tomada.id, reason: (error as Error).message },
      'A carrier could not be asked where a shipment is.',
    )
    const sinNovedad = tomada.sinNovedad + 1
    await db
      .update(v)
      .set({ sinNovedad, proximaConsulta: enSegundos(pausaDeConsulta(sinNovedad)) })
      .where(eq(v.id, tomada.id))
  }
  return true
}

/** Does the next thing that is due: a label to be asked for, or news. */
export const moverEnvios = async (casa: Casa, log: Log): Promise<boolean> =>
  (await pedirUna(casa, log)) || (await consultarUna(casa, log))

/** Asks carriers for labels as they are wanted, and from time to time where things are. */
export const startEnvios = (casa: Casa, changes: Changes, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeat({ log, changes, table: 'envios', step: () => moverEnvios(casa, log) })
