import type { EstadoDeLiquidacion } from '@telar/domain/produccion/liquidacion'
import type { EstadoDeNota, MotivoDeSegunda } from '@telar/domain/produccion/operacion'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { importe, momento, precio, registro, textos } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable } from '../catalogo/modelos.ts'
import { ordenOperacionesTable } from './operaciones.ts'
import { ordenesFabTable } from './ordenesfab.ts'
import { proveedoresTable } from './proveedores.ts'

/** Garments that left for an operation, with their paper; one that was taken back stays, as never gone. */
export const notasTallerTable = pgTable(
  'notas_taller',
  {
    ...registro(),
    numero: text().notNull().unique(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id),
    ordenOperacionId: integer()
      .notNull()
      .references(() => ordenOperacionesTable.id),
    /** Who has them; nobody, when the work is done in the house. */
    tallerId: integer().references(() => proveedoresTable.id),
    fecha: date().notNull(),
    fechaPrevista: date(),
    tarifa: precio().notNull(),
    precioPerdida: precio(),
    /** What goes with them: cloth, accessories. */
    acompana: text().notNull().default(''),
    notas: text().notNull().default(''),
    quien: text(),
    anulada: boolean().notNull().default(false),
    /** How many left, and how many of them are back or lost. */
    cantidad: integer().notNull(),
    vueltas: integer().notNull().default(0),
    fuera: integer().notNull().generatedAlwaysAs(sql`case when anulada then 0 else cantidad - vueltas end`),
  },
  (t) => [
    index('notas_taller_orden').on(t.ordenId, t.id),
    index('notas_taller_operacion').on(t.ordenOperacionId),
    index('notas_taller_taller').on(t.tallerId, t.fecha),
    index('notas_taller_fecha').on(t.fecha, t.id),
    index('notas_taller_prevista').on(t.fechaPrevista),
    index('notas_taller_fuera').on(t.tallerId, t.id).where(sql`${t.fuera} > 0`),
    check('notas_taller_cantidad', sql`${t.cantidad} > 0 and ${t.vueltas} between 0 and ${t.cantidad}`),
    check('notas_taller_anulada', sql`not ${t.anulada} or ${t.vueltas} = 0`),
  ],
)

export const notaTallerCeldasTable = pgTable(
  'nota_taller_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    notaId: integer()
      .notNull()
      .references(() => notasTallerTable.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id),
    talla: text().notNull(),
    cantidad: integer().notNull(),
  },
  (t) => [
    index('nota_taller_celdas_nota').on(t.notaId),
    index('nota_taller_celdas_color').on(t.colorId),
    check('nota_taller_celdas_cantidad', sql`${t.cantidad} > 0`),
  ],
)
watch(notaTallerCeldasTable, { history: 'none', told: 'none' })

/** Garments that came out of an operation: of a note, or of an order that was received by one act. */
export const vueltasTallerTable = pgTable(
  'vueltas_taller',
  {
    ...registro(),
    ordenId: integer()
      .notNull()
      .references(() => ordenesFabTable.id),
    ordenOperacionId: integer()
      .notNull()
      .references(() => ordenOperacionesTable.id),
    notaId: integer().references(() => notasTallerTable.id),
    tallerId: integer().references(() => proveedoresTable.id),
    fecha: date().notNull(),
    tarifa: precio().notNull(),
    precioPerdida: precio(),
    /** What came back before statements were kept was paid otherwise. */
    liquidable: boolean().notNull().default(true),
    anulada: boolean().notNull().default(false),
    nota: text().notNull().default(''),
    quien: text(),
  },
  (t) => [
    index('vueltas_taller_orden').on(t.ordenId, t.ordenOperacionId),
    index('vueltas_taller_operacion').on(t.ordenOperacionId),
    index('vueltas_taller_nota').on(t.notaId),
    index('vueltas_taller_taller').on(t.tallerId, t.fecha),
    index('vueltas_taller_fecha').on(t.fecha, t.id),
  ],
)

export const vueltaTallerCeldasTable = pgTable(
  'vuelta_taller_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    vueltaId: integer()
      .notNull()
      .references(() => vueltasTallerTable.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id),
    talla: text().notNull(),
    buenas: integer().notNull().default(0),
    segundas: integer().notNull().default(0),
    perdidas: integer().notNull().default(0),
    /** Why they are seconds; nobody has said it of those that are older than the list of reasons. */
    motivo: text().$type<MotivoDeSegunda>(),
    detalle: text().notNull().default(''),
  },
  (t) => [
    index('vuelta_taller_celdas_vuelta').on(t.vueltaId),
    index('vuelta_taller_celdas_color').on(t.colorId),
    check('vuelta_taller_celdas_motivo', sql`${t.motivo} in ('mancha', 'costura', 'talla', 'tejido', 'otro')`),
  ],
)
watch(vueltaTallerCeldasTable, { history: 'none', told: 'none' })

/** What a workshop is owed for a month: to be checked, and then settled once and for all. */
export const liquidacionesTallerTable = pgTable(
  'liquidaciones_taller',
  {
    ...registro(),
    /** Its number, from when it is settled. */
    numero: text().unique(),
    tallerId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    /** The month, as `2027-03`. */
    mes: text().notNull(),
    estado: text().notNull().default('borrador').$type<EstadoDeLiquidacion>(),
    fecha: date(),
    importe: importe().notNull().default(0),
    enviadaEn: momento(),
    enviadaA: text(),
    notas: text().notNull().default(''),
    quien: text(),
  },
  (t) => [
    unique('liquidaciones_taller_mes').on(t.tallerId, t.mes),
    index('liquidaciones_taller_mes_orden').on(t.mes, t.id),
    check('liquidaciones_taller_estado', sql`${t.estado} in ('borrador', 'liquidada')`),
    check(
      'liquidaciones_taller_numero',
      sql`(${t.estado} = 'liquidada') = (${t.numero} is not null) and (${t.numero} is null) = (${t.fecha} is null)`,
    ),
  ],
)

/** What came back at one time, as it is settled; it is on one statement at most. */
export const liquidacionTallerLineasTable = pgTable(
  'liquidacion_taller_lineas',
  {
    ...registro(),
    liquidacionId: integer()
      .notNull()
      .references(() => liquidacionesTallerTable.id, { onDelete: 'cascade' }),
    vueltaId: integer()
      .notNull()
      .unique()
      .references(() => vueltasTallerTable.id),
    buenas: integer().notNull(),
    segundas: integer().notNull(),
    perdidas: integer().notNull(),
    tarifa: precio().notNull(),
    precioPerdida: precio(),
    segundasSePagan: boolean().notNull(),
    importe: importe().notNull(),
    /** Somebody has looked at it. */
    revisada: boolean().notNull().default(false),
    /** What it is settled at instead, and why. */
    corregido: importe(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    index('liquidacion_taller_lineas_liquidacion').on(t.liquidacionId),
    check('liquidacion_taller_lineas_motivo', sql`${t.corregido} is null or ${t.motivo} <> ''`),
  ],
)

/** The workshops' notes: what left for whom, and what of it is still out. */
export const notasTallerLista = pgView('notas_taller_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  ordenId: integer().notNull(),
  orden: text().notNull(),
  modelo: text().notNull(),
  nombre: text().notNull(),
  ordenOperacionId: integer().notNull(),
  operacion: textos().notNull(),
  tallerId: integer(),
  taller: text(),
  estado: text().notNull().$type<EstadoDeNota>(),
  fecha: date().notNull(),
  fechaPrevista: date(),
  tarifa: precio().notNull(),
  cantidad: integer().notNull(),
  buenas: integer().notNull(),
  segundas: integer().notNull(),
  perdidas: integer().notNull(),
  fuera: integer().notNull(),
  quien: text(),
}).as(sql`
  select n.id, n.version, n.creado_en, n.modificado_en, n.numero, n.orden_id, o.numero as orden, m.numero as modelo, m.nombre,
    n.orden_operacion_id, k.nombre as operacion, n.taller_id, p.razon_social as taller,
    case when n.anulada then 'anulada' when n.vueltas = 0 then 'fuera' when n.fuera > 0 then 'parcial' else 'vuelta' end as estado,
    n.fecha, n.fecha_prevista, n.tarifa, n.cantidad, v.buenas, v.segundas, v.perdidas, n.fuera, n.quien
  from notas_taller n join ordenes_fab o on o.id = n.orden_id join modelos m on m.id = o.modelo_id
    join orden_operaciones r on r.id = n.orden_operacion_id join operaciones k on k.id = r.operacion_id
    left join proveedores p on p.id = n.taller_id
    cross join lateral (
      select coalesce(sum(c.buenas), 0)::int as buenas, coalesce(sum(c.segundas), 0)::int as segundas,
        coalesce(sum(c.perdidas), 0)::int as perdidas
      from vueltas_taller t join vuelta_taller_celdas c on c.vuelta_id = t.id where t.nota_id = n.id and not t.anulada) v`)

/** The statements of the workshops, month by month. */
export const liquidacionesTallerLista = pgView('liquidaciones_taller_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text(),
  tallerId: integer().notNull(),
  taller: text().notNull(),
  mes: text().notNull(),
  estado: text().notNull().$type<EstadoDeLiquidacion>(),
  fecha: date(),
  lineas: integer().notNull(),
  revisadas: integer().notNull(),
  prendas: integer().notNull(),
  segundas: integer().notNull(),
  importe: importe().notNull(),
}).as(sql`
  select l.id, l.version, l.creado_en, l.modificado_en, l.numero, l.taller_id, p.razon_social as taller, l.mes, l.estado, l.fecha,
    x.lineas, x.revisadas, x.prendas, x.segundas, l.importe
  from liquidaciones_taller l join proveedores p on p.id = l.taller_id cross join lateral (
    select count(*)::int as lineas, (count(*) filter (where i.revisada))::int as revisadas,
      coalesce(sum(i.buenas + i.segundas), 0)::int as prendas, coalesce(sum(i.segundas), 0)::int as segundas
    from liquidacion_taller_lineas i where i.liquidacion_id = l.id) x`)
