import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import type { EstadoDeEnvio, RegistroFacturacion } from '@telar/domain/facturacion/verifactu/verifactu'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { importe, momento, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { facturasTable } from './facturas.ts'

type Clase = RegistroFacturacion['clase']
type Entorno = Exclude<ModoVerifactu, 'off'>

/**
 * What the tax agency is told of every invoice, in one chain. Only what sending changes (state, answer) ever changes; a
 * trigger refuses the rest. No two records follow the same one, so that the chain cannot fork.
 */
export const registrosFacturacionTable = pgTable(
  'registros_facturacion',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    clase: text().notNull().$type<Clase>(),
    /** The record that this one mends. */
    subsanaId: integer().references((): AnyPgColumn => registrosFacturacionTable.id),
    numSerie: text().notNull(),
    fecha: date().notNull(),
    importeTotal: importe().notNull(),
    /** The very literals that are hashed and sent. */
    contenido: jsonb().$type<RegistroFacturacion>().notNull(),
    huellaAnterior: text().notNull(),
    huella: text().notNull(),
    estado: text().notNull().default('pendiente').$type<EstadoDeEnvio>(),
    /** Which of the agency's services said so: what the trial service was told still has to be sent for real. */
    entorno: text().$type<Entorno>(),
    intentos: integer().notNull().default(0),
    codigoError: integer(),
    descripcionError: text(),
    csv: text(),
    enviadoEn: momento(),
  },
  (t) => [
    unique('registros_huella_unique').on(t.huella),
    unique('registros_anterior_unique').on(t.huellaAnterior),
    check('registros_clase', sql`${t.clase} in ('alta', 'anulacion')`),
    check('registros_estado', sql`${t.estado} in ('pendiente', 'Correcto', 'AceptadoConErrores', 'Incorrecto')`),
    index('registros_factura').on(t.facturaId, t.id),
    index('registros_subsana').on(t.subsanaId),
    index('registros_pendientes').on(t.id).where(sql`${t.estado} = 'pendiente'`),
    index('registros_de_prueba').on(t.id).where(sql`${t.entorno} = 'test'`),
    index('registros_estado_id').on(t.estado, t.id),
    index('registros_fecha').on(t.fecha, t.id),
    textIndex('registros_numero_busca', t.numSerie),
  ],
)
watch(registrosFacturacionTable, { history: 'none', told: 'new rows' })

/**
 * The chain once more: how long it was with each record, and its hash then. The database writes it by itself when a
 * record is added and refuses every other hand, so that whoever rewrites one still has to answer to the other.
 */
export const registrosTestigoTable = pgTable('registros_testigo', {
  n: integer().primaryKey(),
  registroId: integer().notNull().unique(),
  huella: text().notNull(),
  creadoEn: momento().notNull().default(sql`now()`),
})
watch(registrosTestigoTable, { history: 'none', told: 'none' })

/** Whose turn it is to send: one row, locked by who is sending. */
export const verifactuTurnoTable = pgTable(
  'verifactu_turno',
  {
    id: integer().primaryKey().default(1),
    /** The agency asked to wait until then. */
    esperaHasta: momento(),
    /** Somebody is sending, until then at most. */
    ocupadoHasta: momento(),
    /** After a failure we wait by ourselves. */
    reintentoEn: momento(),
    intentos: integer().notNull().default(0),
    /** How many records at most go into the next consignment. */
    lote: integer().notNull().default(1000),
    ultimoError: text(),
    ultimoEnvio: momento(),
  },
  (t) => [check('verifactu_turno_uno', sql`${t.id} = 1`)],
)
watch(verifactuTurnoTable, { history: 'none', told: 'none' })

/** The list of records, each with its customer and whether a later one mends it. */
export const registrosLista = pgView('registros_facturacion_lista', {
  id: integer().notNull(),
  creadoEn: momento().notNull(),
  facturaId: integer().notNull(),
  clase: text().notNull().$type<Clase>(),
  tipo: text(),
  numSerie: text().notNull(),
  cliente: text().notNull(),
  fecha: date().notNull(),
  importeTotal: importe().notNull(),
  huella: text().notNull(),
  estado: text().notNull().$type<EstadoDeEnvio>(),
  entorno: text().$type<Entorno>(),
  intentos: integer().notNull(),
  codigoError: integer(),
  descripcionError: text(),
  enviadoEn: momento(),
  subsanaId: integer(),
  subsanadoPor: integer(),
}).as(sql`
  select r.id, r.creado_en, r.factura_id, r.clase, r.contenido ->> 'tipo' as tipo, r.num_serie, f.cliente, r.fecha,
    r.importe_total, r.huella, r.estado, r.entorno, r.intentos, r.codigo_error, r.descripcion_error, r.enviado_en,
    r.subsana_id, (select max(s.id) from registros_facturacion s where s.subsana_id = r.id) as subsanado_por
  from registros_facturacion r left join facturas f on f.id = r.factura_id`)
