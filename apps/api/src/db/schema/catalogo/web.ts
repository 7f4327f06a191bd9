import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { registro, textos } from '../../columns.ts'
import { imagenesTable } from '../casa/imagenes.ts'
import { modelosTable, temporadasTable } from './modelos.ts'
export const coleccionesTable = pgTable(
  'colecciones',
  {
    ...registro(),
    nombre: textos().notNull(),
    descripcion: textos().notNull(),
    temporadaId: integer().references(() => temporadasTable.id),
    imagenId: bigint({ mode: 'number' }).references(() => imagenesTable.id),
    orden: integer().notNull().default(0),
    visibleHome: boolean().notNull().default(true),
    activa: boolean().notNull().default(true),
  },
  (t) => [index('colecciones_temporada').on(t.temporadaId)],
)

export const webBannersTable = pgTable('web_banners', {
  ...registro(),
  titulo: textos().notNull(),
  texto: textos().notNull(),
  accion: textos().notNull(),
  imagenId: bigint({ mode: 'number' }).references(() => imagenesTable.id),
  enlace: text().notNull(),
  orden: integer().notNull().default(0),
  desde: date(),
  hasta: date(),
  activo: boolean().notNull().default(true),
})

/** Which models a collection holds, in the order somebody gave them. */
export const modeloColeccionesTable = pgTable(
  'modelo_colecciones',
  {
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    coleccionId: integer()
      .notNull()
      .references(() => coleccionesTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.modeloId, t.coleccionId] }),
    index('modelo_colecciones_coleccion').on(t.coleccionId, t.orden),
  ],
)
