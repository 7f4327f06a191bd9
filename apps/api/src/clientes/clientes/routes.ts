import { clientes, MiCliente } from '@telar/contract/clientes/clientes'
import { CONDICIONES } from '@telar/domain/clientes/cliente'
import { hoy } from '@telar/domain/fecha'
import { comercialDe } from '@telar/domain/identidad/acceso'
import { ReglaError } from '@telar/domain/regla'
import { and, eq } from 'drizzle-orm'
import { borrarFicheros } from '../../casa/fichas/commands.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { clientesLista } from '../../db/schema/clientes/listas.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement, steps } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { exportRows, removeRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { over } from '../../kit/rows/version.ts'
import { suyos } from '../alcance.ts'
import { borrarLicencias } from '../registers/licencia.ts'
import { verCredito } from './credito.ts'
import { borrarDatos, datosDelCliente } from './datos.ts'
import { bloquearCliente, cambiarCliente, cambiarPropio, crearCliente } from './guardar.ts'
import { clienteEntero, conNombre, filas, filasPorId, regimenDelCliente, sugerencias } from './queries.ts'
import { consultarVies } from './vies.ts'

type Fila = typeof t.$inferSelect

const own = (user: Caller) => suyos(user, t.comercialId)
const enLista = (user: Caller) => suyos(user, clientesLista.comercialId)
const elegibles = (user: Caller) => and(enLista(user), conNombre)
const igual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A forced regime is a decision about taxes: it takes the permission to approve. */
function refuseToForce(user: Caller, antes: number | null, despues: number | null): void {
  if (antes === despues || user.permissions.has('Permissions.Clientes.Approve')) return
  throw new FieldsError({ regimenForzado: ['error.not-authorized'] })
}

/** A rep keeps the data of their customers up to date; the conditions are the house's. */
function refuseConditions(user: Caller, actual: Partial<Fila>, entrada: Partial<Fila>): void {
  if (comercialDe(user) === undefined) return
  const cambiadas = CONDICIONES.filter((campo) => !igual(actual[campo], entrada[campo]))
  if (cambiadas.length > 0)
    throw new FieldsError(Object.fromEntries(cambiadas.map((campo) => [campo, ['cliente.condiciones']])))
}

const comoFichero = (id: number, datos: object) => ({
  name: `cliente-${id}.json`,
  content: Buffer.from(JSON.stringify(datos, null, 2)),
})

/** The customer of an account; staff have none. */
function clienteDe({ clienteId }: Caller): number {
  if (clienteId === null) throw notFound('Cliente', 0)
  return clienteId
}

export default implement(clientes, {
  search: ({ db, body, user, idioma }) => searchRows(db, filas, body, idioma, elegibles(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, filas, 'clientes', body, idioma, elegibles(user)),
  agrupar: ({ db, body, user, idioma }) =>
    groupRows(db, { source: filas, sums: sumsOf(clientes.agrupar), own: elegibles(user) }, body, idioma),
  get: ({ db, params: { id }, user }) => clienteEntero(db, id, own(user)),
  listByIds: ({ db, body: { ids }, user }) => filasPorId(db, ids, enLista(user)),
  searchAutocomplete: ({ db, body: { keyword, pageSize }, user }) =>
    sugerencias(db, keyword ?? '', pageSize, enLista(user)),

  create: ({ db, body, user, reloj }) => {
    refuseToForce(user, null, body.regimenForzado)
    // Whoever sees their own customers only would lose sight of one that is another's.
    const comercialId = comercialDe(user) === undefined ? body.comercialId : user.comercialId
    return crearCliente(db, { ...body, comercialId }, hoy(reloj))
  },

  update: async ({ db, params: { id }, body: { version, ...cambio }, user, reloj }) => {
    const actual = await bloquearCliente(db, id, version, own(user))
    const { contactos: _, ...datos } = cambio
    const entero = over(actual, datos)
    refuseToForce(user, actual.regimenForzado, entero.regimenForzado)
    refuseConditions(user, actual, entero)
    await cambiarCliente(db, actual, cambio, hoy(reloj))
    return id
  },

  cambiar: ({ db, body: { filas }, user, reloj, idioma }) =>
    changeRows(
      db,
      { table: t, entity: 'Cliente', label: t.razonSocial, own: own(user), idioma },
      filas,
      async (id, cambio) => {
        const actual = await bloquearCliente(db, id)
        refuseConditions(user, actual, over(actual, cambio))
        await cambiarCliente(db, actual, cambio, hoy(reloj))
      },
    ),

  remove: ({ db, body: { ids }, user, idioma }) =>
    removeRows(db, { table: t, entity: 'Cliente', label: t.razonSocial, own: own(user) }, ids, idioma),

  regimen: async ({ db, params: { id }, query: { direccion = 0 }, user, idioma }) => {
    const { regimen, motivo } = await regimenDelCliente(db, id, direccion, own(user))
    return { regimen, motivo, texto: mensaje(idioma, `regimen.${motivo}`) }
  },

  credito: (call) => verCredito(call, call.params.id, own(call.user), call.query.mas),

  mio: ({ db, user }) => clienteEntero(db, clienteDe(user), undefined),

  cambiarMio: async ({ db, user, body: { version, ...cambio } }) => {
    const actual = await bloquearCliente(db, clienteDe(user), version)
    await cambiarPropio(db, actual, cambio)
    return actual.id
  },

  misDatos: async ({ db, user, house }) => {
    const cliente = MiCliente.parse(await clienteEntero(db, clienteDe(user), undefined))
    return comoFichero(cliente.id, await datosDelCliente(db, house.datosDeCliente, cliente))
  },

  vies: steps({
    before: async ({ db, params: { id }, user, house }) => {
      const cliente = await clienteEntero(db, id, own(user))
      if (!cliente.nifIva) throw new ReglaError('cliente.sin-nif-iva')
      return { cliente, respuesta: await consultarVies(house.config, cliente.nifIva) }
    },
    write: async ({ db, params: { id }, reloj }, { cliente, respuesta }) => {
      const { nifIva, viesFecha, viesResultado } = cliente
      // Silence is no news: what VIES said earlier stays, with its date.
      if (respuesta === 'desconocido' && viesFecha && viesResultado) return { viesFecha, viesResultado, respuesta }
      const set = { viesFecha: hoy(reloj), viesResultado: respuesta }
      await db
        .update(t)
        .set(set)
        .where(and(eq(t.id, id), eq(t.nifIva, nifIva ?? '')))
      return { ...set, respuesta }
    },
  }),

  datos: async ({ db, params: { id }, user, house }) => {
    return comoFichero(id, await datosDelCliente(db, house.datosDeCliente, await clienteEntero(db, id, own(user))))
  },

  borrarDatos: async ({ db, params: { id }, user, house, after }) => {
    const cliente = await clienteEntero(db, id, own(user))
    const { licencias, adjuntos } = await borrarDatos(db, house.datosDeCliente, cliente)
    after(() => borrarLicencias(house.files, licencias))
    after(() => borrarFicheros(house.files, adjuntos))
    return id
  },
})
