import type { Direccion } from '@telar/domain/casa/direccion'
import type { EstadoDeEnvio, Llamada } from '@telar/domain/ventas/envio'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { clientesTable } from '../clientes/clientes.ts'
import { cajasTable } from './cajas.ts'
import { entregasTable } from './entregas.ts'
import { transportistasTable } from './transportistas.ts'

/** What was handed to a carrier at one time; its sheet is frozen. */
export const manifiestosTable = pgTable(
  'manifiestos',
  {
    ...registro(),
    numero: text()
      .notNull()
      .generatedAlwaysAs(sql`'MN' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end`),
    transportistaId: integer()
      .notNull()
      .references(() => transportistasTable.id),
    fecha: date().notNull(),
    quien: text().notNull(),
    envios: integer().notNull(),
    bultos: integer().notNull(),
    pesoGr: integer().notNull(),
  },
  (t) => [
    index('manifiestos_fecha').on(t.fecha, t.id),
    index('manifiestos_transportista').on(t.transportistaId, t.fecha),
    check('manifiestos_cuenta', sql`${t.envios} > 0 and ${t.bultos} >= ${t.envios}`),
  ],
)
watch(manifiestosTable, { history: 'none' })

/** Parcels on their way to one customer and address. */
export const enviosTable = pgTable(
  'envios',
  {
    ...registro(),
    /** Our own number, by which the carrier knows it too: asked for twice, it is one. */
    numero: text()
      .notNull()
      .generatedAlwaysAs(sql`'EN' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end`),
    fecha: date().notNull(),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    direccion: jsonb().$type<Direccion>().notNull(),
    transportistaId: integer()
      .notNull()
      .references(() => transportistasTable.id),
    servicio: text().notNull().default(''),
    estado: text().notNull().default('preparado').$type<EstadoDeEnvio>(),
    notas: text().notNull().default(''),
    quien: text().notNull().default(''),
    /** What the carrier calls it. */
    seguimiento: text(),
    enlace: text(),
    manifiestoId: integer().references(() => manifiestosTable.id),
    entregadoEn: date(),
    /** How the call to the carrier's service stands, how often it was made and when it is made again. */
    llamada: text().notNull().default('ninguna').$type<Llamada>(),
    intentos: integer().notNull().default(0),
    proximoIntento: momento(),
    error: text().notNull().default(''),
    /** The carrier's own label, and their paper that it arrived, among the private files. */
    etiqueta: text(),
    justificante: text(),
    /** When the carrier is asked where it is, and how often there was no news. */
    proximaConsulta: momento(),
    sinNovedad: integer().notNull().default(0),
    /** When its customer was told that it has left: once. */
    avisadoEn: momento(),
  },
  (t) => [
    check(
      'envios_estado',
      sql`${t.estado} in ('preparado', 'etiquetado', 'recogido', 'transito', 'entregado', 'incidencia', 'anulado')`,
    ),
    check(
      'envios_llamada',
      sql`${t.llamada} in ('ninguna', 'pendiente', 'en-curso', 'desconocida', 'rechazada', 'hecha')`,
    ),
    check('envios_entregado', sql`(${t.estado} = 'entregado') = (${t.entregadoEn} is not null)`),
    index('envios_fecha').on(t.fecha, t.id),
    index('envios_cliente').on(t.clienteId, t.fecha),
    index('envios_estado_fecha').on(t.estado, t.fecha, t.id),
    index('envios_por_recoger').on(t.transportistaId).where(sql`${t.estado} = 'etiquetado'`),
    index('envios_transportista').on(t.transportistaId, t.fecha),
    index('envios_manifiesto').on(t.manifiestoId),
    index('envios_seguimiento').on(t.seguimiento),
    index('envios_por_llamar')
      .on(t.proximoIntento)
      .where(sql`${t.llamada} in ('pendiente', 'en-curso', 'desconocida')`),
    index('envios_por_consultar').on(t.proximaConsulta).where(sql`${t.proximaConsulta} is not null`),
  ],
)

const CONTADAS = [
  ...(['direccion', 'transportistaId', 'servicio', 'estado', 'notas', 'seguimiento'] as const),
  ...(['manifiestoId', 'entregadoEn', 'llamada'] as const),
] as const
watch(enviosTable, { history: CONTADAS, told: [...CONTADAS, 'error'] })

/** The delivery notes of a shipment. A note is in one that lives at most; the database sees to it. */
export const envioEntregasTable = pgTable(
  'envio_entregas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    envioId: integer()
      .notNull()
      .references(() => enviosTable.id, { onDelete: 'cascade' }),
    entregaId: integer()
      .notNull()
      .references(() => entregasTable.id),
    /** Its shipment was not called off. */
    vive: boolean().notNull().default(true),
  },
  (t) => [
    unique('envio_entregas_unique').on(t.envioId, t.entregaId),
    uniqueIndex('envio_entregas_vive').on(t.entregaId).where(sql`${t.vive}`),
    index('envio_entregas_entrega').on(t.entregaId),
  ],
)
watch(envioEntregasTable, { history: 'none', told: 'none' })

/** The parcels of a shipment: boxes that were packed, or what somebody counted and weighed. */
export const envioBultosTable = pgTable(
  'envio_bultos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    envioId: integer()
      .notNull()
      .references(() => enviosTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    cajaId: integer().references(() => cajasTable.id, { onDelete: 'set null' }),
    sscc: text(),
    seguimiento: text(),
    pesoGr: integer().notNull(),
    largo: integer(),
    ancho: integer(),
    alto: integer(),
    vive: boolean().notNull().default(true),
  },
  (t) => [
    unique('envio_bultos_orden').on(t.envioId, t.orden),
    uniqueIndex('envio_bultos_vive').on(t.cajaId).where(sql`${t.vive} and ${t.cajaId} is not null`),
    check('envio_bultos_peso', sql`${t.pesoGr} >= 0`),
  ],
)
watch(envioBultosTable, { history: 'none', told: 'none' })

/** What happened to a shipment on its way, as the carrier or somebody of the house said. */
export const envioSucesosTable = pgTable(
  'envio_sucesos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    envioId: integer()
      .notNull()
      .references(() => enviosTable.id, { onDelete: 'cascade' }),
    cuando: momento().notNull(),
    lugar: text().notNull().default(''),
    codigo: text().notNull().default(''),
    texto: text().notNull().default(''),
    estado: text().$type<EstadoDeEnvio>(),
    quien: text(),
    creadoEn: momento().notNull().default(sql`now()`),
  },
  (t) => [
    index('envio_sucesos_envio').on(t.envioId, t.cuando),
    uniqueIndex('envio_sucesos_unique').on(t.envioId, t.cuando, t.codigo, t.lugar).where(sql`${t.quien} is null`),
  ],
)
watch(envioSucesosTable, { history: 'none', told: 'none' })

/** The shipments, with whose they are, what they carry and what left with them. */
export const enviosLista = pgView('envios_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  fecha: date().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  pais: text().notNull(),
  ciudad: text().notNull(),
  transportistaId: integer().notNull(),
  transportista: text().notNull(),
  servicio: text().notNull(),
  estado: text().notNull().$type<EstadoDeEnvio>(),
  llamada: text().notNull().$type<Llamada>(),
  seguimiento: text(),
  bultos: integer().notNull(),
  pesoGr: integer().notNull(),
  albaranes: text().notNull(),
  pedidos: text().notNull(),
  manifiestoId: integer(),
  manifiesto: text(),
  entregadoEn: date(),
}).as(sql`
  select v.id, v.version, v.creado_en, v.modificado_en, v.numero, v.fecha, v.cliente_id, c.razon_social as cliente,
    coalesce(v.direccion ->> 'pais', '') as pais, coalesce(v.direccion ->> 'ciudad', '') as ciudad, v.transportista_id,
    t.nombre as transportista, v.servicio, v.estado, v.llamada, v.seguimiento, b.bultos, b.peso_gr,
    coalesce(e.albaranes, '') as albaranes, coalesce(e.pedidos, '') as pedidos, v.manifiesto_id, m.numero as manifiesto,
    v.entregado_en
  from envios v left join clientes c on c.id = v.cliente_id left join transportistas t on t.id = v.transportista_id
    left join manifiestos m on m.id = v.manifiesto_id
    cross join lateral (
      select count(*)::int as bultos, coalesce(sum(x.peso_gr), 0)::int as peso_gr from envio_bultos x where x.envio_id = v.id) b
    cross join lateral (
      select string_agg(n.numero, ', ' order by n.id) as albaranes, string_agg(distinct p.numero, ', ') as pedidos
      from envio_entregas x join entregas n on n.id = x.entrega_id join pedidos p on p.id = n.pedido_id
      where x.envio_id = v.id) e`)

export const manifiestosLista = pgView('manifiestos_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  fecha: date().notNull(),
  transportistaId: integer().notNull(),
  transportista: text().notNull(),
  envios: integer().notNull(),
  bultos: integer().notNull(),
  pesoGr: integer().notNull(),
  quien: text().notNull(),
}).as(sql`
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.fecha, m.transportista_id, t.nombre as transportista,
    m.envios, m.bultos, m.peso_gr, m.quien
  from manifiestos m join transportistas t on t.id = m.transportista_id`)
