import { DIAS_DE_LA_CLAVE } from '@telar/domain/clientes/registro'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import { hashKey, newKey } from '../../identidad/keys.ts'
import { AppError } from '../../kit/errors.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { bloquearRegistro, type RegistroEntero, registroEntero } from './queries.ts'

export const REGISTRO = { table: t, entity: 'Register' }

/** The page behind the link: a known customer only chooses a password, a new one tells the rest. */
export const enlaceDe = ({ publicUrl }: Pick<Config, 'publicUrl'>, conocido: boolean, key: string): string =>
  `${publicUrl}/${conocido ? 'set-password-known-customer' : 'set-new-customer-data'}/${key}`

/** A new key for a request, in place of any earlier one. */
export async function darClave(db: Db, id: number): Promise<string> {
  const key = newKey()
  await saveVersion(db, REGISTRO, id, null, {
    estado: 'aprobado',
    claveHash: hashKey(key),
    caducaEn: sql`now() + make_interval(days => ${DIAS_DE_LA_CLAVE})`,
  })
  return key
}

const desconocida = () => new AppError(404, 'Register Not Found.', 'registro.clave')

/** A key that opens nothing any more says why, to whoever holds it; any other is simply not known. */
function comprobarVigente(registro: RegistroEntero): void {
  if (registro.estado === 'activado') throw new AppError(410, 'Register Key Used.', 'registro.clave-usada')
  if (registro.estado === 'caducado') throw new AppError(410, 'Register Key Expired.', 'registro.clave-caducada')
  if (registro.estado !== 'aprobado') throw desconocida()
}

const idDeClave = async (db: Db, key: string): Promise<number | undefined> =>
  (
    await db
      .select({ id: t.id })
      .from(t)
      .where(eq(t.claveHash, hashKey(key)))
  )[0]?.id

/** The request behind a key that still works. */
export async function leerPorClave(db: Db, key: string): Promise<RegistroEntero> {
  const id = await idDeClave(db, key)
  if (id === undefined) throw desconocida()
  const registro = await registroEntero(db, id)
  comprobarVigente(registro)
  return registro
}

/** The request behind a key, to be used now: of two who come at once, the second finds it used. */
export async function usarClave(db: Db, key: string, conocido: boolean): Promise<RegistroEntero> {
  const id = await idDeClave(db, key)
  if (id === undefined) throw desconocida()
  const registro = await bloquearRegistro(db, id)
  // While this one waited the key may have been replaced; and a key opens the page it was made for, no other.
  const suya =
    (await idDeClave(db, key)) === id && (registro.estado === 'activado' || (registro.clienteId !== null) === conocido)
  if (!suya) throw desconocida()
  comprobarVigente(registro)
  return registro
}

/** The request whose link has run out, or nothing. */
export async function caducadaDe(db: Db, key: string): Promise<RegistroEntero | undefined> {
  const id = await idDeClave(db, key)
  if (id === undefined) return undefined
  const registro = await bloquearRegistro(db, id)
  return registro.estado === 'caducado' && (await idDeClave(db, key)) === id ? registro : undefined
}
