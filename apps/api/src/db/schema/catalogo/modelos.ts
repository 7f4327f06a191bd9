import type { Detalle } from '@telar/domain/catalogo/detalles'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { AT_ONCE, importe, momento, precio, registro, textIndex, textos } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { imagenesTable } from '../casa/imagenes.ts'

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
    /** The day on which garments that are tied to its orders and have not left become free. */
    fechaLiberacion: date(),
    /** The release day that staff were told of, and the one that has been carried out. */
    avisadaPara: date(),
    liberadaPara: date(),
  },
  (t) => [
    index('temporadas_inicio').on(t.fechaInicio),
    check('temporadas_fechas', sql`${t.fechaInicio} <= ${t.fechaFin}`),
  ],
)
/** That staff were told, and that it was done, is neither history nor news of the season. */
watch(temporadasTable, {
  history: ['codigo', 'nombre', 'fechaInicio', 'fechaFin', 'fechaLiberacion'],
  told: ['codigo', 'nombre', 'fechaInicio', 'fechaFin', 'fechaLiberacion'],
})

/** One of a season's deliveries: between which days it leaves, and until which day it takes orders. */
export const ventanasTable = pgTable(
  'ventanas',
  {
    ...registro(),
    temporadaId: integer()
      .notNull()
      .references(() => temporadasTable.id),
    nombre: textos().notNull(),
    desde: date().notNull(),
    hasta: date().notNull(),
    cierre: date(),
  },
  (t) => [
    unique('ventanas_de_temporada').on(t.id, t.temporadaId),
    index('ventanas_temporada').on(t.temporadaId, t.desde),
    index('ventanas_desde').on(t.desde, t.id),
    check('ventanas_fechas', sql`${t.desde} <= ${t.hasta} and (${t.cierre} is null or ${t.cierre} <= ${t.hasta})`),
  ],
)

export const modeloTiposTable = pgTable('modelo_tipos', {
  ...registro(),
  nombre: textos().notNull(),
  imagenId: bigint({ mode: 'number' }).references(() => imagenesTable.id),
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
    /** What it is called in the other languages; in Spanish, as the house does. */
    nombres: textos().notNull().default(SIN_TEXTOS),
    modeloTipoId: integer()
      .notNull()
      .references(() => modeloTiposTable.id),
    temporadaId: integer()
      .notNull()
      .references(() => temporadasTable.id),
    /** In which of its season's deliveries it leaves. */
    ventanaId: integer(),
    descripcion: textos().notNull(),
    composicion: text().notNull().default(''),
    cuidados: textos().notNull(),
    /** How it is made, told in words that everybody knows: what the assistant may say of it. */
    detalles: text().array().notNull().default(sql`'{}'`).$type<Detalle[]>(),
    tallas: jsonb().$type<string[]>().notNull(),
    curva: jsonb().$type<Record<string, number>>(),
    ventaPorCurva: boolean().notNull().default(false),
    precioMayor: precio().notNull(),
    pvpRecomendado: importe(),
    /** What one with a fault is sold at; without it, the house's part of the tariff. */
    precioSegunda: precio(),
    taric: text(),
    pesoGr: integer(),
    publicado: boolean().notNull().default(false),
    publicadoEn: momento(),
  },
  (t) => [
    unique('modelos_numero_unique').on(t.temporadaId, t.numero),
    index('modelos_tipo').on(t.modeloTipoId),
    index('modelos_numero').on(t.numero),
    index('modelos_orden').on(sql`norm(${t.numero})`, t.id),
    index('modelos_ventana').on(t.ventanaId),
    foreignKey({
      name: 'modelos_ventana_de_temporada',
      columns: [t.ventanaId, t.temporadaId],
      foreignColumns: [ventanasTable.id, ventanasTable.temporadaId],
    }),
    index('modelos_publicado').on(t.publicado, t.publicadoEn),
    textIndex('modelos_nombre_busca', t.nombre, AT_ONCE),
    textIndex('modelos_composicion_busca', t.composicion, AT_ONCE),
    textIndex('modelos_numero_busca', t.numero, AT_ONCE),
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
    /** A bar code is one garment's alone: the constraint, checked when a statement ends, is the migration's. */
    ean: text(),
    /** One that it had with another, which kept it. */
    eanRepetido: text(),
    /** Good garments in the house, those with a fault, and those that are sold off: the sums of the ledger's movements. */
    stock: integer().notNull().default(0),
    segunda: integer().notNull().default(0),
    outlet: integer().notNull().default(0),
    /** What of the stock is kept for orders from stock, and what is tied to season's orders. */
    reservado: integer().notNull().default(0),
    asignado: integer().notNull().default(0),
    /** What of the seconds and of the outlet is kept for orders of them. */
    reservadoSegunda: integer().notNull().default(0),
    reservadoOutlet: integer().notNull().default(0),
    /** What anybody may still take. */
    libre: integer().notNull().generatedAlwaysAs(sql`stock - reservado - asignado`),
    disponibleWeb: boolean().notNull().default(true),
  },
  (t) => [
    unique('modelo_variantes_unique').on(t.modeloId, t.colorId, t.talla),
    index('modelo_variantes_color').on(t.colorId),
    index('modelo_variantes_de_ocasion').on(t.modeloId).where(sql`${t.segunda} + ${t.outlet} > 0`),
    check(
      'modelo_variantes_cantidades',
      sql`least(${t.reservado}, ${t.asignado}, ${t.segunda}, ${t.outlet}) >= 0 and ${t.reservado} + ${t.asignado} <= ${t.stock}`,
    ),
    check(
      'modelo_variantes_reservas',
      sql`${t.reservadoSegunda} between 0 and ${t.segunda} and ${t.reservadoOutlet} between 0 and ${t.outlet}`,
    ),
  ],
)
/** Every bar code that a garment has ever had: none of them is given to another. A trigger writes it. */
export const eanUsadosTable = pgTable('ean_usados', {
  ean: text().primaryKey(),
  desde: momento().notNull().default(sql`now()`),
})
watch(eanUsadosTable, { history: 'none', told: 'none' })

/** What moves, is kept or tied is neither news nor history of the variant: the ledger and the orders have it. */
watch(modeloVariantesTable, {
  history: ['modeloId', 'colorId', 'talla', 'ean', 'disponibleWeb'],
  told: ['modeloId', 'colorId', 'talla', 'disponibleWeb'],
})

export const modeloFotosTable = pgTable(
  'modelo_fotos',
  {
    ...registro(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    colorId: integer().references(() => coloresTable.id),
    imagenId: bigint({ mode: 'number' })
      .notNull()
      .references(() => imagenesTable.id),
    orden: integer().notNull().default(0),
    alt: textos().notNull(),
  },
  (t) => [index('modelo_fotos_modelo').on(t.modeloId, t.orden), index('modelo_fotos_color').on(t.colorId)],
)

/** The list of models: one row each, with what people look for and the figures that matter. */
export const modelosLista = pgView('modelos_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  nombre: text().notNull(),
  modeloTipoId: integer().notNull(),
  tipo: textos().notNull(),
  temporadaId: integer().notNull(),
  temporada: text().notNull(),
  ventanaId: integer(),
  ventana: textos(),
  composicion: text().notNull(),
  precioMayor: precio().notNull(),
  pvpRecomendado: importe(),
  publicado: boolean().notNull(),
  colores: integer().notNull(),
  fotos: integer().notNull(),
  stock: integer().notNull(),
  libre: integer().notNull(),
  segundas: integer().notNull(),
  imagenId: bigint({ mode: 'number' }),
}).as(sql`
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.ventana_id, w.nombre as ventana, m.composicion, m.precio_mayor, m.pvp_recomendado, m.publicado,
    v.colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    v.stock, v.libre, v.segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    left join modelo_tipos t on t.id = m.modelo_tipo_id
    left join temporadas s on s.id = m.temporada_id
    left join ventanas w on w.id = m.ventana_id
    left join lateral (
      select count(distinct v.color_id)::int as colores, coalesce(sum(v.stock), 0)::int as stock,
        coalesce(sum(v.libre), 0)::int as libre, coalesce(sum(v.segunda), 0)::int as segundas
      from modelo_variantes v where v.modelo_id = m.id) v on true`)
