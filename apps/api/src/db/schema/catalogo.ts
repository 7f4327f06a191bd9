import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { importe, precio, registro, textos } from '../columns.ts'

export const coloresTable = pgTable('colores', {
  ...registro(),
  codigo: text().notNull().unique(),
  nombre: textos().notNull(),
  hex: text().notNull(),
  activo: boolean().notNull().default(true),
})

export const temporadasTable = pgTable(
  'temporadas',
  {
    ...registro(),
    codigo: text().notNull().unique(),
    nombre: text().notNull(),
    fechaInicio: date().notNull(),
    fechaFin: date().notNull(),
  },
  (t) => [
    index('temporadas_inicio').on(t.fechaInicio),
    check('temporadas_fechas', sql`${t.fechaInicio} <= ${t.fechaFin}`),
  ],
)

export const modeloTiposTable = pgTable('modelo_tipos', {
  ...registro(),
  nombre: textos().notNull(),
  imagen: text(),
  orden: integer().notNull().default(0),
  visibleWeb: boolean().notNull().default(true),
  visibleHome: boolean().notNull().default(false),
})

export const modelosTable = pgTable(
  'modelos',
  {
    ...registro(),
    numero: text().notNull(),
    nombre: text().notNull(),
    modeloTipoId: integer()
      .notNull()
      .references(() => modeloTiposTable.id),
    temporadaId: integer()
      .notNull()
      .references(() => temporadasTable.id),
    descripcion: textos().notNull(),
    composicion: text().notNull().default(''),
    cuidados: textos().notNull(),
    tallas: jsonb().$type<string[]>().notNull(),
    curva: jsonb().$type<Record<string, number>>(),
    ventaPorCurva: boolean().notNull().default(false),
    precioMayor: precio().notNull(),
    pvpRecomendado: importe(),
    taric: text(),
    pesoGr: integer(),
    publicado: boolean().notNull().default(false),
  },
  (t) => [
    unique('modelos_numero_unique').on(t.temporadaId, t.numero),
    index('modelos_tipo').on(t.modeloTipoId),
    index('modelos_numero').on(t.numero),
  ],
)

export const modeloVariantesTable = pgTable(
  'modelo_variantes',
  {
    ...registro(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id),
    talla: text().notNull(),
    ean: text(),
    stock: integer().notNull().default(0),
    reservado: integer().notNull().default(0),
    disponibleWeb: boolean().notNull().default(true),
  },
  (t) => [
    unique('modelo_variantes_unique').on(t.modeloId, t.colorId, t.talla),
    index('modelo_variantes_color').on(t.colorId),
    check('modelo_variantes_reservado', sql`0 <= ${t.reservado} and ${t.reservado} <= ${t.stock}`),
  ],
)

export const modeloFotosTable = pgTable(
  'modelo_fotos',
  {
    ...registro(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    colorId: integer().references(() => coloresTable.id),
    file: text().notNull(),
    orden: integer().notNull().default(0),
    alt: textos().notNull(),
  },
  (t) => [index('modelo_fotos_modelo').on(t.modeloId, t.orden), index('modelo_fotos_color').on(t.colorId)],
)
