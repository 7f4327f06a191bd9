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

export default implement(faq, {
  ...flat,
  create: async (call) => flat.create({ ...call, body: await preparar(call.db, call.body) }),
  update: async (call) => {
    const { clave, ...body } = call.body
    return flat.update({ ...call, body: clave ? { ...body, clave } : body })
  },
  getAll: ({ db }) => faqWeb(db),
  ordenar: ({ db, body: { ids } }) => ordenar(db, faqTable, ids, 'Faq'),
})
