import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** Which record something is beside, who put it there and when. */
const deAlguien = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  recurso: text().notNull(),
  registro: text().notNull(),
  autorId: uuid().notNull(),
  autor: text().notNull(),
  creadoEn: momento().notNull().default(sql`now()`),
})

export const notasTable = pgTable('notas', { ...deAlguien(), texto: text().notNull() }, (t) => [
  index('notas_ficha').on(t.recurso, t.registro),
])
watch(notasTable, { history: 'none', told: 'none' })

/** Files that people put beside records; their bytes lie among the private files. */
export const adjuntosTable = pgTable(
  'adjuntos',
  {
    ...deAlguien(),
    nombre: text().notNull(),
    tipo: text().notNull(),
    bytes: integer().notNull(),
    fichero: text().notNull(),
  },
  (t) => [index('adjuntos_ficha').on(t.recurso, t.registro)],
)
watch(adjuntosTable, { history: 'none', told: 'none' })

/** Calls, visits and mails, and what is to come of each. */
export const seguimientosTable = pgTable(
  'seguimientos',
  {
    ...deAlguien(),
    medio: text().notNull().$type<'llamada' | 'visita' | 'correo'>(),
    fecha: date().notNull(),
    texto: text().notNull(),
    siguiente: text().notNull().default(''),
    siguienteFecha: date(),
    hecho: boolean().notNull().default(false),
  },
  (t) => [index('seguimientos_ficha').on(t.recurso, t.registro)],
)
watch(seguimientosTable, { history: 'none', told: 'none' })
