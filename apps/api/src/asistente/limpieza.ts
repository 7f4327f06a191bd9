import { sql } from 'drizzle-orm'

/** Talks that ended a month ago, and questions that nobody asks any more. */
export const limpiezaDelAsistente = [
  sql`delete from conversaciones where usada_en < now() - interval '30 days'`,
  sql`delete from preguntas where ultima_vez < now() - interval '1 year'`,
]
