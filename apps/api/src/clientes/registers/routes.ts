import { registers } from '@telar/contract/clientes/registers'
import { hoy } from '@telar/domain/fecha'
import { eq, inArray, sql } from 'drizzle-orm'
import { consentir } from '../../casa/legales/consentimiento.ts'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement, steps } from '../../kit/call.ts'
import { AppError, notFound } from '../../kit/errors.ts'
import { exportRows, removeRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { activarConocido, activarNuevo, primeraClave } from './activar.ts'
import { caducadaDe, leerPorClave } from './claves.ts'
import {
  anotarPorElCliente,
  aprobar,
  prepararSolicitud,
  previsualizar,
  rechazar,
  refuseIfInvited,
  renovar,
  solicitar,
} from './commands.ts'
import { borrarLicencias, leerLicencia } from './licencia.ts'
import { duplicadosDe, filas, registroEntero } from './queries.ts'
import { deshacer } from './vincular.ts'

export default implement(registers, {
  search: ({ db, body, idioma }) => searchRows(db, filas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, filas, 'registros', body, idioma),
  get: ({ db, params: { id } }) => registroEntero(db, id),

  remove: async ({ db, body: { ids }, idioma, house, after }) => {
    const licencias = await db.select({ licencia: t.licencia }).from(t).where(inArray(t.id, ids))
    await removeRows(db, { table: t, entity: 'Register', label: t.nombre }, ids, idioma)
    after(() => borrarLicencias(house.files, licencias))
    return ids
  },

  create: steps({
    before: ({ db, body, house, ip }) => prepararSolicitud(db, house, body, ip),
    write: async ({ db, body, idioma, house, reloj }, datos) => {
      const consentimiento = await consentir(db, body.acepta, reloj)
      await solicitar(db, house, body, { ...datos, consentimiento }, idioma)
      return mensaje(idioma, 'registro.recibido')
    },
    undo: async ({ house }, { licencia }) => borrarLicencias(house.files, [{ licencia }]),
  }),

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

  invitar: async ({ db, body: { motivo, ...body }, user, house, idioma }) => {
    await refuseIfInvited(db, body)
    const { id, clienteId } = await anotarPorElCliente(db, body, user, idioma)
    await aprobar(db, house.config, user, { id, clienteId, motivo })
    return id
  },

  porTelefono: async ({ db, body, user, idioma }) => (await anotarPorElCliente(db, body, user, idioma)).id,

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
    return { ...registro, conocido: registro.clienteId !== null, acepto: registro.consentimiento !== null }
  },

  renewKey: async ({ db, body: { key }, idioma, house }) => {
    const registro = await caducadaDe(db, key)
    if (registro) await renovar(db, house.config, registro)
    return mensaje(idioma, 'registro.renovado')
  },

  setExistingCustomerFirstPassword: steps({
    before: ({ db, body }) => primeraClave(db, body),
    write: async ({ db, body: { key, acepta }, idioma, house, reloj }, passwordHash) => {
      if (passwordHash instanceof AppError) throw passwordHash
      const consentimiento = await consentir(db, acepta, reloj)
      await activarConocido(db, house.config, key, { passwordHash, consentimiento })
      return mensaje(idioma, 'registro.activado')
    },
  }),

  setNewCustomerData: steps({
    before: ({ db, body }) => primeraClave(db, body),
    write: async ({ db, body, idioma, house, reloj }, passwordHash) => {
      if (passwordHash instanceof AppError) throw passwordHash
      const consentimiento = await consentir(db, body.acepta, reloj)
      await activarNuevo(db, house.config, body, { passwordHash, consentimiento }, hoy(reloj))
      return mensaje(idioma, 'registro.activado')
    },
  }),
})
