import type { Fila, Importable, Mapa, Origen } from '@telar/domain/casa/importar'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

const ahora = sql`now()`

/** A sheet that somebody brings from elsewhere: looked at, written, taken back. */
export const importacionesTable = pgTable(
  'importaciones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    que: text().notNull().$type<Importable>(),
    origen: text().notNull().$type<Origen>(),
    fichero: text().notNull(),
    quien: text().notNull(),
    estado: text()
      .notNull()
      .default('probando')
      .$type<'probando' | 'probada' | 'escribiendo' | 'hecha' | 'fallida' | 'revisando' | 'deshaciendo' | 'deshecha'>(),
    empezadaEn: momento().notNull().default(ahora),
    /** When whoever is at it last gave a sign of life. */
    vivaEn: momento().notNull().default(ahora),
    terminadaEn: momento(),
    hechas: integer().notNull().default(0),
    total: integer().notNull(),
    fallo: text(),
    /** In whose name it is taken back. */
    deshace: jsonb().$type<{ id: string; email: string; idioma: Idioma }>(),
  },
  (t) => [index('importaciones_empezada').on(t.empezadaEn)],
)
watch(importacionesTable, { history: ['estado'], told: 'none' })

/** One record of a sheet: the rows it was made of, what becomes of it, and what there was before. */
export const importacionFilasTable = pgTable(
  'importacion_filas',
  {
    importacionId: integer()
      .notNull()
      .references(() => importacionesTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    fila: integer().notNull(),
    etiqueta: text().notNull().default(''),
    /** What was read; nothing once it is written. */
    datos: jsonb().$type<Fila[]>().notNull(),
    accion: text().$type<'crear' | 'cambiar' | 'igual'>(),
    errores: jsonb().$type<{ campo: string; mensaje: string }[]>().notNull().default([]),
    escrita: boolean().notNull().default(false),
    registro: integer(),
    /** What is needed to take it back. */
    antes: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [primaryKey({ columns: [t.importacionId, t.orden] })],
)
watch(importacionFilasTable, { history: 'none', told: 'none' })

/** How the columns of a sheet were understood the last time, by what it is and whose it was. */
export const importacionMapasTable = pgTable(
  'importacion_mapas',
  {
    que: text().notNull().$type<Importable>(),
    origen: text().notNull().$type<Origen>(),
    mapa: jsonb().$type<Mapa>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.que, t.origen] })],
)
watch(importacionMapasTable, { history: 'none', told: 'none' })
