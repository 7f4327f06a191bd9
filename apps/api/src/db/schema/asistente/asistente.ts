import type { Estado, Turno } from '@telar/domain/asistente/estado'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { momento, registro, textos } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** What shops ask, with its answer: the page of questions shows it, the assistant answers with it. */
export const faqTable = pgTable(
  'faq',
  {
    ...registro(),
    /** Its name in the address: `/faq#minimo`. */
    clave: text().notNull().unique('faq_clave_unique'),
    pregunta: textos().notNull(),
    respuesta: textos().notNull(),
    /** Other words with which it is asked, for the assistant alone. */
    claves: textos().notNull(),
    orden: integer().notNull().default(0),
    activa: boolean().notNull().default(true),
  },
  (t) => [index('faq_orden').on(t.orden, t.id)],
)

/** What was asked of the assistant and not answered, without whatever might say who asked. */
export const preguntasTable = pgTable(
  'preguntas',
  {
    ...registro(),
    idioma: text().notNull().$type<Idioma>(),
    pregunta: text().notNull(),
    /** The words of the question, by which two of them are the same. */
    huella: text().notNull(),
    veces: integer().notNull().default(1),
    ultimaVez: momento().notNull().default(sql`now()`),
    resuelta: boolean().notNull().default(false),
  },
  (t) => [
    unique('preguntas_huella_unique').on(t.idioma, t.huella),
    index('preguntas_ultima').on(t.ultimaVez),
    index('preguntas_veces').on(t.veces),
  ],
)
watch(preguntasTable, { history: 'none', told: 'none' })

/** Where a conversation with the assistant stands; its name is kept hashed, and it is forgotten after thirty days. */
export const conversacionesTable = pgTable(
  'conversaciones',
  {
    id: text().primaryKey(),
    creadaEn: momento().notNull().default(sql`now()`),
    usadaEn: momento().notNull().default(sql`now()`),
    estado: jsonb().$type<Estado>(),
    /** The last questions and answers, without personal data. */
    turnos: jsonb().$type<Turno[]>().notNull().default(sql`'[]'`),
  },
  (t) => [index('conversaciones_usada').on(t.usadaEn)],
)
watch(conversacionesTable, { history: 'none', told: 'none' })
