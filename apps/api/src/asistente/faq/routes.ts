import { faq } from '@telar/contract/asistente/faq'
import { faqTable } from '../../db/schema/asistente/asistente.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { ordenar } from '../../kit/rows/ordenar.ts'
import { faqWeb, preparar } from './queries.ts'

const flat = crud(faq, {
  table: faqTable,
  entity: 'Faq',
  searchIn: ['pregunta', 'respuesta', 'claves', 'clave'],
  label: 'pregunta',
  orderBy: 'orden',
})

/** A question is always known by some key: an empty one leaves it as it is. */
const conClave = <B extends { clave?: string | undefined }>({ clave, ...body }: B) =>
  clave ? { ...body, clave } : body

export default implement(faq, {
  ...flat,
  create: async (call) => flat.create({ ...call, body: await preparar(call.db, call.body) }),
  update: async (call) => flat.update({ ...call, body: conClave(call.body) }),
  cambiar: async (call) => flat.cambiar({ ...call, body: { filas: call.body.filas.map(conClave) } }),
  getAll: ({ db }) => faqWeb(db),
  ordenar: ({ db, body: { ids } }) => ordenar(db, faqTable, ids, 'Faq'),
})
