import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** Who changed which row, when, and what it held before and after. Written by a trigger on every table of the trade. */
export const auditoriaTable = pgTable(
  'auditoria',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cuando: momento().notNull().default(sql`clock_timestamp()`),
    usuarioId: uuid(),
    usuario: text(),
    peticion: text(),
    tabla: text().notNull(),
    registro: text().notNull(),
    accion: text().notNull().$type<'crear' | 'cambiar' | 'borrar'>(),
    antes: jsonb().$type<Record<string, unknown>>(),
    despues: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('auditoria_registro').on(t.tabla, t.registro),
    index('auditoria_cuando').on(t.cuando),
    index('auditoria_peticion').on(t.peticion).where(sql`${t.accion} = 'cambiar'`),
  ],
)
watch(auditoriaTable, { history: 'none', told: 'none' })
