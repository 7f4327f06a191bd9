import type { registers } from '@telar/contract/clientes/registers'
import type { Body } from '@telar/contract/kit/endpoint'
import type { Consentimiento } from '@telar/domain/casa/legales'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { hashPassword } from '../../identidad/passwords.ts'
import { AppError } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { abrirCuenta } from '../clientes/cuenta.ts'
import { crearCliente } from '../clientes/guardar.ts'
import { cuentaActivada } from './cartas.ts'
import { leerPorClave, REGISTRO, usarClave } from './claves.ts'
import type { RegistroEntero } from './queries.ts'

/** What comes with the key: the first password, and that they agree to the privacy policy if they had not yet. */
interface Apertura {
  passwordHash: string
  consentimiento: Consentimiento | null
}

/** The account opens and the request is done: its key stays known, as used. */
async function activar(
  db: Db,
  { publicUrl }: Config,
  registro: RegistroEntero,
  clienteId: number,
  { passwordHash, consentimiento }: Apertura,
): Promise<void> {
  const { id, email, nombre, telefono, idioma } = registro
  await abrirCuenta(db, { email, nombre, telefono, idioma, clienteId, passwordHash })
  await saveVersion(db, REGISTRO, id, null, {
    estado: 'activado',
    clienteId,
    consentimiento: consentimiento ?? registro.consentimiento,
  })
  const datos = { nombre, enlace: `${publicUrl}/login` }
  await enviarCorreo(db, { para: email, idioma, plantilla: cuentaActivada, datos })
}

/**
 * The first password of who holds a key that works; nobody else's is worth the effort. Why it does not is said when it is
 * written: to who never heard that it worked, that is what is said.
 */
export async function primeraClave(
  db: Db,
  { key, password }: { key: string; password: string },
): Promise<string | AppError> {
  try {
    await leerPorClave(db, key)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  return hashPassword(password)
}

export async function activarConocido(
  db: Db,
  config: Config,
  key: string,
  apertura: Apertura,
): Promise<RegistroEntero> {
  const registro = await usarClave(db, key, true)
  await activar(db, config, registro, registro.clienteId as number, apertura)
  return registro
}

/** A new customer and their account, both or neither. */
export async function activarNuevo(
  db: Db,
  config: Config,
  { key, password: _, confirmPassword: __, acepta: ___, ...datos }: Body<(typeof registers)['setNewCustomerData']>,
  apertura: Apertura,
  hoy: string,
): Promise<RegistroEntero> {
  const registro = await usarClave(db, key, false)
  const clienteId = await crearCliente(db, { ...datos, email: registro.email }, hoy)
  await activar(db, config, { ...registro, idioma: datos.idioma }, clienteId, apertura)
  return registro
}
