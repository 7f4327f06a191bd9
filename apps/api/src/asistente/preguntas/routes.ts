import { preguntas } from '@telar/contract/asistente/preguntas'
import { faqTable, preguntasTable as t } from '../../db/schema/asistente/asistente.ts'
import { implement } from '../../kit/call.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { crud } from '../../kit/rows/crud.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { preparar } from '../faq/queries.ts'

const PREGUNTA = { table: t, entity: 'Pregunta' }

const {
  search,
  get,
  remove,
  export: exportar,
} = crud(preguntas, {
  ...PREGUNTA,
  searchIn: ['pregunta'],
  label: 'pregunta',
  orderBy: 'ultimaVez desc',
})

export default implement(preguntas, {
  ...{ search, get, remove, export: exportar },
  responder: async ({ db, params: { id }, body }) => {
    await saveVersion(db, PREGUNTA, id, null, { resuelta: true })
    const entrada = await preparar(db, body)
    const [nueva] = await saving(faqTable, db.insert(faqTable).values(entrada).returning({ id: faqTable.id }))
    return (nueva as { id: number }).id
  },
})
