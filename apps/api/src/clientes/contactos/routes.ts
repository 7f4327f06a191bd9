import { ContactoInput, contactos } from '@telar/contract/clientes/contactos'
import { and, isNotNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { contactoMedioTiposTable, contactoTiposTable, contactosTable as t } from '../../db/schema/clientes/contactos.ts'
import { contactosLista } from '../../db/schema/clientes/listas.ts'
import { type Context, implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { exportRows, removeRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { lockVersion, over, saveVersion } from '../../kit/rows/version.ts'
import { CONTACTO, comprobarMedios } from './guardar.ts'
import { alcanzaDueno, contactoEntero, contactosDe, filas } from './queries.ts'

type Entrada = z.output<typeof ContactoInput>
type Staff = Context<Caller>

async function comprobar(db: Db, user: Caller, entrada: Entrada): Promise<Entrada> {
  const campo = entrada.comercialId === null ? 'clienteId' : 'comercialId'
  if (!(await alcanzaDueno(db, user, entrada))) throw new FieldsError({ [campo]: ['error.missing-reference'] })
  return { ...entrada, medios: await comprobarMedios(db, entrada.medios, 'medios') }
}

const borrar =
  (dueno: PgColumn) =>
  ({ db, body: { ids }, user, idioma }: Staff & { body: { ids: number[] } }) => {
    const own = and(isNotNull(dueno), contactosDe(user, t)) as SQL
    return removeRows(db, { table: t, entity: 'Contacto', label: t.nombre, own }, ids, idioma)
  }

export default implement(contactos, {
  search: ({ db, body, user, idioma }) => searchRows(db, filas, body, idioma, contactosDe(user, contactosLista)),
  export: ({ body, user, idioma, house }) =>
    exportRows(house, filas, 'contactos', body, idioma, contactosDe(user, contactosLista)),
  get: ({ db, params: { id }, user }) => contactoEntero(db, id, contactosDe(user, t)),

  create: async ({ db, body, user }) => {
    const datos = await comprobar(db, user, body)
    const [fila] = await saving(t, db.insert(t).values(datos).returning({ id: t.id }))
    return fila?.id as number
  },

  update: async ({ db, params: { id }, body: { version, ...cambio }, user }) => {
    const actual = await lockVersion(db, { ...CONTACTO, own: contactosDe(user, t) }, id, version)
    const datos = await comprobar(db, user, ContactoInput.parse(over(actual, cambio)))
    await saveVersion(db, CONTACTO, id, null, datos)
    return id
  },

  deleteClientes: borrar(t.clienteId),
  deleteProveedores: borrar(t.proveedorId),
  deleteComerciales: borrar(t.comercialId),
  getAllContactoTipos: ({ db }) => db.select().from(contactoTiposTable).orderBy(contactoTiposTable.id),
  getAllContactoMedioTipos: ({ db }) => db.select().from(contactoMedioTiposTable).orderBy(contactoMedioTiposTable.id),
})
