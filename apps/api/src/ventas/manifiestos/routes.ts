import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { getViewSelectedFields, type SQL, sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { enviosTable, manifiestosLista as lista, manifiestosTable as m } from '../../db/schema/ventas/envios.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'
import { enKilos } from '../envios/kilos.ts'
import { entregarAlTransportista } from './commands.ts'
import { manifiestoEnCsv, manifiestoEnPapel } from './papel.ts'

const fuente: Source = {
  table: lista,
  columns: getViewSelectedFields(lista),
  calculated: { pesoKg: enKilos(lista.pesoGr) },
  searchIn: ['numero', 'transportista'],
  orderBy: 'id desc',
}

/** A sheet names customers of all reps: one sees those where all of them are theirs. */
const suyos = (user: Caller, id: unknown): SQL | undefined => {
  const mios = deSusClientes(user, sql`x.cliente_id`)
  return mios && sql`not exists (select from envios x where x.manifiesto_id = ${id} and not (${mios}))`
}

export default implement(manifiestos, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuente, body, idioma, suyos(user, lista.id)),
  export: ({ body, user, idioma, house }) =>
    exportRows(house, fuente, 'manifiestos', body, idioma, suyos(user, lista.id)),
  crear: ({ db, body: { transportistaId }, user, house, reloj }) => {
    const suyo = deSusClientes(user, enviosTable.clienteId)
    return entregarAlTransportista(db, transportistaId, { suyo, casa: house, quien: user.email, ahora: reloj() })
  },
  pdf: ({ db, params: { id }, user }) => manifiestoEnPapel(db, id, suyos(user, m.id)),
  csv: ({ db, params: { id }, user }) => manifiestoEnCsv(db, id, suyos(user, m.id)),
})
