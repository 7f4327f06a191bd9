import { preguntas } from '@telar/contract/asistente/preguntas'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { faqTable, preguntasTable as t } from '../../db/schema/asistente/asistente.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { crud } from '../../kit/rows/crud.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { leerIndice } from '../chatbot/asistente.ts'
import type { Indice } from '../chatbot/indice.ts'
import { buscarRespuestas } from '../chatbot/respuestas.ts'
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

const MAX_PROPUESTAS = 3
const MAX_CLAVES = 1000

async function leerPregunta(db: Db, id: number) {
  const [fila] = await db.select({ idioma: t.idioma, pregunta: t.pregunta }).from(t).where(eq(t.id, id))
  if (!fila) throw notFound('Pregunta', id)
  return fila
}

/** The questions of the page that are asked with words of this one. */
async function proponer(db: Db, indice: Indice, id: number) {
  const { idioma, pregunta } = await leerPregunta(db, id)
  const claves = buscarRespuestas(indice.idiomas[idioma], palabrasDe(pregunta))
    .flatMap(({ clave }) => (clave.startsWith('faq:') ? [clave.slice('faq:'.length)] : []))
    .slice(0, MAX_PROPUESTAS)
  if (claves.length === 0) return []
  const { id: faqId, clave, pregunta: dicha } = faqTable
  const rows = await db.select({ id: faqId, clave, pregunta: dicha }).from(faqTable).where(inArray(clave, claves))
  return rows
    .toSorted((a, b) => claves.indexOf(a.clave) - claves.indexOf(b.clave))
    .map((row) => ({ id: row.id, pregunta: row.pregunta }))
}

/** From now on it is another way of asking that question, in its own language; the newest ways are kept. */
async function esVariante(db: Db, id: number, faqId: number): Promise<number> {
  const { idioma, pregunta } = await leerPregunta(db, id)
  const [entrada] = await db
    .select({ claves: faqTable.claves })
    .from(faqTable)
    .where(eq(faqTable.id, faqId))
    .for('update')
  if (!entrada) throw notFound('Faq', faqId)
  const dichas = `${entrada.claves[idioma]}\n${pregunta}`.trim().slice(-MAX_CLAVES)
  await saveVersion(db, { table: faqTable, entity: 'Faq' }, faqId, null, {
    claves: { ...entrada.claves, [idioma]: dichas },
  })
  await saveVersion(db, PREGUNTA, id, null, { resuelta: true })
  return faqId
}

export default implement(preguntas, {
  ...{ search, get, remove, export: exportar },
  propuestas: async ({ db, house, params: { id } }) => proponer(db, await leerIndice(house), id),
  variante: ({ db, params: { id }, body: { faqId } }) => esVariante(db, id, faqId),
  responder: async ({ db, params: { id }, body }) => {
    await saveVersion(db, PREGUNTA, id, null, { resuelta: true })
    const entrada = await preparar(db, body)
    const [nueva] = await saving(faqTable, db.insert(faqTable).values(entrada).returning({ id: faqTable.id }))
    return (nueva as { id: number }).id
  },
})
