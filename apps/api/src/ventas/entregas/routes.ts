import { entregas } from '@telar/contract/ventas/entregas'
import { eq, getViewSelectedFields, sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { entregasLista, entregasPorSuOrden, entregasTable } from '../../db/schema/ventas/entregas.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'
import { deshacerEntrega } from './deshacer.ts'
import { albaranEnPapel } from './papel.ts'

const fuente: Source = {
  table: entregasLista,
  columns: getViewSelectedFields(entregasLista),
  searchIn: ['numero', 'pedido', 'cliente'],
  find: (holds) => sql`${entregasLista.id} in (
    select id from entregas where ${holds(sql`lower(numero)`)}
    union all select id from entregas where pedido_id in (select id from pedidos where ${holds(sql`norm(numero)`)})
    union all select id from entregas where cliente_id in (
      select id from clientes where ${holds(sql`norm(razon_social)`)}))`,
  orderBy: 'id desc',
  dear: entregasLista.id,
  plain: ['pedido'],
  sorted: { by: ['pedido', 'cliente'], from: entregasPorSuOrden },
}

const suyas = (user: Caller) => deSusClientes(user, entregasLista.clienteId)

/** Those of the caller's own customer. */
const propias = ({ clienteId }: Caller) => (clienteId === null ? sql`false` : eq(entregasLista.clienteId, clienteId))

export default implement(entregas, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuente, body, idioma, suyas(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuente, 'entregas', body, idioma, suyas(user)),
  agrupar: ({ db, body, user, idioma }) =>
    groupRows(db, { source: fuente, sums: sumsOf(entregas.agrupar), own: suyas(user) }, body, idioma),
  deshacer: async ({ db, params: { id }, body: { motivo }, user, house }) => {
    const suya = deSusClientes(user, entregasTable.clienteId)
    await deshacerEntrega(db, house, id, suya, { motivo, quien: user.email })
    return id
  },
  pdf: ({ db, params: { id }, query: { valorado }, user }) =>
    albaranEnPapel(db, id, suyas(user), valorado === undefined ? undefined : valorado === 'true'),
  pdfUser: ({ db, params: { id }, user }) => albaranEnPapel(db, id, propias(user)),
})
