import { setTimeout as sleep } from 'node:timers/promises'
import { registers } from '@telar/contract/clientes/registers'
import { hoy } from '@telar/domain/fecha'
import { eq, inArray, sql } from 'drizzle-orm'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { removeRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { activarConocido, activarNuevo } from './activar.ts'
import { caducadaDe, leerPorClave } from './claves.ts'
import { aprobar, previsualizar, rechazar, renovar, solicitar } from './commands.ts'
import { leerLicencia } from './licencia.ts'
import { duplicadosDe, filas, registroEntero } from './queries.ts'
import { deshacer } from './vincular.ts'

/** Whether there was a key to renew must not be told by the clock. */
const RENEW_MS = 150

export default implement(registers, {
  search: ({ db, body, idioma }) => searchRows(db, filas, body, idioma),
  get: ({ db, params: { id } }) => registroEntero(db, id),

  remove: async ({ db, body: { ids }, idioma, house }) => {
    const licencias = await db.select({ licencia: t.licencia }).from(t).where(inArray(t.id, ids))
    await removeRows(db, { table: t, entity: 'Register', label: t.nombre }, ids, idioma)
    for (const { licencia } of licencias) if (licencia) await house.files.delete(licencia.fichero)
    return ids
  },

  create: async ({ db, body, idioma, house }) => {
    await solicitar(db, house, body, idioma)
    return mensaje(idioma, 'registro.recibido')
  },

  setVisitado: async ({ db, body: { id, visitado } }) => {
    const set = { visitado, modificadoEn: sql`now()` }
    const [row] = await db.update(t).set(set).where(eq(t.id, id)).returning({ id: t.id })
    if (!row) throw notFound('Register', id)
    return id
  },

  approve: async ({ db, body, user, house }) => {
    await aprobar(db, house.config, user, body)
    return body.id
  },

  reject: async ({ db, body, user }) => {
    await rechazar(db, user, body)
    return body.id
  },

  deshacer: async ({ db, body }) => {
    await deshacer(db, body)
    return body.id
  },

  previewMail: ({ db, body, house }) => previsualizar(db, house.config, body),
  duplicados: async ({ db, params: { id } }) => duplicadosDe(db, await registroEntero(db, id)),

  licencia: async ({ db, params: { id }, house }) => {
    const { licencia } = await registroEntero(db, id)
    const content = licencia && (await leerLicencia(house.files, licencia))
    if (!content) throw notFound('Register', id)
    return { name: `licencia-${id}.${licencia.tipo}`, content }
  },

  getByKey: async ({ db, params: { key } }) => {
    const registro = await leerPorClave(db, key)
    return { ...registro, conocido: registro.clienteId !== null }
  },

  renewKey: async ({ db, body: { key }, idioma, house }) => {
    const started = performance.now()
    const registro = await caducadaDe(db, key)
    if (registro) await renovar(db, house.config, registro)
    await sleep(Math.max(0, RENEW_MS - (performance.now() - started)))
    return mensaje(idioma, 'registro.renovado')
  },

  setExistingCustomerFirstPassword: async ({ db, body, idioma, house }) => {
    await activarConocido(db, house.config, body)
    return mensaje(idioma, 'registro.activado')
  },

  setNewCustomerData: async ({ db, body, idioma, house, reloj }) => {
    await activarNuevo(db, house.config, body, hoy(reloj))
    return mensaje(idioma, 'registro.activado')
  },
})
