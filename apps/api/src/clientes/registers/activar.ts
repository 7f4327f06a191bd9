import type { registers } from '@telar/contract/clientes/registers'
import type { Body } from '@telar/contract/kit/endpoint'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { abrirCuenta } from '../clientes/cuenta.ts'
import { crearCliente } from '../clientes/guardar.ts'
import { cuentaActivada } from './cartas.ts'
import { REGISTRO, usarClave } from './claves.ts'
import type { RegistroEntero } from './queries.ts'

/** The account opens and the request is done: its key stays known, as used. */
async function activar(
  db: Db,
  { publicUrl }: Config,
  registro: RegistroEntero,
  clienteId: number,
  password: string,
): Promise<void> {
  const { id, email, nombre, telefono, idioma } = registro
  await abrirCuenta(db, { email, nombre, telefono, idioma, clienteId, password })
  await saveVersion(db, REGISTRO, id, null, { estado: 'activado', clienteId })
  const datos = { nombre, enlace: `${publicUrl}/login` }
  await enviarCorreo(db, { para: email, idioma, plantilla: cuentaActivada, datos })
}

export async function activarConocido(
  db: Db,
  config: Config,
  { key, password }: Body<(typeof registers)['setExistingCustomerFirstPassword']>,
): Promise<RegistroEntero> {
  const registro = await usarClave(db, key, true)
  await activar(db, config, registro, registro.clienteId as number, password)
  return registro
}

/** A new customer and their account, both or neither. */
export async function activarNuevo(
  db: Db,
  config: Config,
  { key, password, confirmPassword: _, ...datos }: Body<(typeof registers)['setNewCustomerData']>,
  hoy: string,
): Promise<RegistroEntero> {
  const registro = await usarClave(db, key, false)
  const clienteId = await crearCliente(db, { ...datos, email: registro.email }, hoy)
  await activar(db, config, { ...registro, idioma: datos.idioma }, clienteId, password)
  return registro
}
