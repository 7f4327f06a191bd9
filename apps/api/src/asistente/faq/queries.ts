import type { FaqWeb } from '@telar/contract/asistente/faq'
import { palabrasDe } from '@telar/domain/asistente/palabras'
import { asc, eq, like, max } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { faqTable as t } from '../../db/schema/asistente/asistente.ts'

const MAX_CLAVE = 50

/** The questions of the page, in their order. */
export const faqWeb = (db: Db): Promise<FaqWeb[]> =>
  db
    .select({ id: t.clave, pregunta: t.pregunta, respuesta: t.respuesta })
    .from(t)
    .where(eq(t.activa, true))
    .orderBy(asc(t.orden), asc(t.id))

interface Nueva {
  clave: string
  orden: number
  pregunta: { es: string }
}

/** A name in the address for a question, other than those that are taken. */
async function claveLibre(db: Db, { clave, pregunta }: Nueva): Promise<string> {
  if (clave) return clave
  const base = palabrasDe(pregunta.es).join('-').slice(0, MAX_CLAVE).replace(/-$/, '') || 'pregunta'
  const rows = await db
    .select({ clave: t.clave })
    .from(t)
    .where(like(t.clave, `${base}%`))
  const tomadas = new Set(rows.map((row) => row.clave))
  let libre = base
  for (let n = 2; tomadas.has(libre); n++) libre = `${base}-${n}`
  return libre
}

/** A new question has a name of its own and, unless somebody says otherwise, stands last. */
export async function preparar<T extends Nueva>(db: Db, nueva: T): Promise<T> {
  const [ultima] = await db.select({ orden: max(t.orden) }).from(t)
  return { ...nueva, clave: await claveLibre(db, nueva), orden: nueva.orden || (ultima?.orden ?? -1) + 1 }
}
