import { preguntas } from '@telar/contract/asistente/preguntas'
import { eq, sql } from 'drizzle-orm'
import { faqTable, preguntasTable as t } from '../../db/schema/asistente/asistente.ts'
import { implement } from '../../kit/call.ts'
import { translateConstraint } from '../../kit/constraints.ts'
import { crud } from '../../kit/crud.ts'
import { notFound } from '../../kit/errors.ts'
import { preparar } from '../faq/queries.ts'

const {
  search,
  get,
  remove,
  export: exportar,
} = crud(preguntas, {
  table: t,
  entity: 'Pregunta',
  searchIn: ['pregunta'],
  label: 'pregunta',
  orderBy: 'ultimaVez desc',
})

export default implement(preguntas, {
  ...{ search, get, remove, export: exportar },
  responder: async ({ db, params: { id }, body }) => {
    const [una] = await db
      .update(t)
      .set({ resuelta: true, version: sql`${t.version} + 1`, modificadoEn: sql`now()` })
      .where(eq(t.id, id))
      .returning({ id: t.id })
    if (!una) throw notFound('Pregunta', id)
    const entrada = await preparar(db, body)
    const [nueva] = await db
      .insert(faqTable)
      .values(entrada)
      .returning({ id: faqTable.id })
      .catch((error) => {
        throw translateConstraint(error, faqTable) ?? error
      })
    return (nueva as { id: number }).id
  },
})
