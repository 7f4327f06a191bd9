import { compactarNif } from '@telar/contract/checks/nif'
import type { RegisterInput, registers } from '@telar/contract/clientes/registers'
import type { Body } from '@telar/contract/kit/endpoint'
import type { Consentimiento } from '@telar/domain/casa/legales'
import { comprobarPaso, DIAS_DE_LA_CLAVE } from '@telar/domain/clientes/registro'
import type { Idioma } from '@telar/domain/idioma'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { anunciar } from '../../casa/avisos/anunciar.ts'
import { componerCorreo, correoDeLaCasa, type Envio, enviarCorreo } from '../../casa/correo/enviar.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { takeTurn } from '../../db/rows.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { registersLista as v } from '../../db/schema/clientes/listas.ts'
import { type Licencia, registersTable as t } from '../../db/schema/clientes/registers.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, FieldsError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { deSusClientes } from '../alcance.ts'
import { comprobarTelefono, paisDe, problemasDeNif, sinProblemas } from '../clientes/comprobar.ts'
import { cuentaLibre } from '../clientes/cuenta.ts'
import type { AnuncioDeRegistro } from './aviso.ts'
import { comprobarCabida } from './cabida.ts'
import {
  type Aprobado,
  type Rechazado,
  registroAprobado,
  registroAviso,
  registroConocido,
  registroRechazado,
  registroRecibido,
} from './cartas.ts'
import { darClave, enlaceDe, REGISTRO } from './claves.ts'
import { guardarLicencia } from './licencia.ts'
import { bloquearRegistro, type RegistroEntero, refuseIfDecided, registroEntero } from './queries.ts'
import { diferenciasCon, exigirMotivo } from './vincular.ts'

type Solicitud = z.output<typeof RegisterInput>
type Accion = Body<(typeof registers)['previewMail']>

const IDIOMA_DE_LA_CASA: Idioma = 'es'
const PAIS_POR_DEFECTO = 'ES'
const SIN_CLAVE = '•••'

/** What only a new customer tells, checked; the licence comes last, when nothing else is wrong. */
async function datosDelNuevo(
  db: Db,
  { files, config }: Pick<House, 'files' | 'config'>,
  solicitud: Extract<Solicitud, { tipo: 'nuevo' }>,
  ip: string,
) {
  const { countryId, direccion } = solicitud
  const pais = await paisDe(db, countryId)
  const nif = compactarNif(solicitud.nif)
  const { telefono, problemas } = await comprobarTelefono(solicitud.telefono, pais, 'telefono')
  sinProblemas({
    ...(await problemasDeNif(nif, pais)),
    ...problemas,
    ...(direccion.pais === pais ? {} : { 'direccion.pais': ['cliente.pais'] }),
  })
  await comprobarCabida(db, config, ip)
  return { nif, telefono, countryId, direccion, licencia: await guardarLicencia(files, solicitud.licencia) }
}

async function datosDelConocido({ telefono: escrito }: Solicitud) {
  const { telefono, problemas } = await comprobarTelefono(escrito, PAIS_POR_DEFECTO, 'telefono')
  sinProblemas(problemas)
  return { telefono, licencia: null }
}

interface Datos extends Partial<Omit<Awaited<ReturnType<typeof datosDelNuevo>>, 'telefono' | 'licencia'>> {
  telefono: string
  licencia: Licencia | null
}

/** What somebody who asks has told, checked, with the licence already kept. */
export const prepararSolicitud = (
  db: Db,
  house: Pick<House, 'files' | 'config'>,
  solicitud: Solicitud,
  ip: string,
): Promise<Datos> =>
  solicitud.tipo === 'nuevo' ? datosDelNuevo(db, house, solicitud, ip) : datosDelConocido(solicitud)

/** Keeps a request and tells both sides. Nothing here asks whether the e-mail is known. */
export async function solicitar(
  db: Db,
  house: House,
  solicitud: Solicitud,
  datos: Datos & { consentimiento: Consentimiento | null },
  idioma: Idioma,
): Promise<void> {
  const { tipo, nombre, email } = solicitud
  const values = { tipo, nombre, email, idioma: solicitud.idioma ?? idioma, ...datos }
  const [registro] = await db.insert(t).values(values).returning()
  if (!registro) throw new Error('The request was not stored.')
  await anunciar<AnuncioDeRegistro>(db, { tipo: 'registro', id: registro.id })
  await enviarCorreo(db, { para: email, idioma: registro.idioma, plantilla: registroRecibido, datos: { nombre } })
  const casa = await correoDeLaCasa(db, house.config)
  if (!casa) return
  const enlace = `${house.config.publicUrl}/gestion/registers/${registro.id}`
  const aviso = { nombre, email, telefono: registro.telefono, nif: registro.nif ?? '', enlace }
  await enviarCorreo(db, { para: casa, idioma: IDIOMA_DE_LA_CASA, plantilla: registroAviso, datos: aviso })
}

type PorElCliente = Body<(typeof registers)['porTelefono']>

const turnoDe = (email: string) => sql`hashtext(${`registro ${email}`})`

/** Of two who invite the same person the second is told; a link that got lost goes again from its request. */
export async function refuseIfInvited(db: Db, { clienteId, email }: Pick<PorElCliente, 'clienteId' | 'email'>) {
  await takeTurn(db, turnoDe(email))
  const suya = and(eq(v.clienteId, clienteId), eq(v.email, email), eq(v.estado, 'aprobado'))
  const [viva] = await db.select({ quien: v.resueltoPor }).from(v).where(suya).limit(1)
  if (viva) throw conflict('registro.ya-invitado', { quien: viva.quien ?? '' })
}

/** Keeps the request of somebody who would buy for a customer that the caller reaches; nobody is told yet. */
export async function anotarPorElCliente(db: Db, datos: PorElCliente, user: Caller, idioma: Idioma) {
  const { clienteId, nombre, email, telefono: escrito } = datos
  const [cliente] = await db
    .select({ idioma: clientesTable.idioma })
    .from(clientesTable)
    .where(and(eq(clientesTable.id, clienteId), deSusClientes(user, clientesTable.id)))
  if (!cliente) throw new FieldsError({ clienteId: ['error.missing-reference'] })
  const { telefono, problemas } = await comprobarTelefono(escrito, PAIS_POR_DEFECTO, 'telefono')
  sinProblemas(problemas)
  const values = { tipo: 'existente' as const, nombre, email, telefono, clienteId, visitado: true }
  const [registro] = await db
    .insert(t)
    .values({ ...values, idioma: datos.idioma ?? cliente.idioma ?? idioma })
    .returning({ id: t.id })
  if (!registro) throw new Error('The request was not stored.')
  return { id: registro.id, clienteId }
}

const correoDeAprobacion = (
  { email, idioma, nombre }: RegistroEntero,
  conocido: boolean,
  config: Config,
  key: string,
): Envio<Aprobado> => ({
  para: email,
  idioma,
  plantilla: conocido ? registroConocido : registroAprobado,
  datos: { nombre, enlace: enlaceDe(config, conocido, key), dias: DIAS_DE_LA_CLAVE },
})

const correoDeRechazo = ({ email, idioma, nombre }: RegistroEntero, motivo: string): Envio<Rechazado> => ({
  para: email,
  idioma,
  plantilla: registroRechazado,
  datos: { nombre, motivo },
})

const resuelto = (user: Caller) => ({ visitado: true, resueltoEn: sql`now()`, resueltoPor: user.email })

/** An account buys for one customer: whose link works for one is sent none for another, which could open nothing. */
async function refuseIfInvitedForAnother(db: Db, { id, email }: RegistroEntero, clienteId: number | null) {
  await takeTurn(db, turnoDe(email))
  const deOtro = sql`${v.clienteId} is distinct from ${clienteId}`
  const viva = and(eq(v.email, email), eq(v.estado, 'aprobado'), ne(v.id, id), deOtro)
  const [otra] = await db.select({ quien: v.resueltoPor }).from(v).where(viva).limit(1)
  if (otra) throw conflict('registro.invitado-por-otro-cliente', { quien: otra.quien ?? '' })
}

/** Sends the link that opens an account, of a new customer or of one we know. */
export async function aprobar(
  db: Db,
  config: Config,
  user: Caller,
  { id, clienteId = null, motivo = null, version }: Body<(typeof registers)['approve']>,
): Promise<void> {
  const registro = await bloquearRegistro(db, id)
  comprobarPaso(registro.estado, 'aprobado')
  refuseIfDecided(registro, version)
  if (clienteId !== null) await exigirMotivo(db, registro, clienteId, motivo)
  await cuentaLibre(db, registro.email, clienteId)
  await refuseIfInvitedForAnother(db, registro, clienteId)
  await db
    .update(t)
    .set({ ...resuelto(user), clienteId, motivo })
    .where(eq(t.id, id))
  await enviarCorreo(db, correoDeAprobacion(registro, clienteId !== null, config, await darClave(db, id)))
}

/** Declines with a reason; a link that was on its way opens nothing any more. */
export async function rechazar(
  db: Db,
  user: Caller,
  { id, motivo, version }: Body<(typeof registers)['reject']>,
): Promise<void> {
  const registro = await bloquearRegistro(db, id)
  comprobarPaso(registro.estado, 'rechazado')
  refuseIfDecided(registro, version)
  const set = { ...resuelto(user), estado: 'rechazado' as const, motivo, claveHash: null, caducaEn: null }
  await saveVersion(db, REGISTRO, id, null, set)
  await enviarCorreo(db, correoDeRechazo(registro, motivo))
}

/** A new link for one that has run out. */
export async function renovar(db: Db, config: Config, registro: RegistroEntero): Promise<void> {
  const key = await darClave(db, registro.id)
  await enviarCorreo(db, correoDeAprobacion(registro, registro.clienteId !== null, config, key))
}

/** The mail that a decision would send. */
export async function previsualizar(db: Db, config: Config, accion: Accion) {
  const registro = await registroEntero(db, accion.id)
  comprobarPaso(registro.estado, accion.accion === 'reject' ? 'rechazado' : 'aprobado')
  const envio =
    accion.accion === 'reject'
      ? correoDeRechazo(registro, accion.motivo)
      : correoDeAprobacion(registro, Boolean(accion.clienteId), config, SIN_CLAVE)
  const clienteId = accion.accion === 'approve' ? accion.clienteId : null
  const correo = await componerCorreo(db, envio as Envio<unknown>)
  return { ...correo, diferencias: clienteId ? await diferenciasCon(db, registro, clienteId) : [] }
}
