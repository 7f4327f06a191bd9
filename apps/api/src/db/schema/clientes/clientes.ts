import type { Direccion } from '@telar/domain/casa/direccion'
import type { FORMAS_DE_PAGO, ResultadoVies } from '@telar/domain/clientes/cliente'
import type { EstadoDeRegistro } from '@telar/domain/clientes/registro'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { importe, momento, porcentaje, registro, textos } from '../../columns.ts'
import { countriesTable } from '../casa/countries.ts'

/** The reps: who sells to whom, for what share. */
export const comercialesTable = pgTable('comerciales', {
  ...registro(),
  codigo: text().notNull().unique(),
  nombre: text().notNull(),
  nif: text(),
  zona: text().notNull().default(''),
  email: text(),
  telefono: text(),
  comision: porcentaje().notNull().default(0),
  criterio: text().notNull().default('cobrado').$type<'facturado' | 'cobrado'>(),
  activo: boolean().notNull().default(true),
})

/** A mandate to collect from the customer's bank. */
export interface MandatoSepa {
  referencia: string
  fecha: string
}

export const clientesTable = pgTable(
  'clientes',
  {
    ...registro(),
    codigo: text().notNull().unique(),
    razonSocial: text().notNull(),
    nombreComercial: text().notNull().default(''),
    nif: text().notNull(),
    nifIva: text(),
    email: text(),
    telefono: text(),
    direccionFiscal: jsonb().$type<Direccion>().notNull(),
    direccionesEnvio: jsonb().$type<Direccion[]>().notNull().default([]),
    countryId: integer()
      .notNull()
      .references(() => countriesTable.id),
    provincia: text().notNull().default(''),
    recargoEquivalencia: boolean().notNull().default(false),
    /** Since when the customer declares to be under it. */
    recargoFecha: date(),
    viesFecha: date(),
    viesResultado: text().$type<ResultadoVies>(),
    regimenForzado: integer(),
    regimenMotivo: text(),
    formaPago: text()
      .notNull()
      .default('transferencia')
      .$type<'contado' | 'tarjeta' | 'transferencia' | 'giro' | 'bizum' | 'reembolso'>(),
    diasPago: jsonb().$type<number[]>().notNull().default([30]),
    diasFijos: jsonb().$type<number[]>().notNull().default([]),
    dtoComercial: porcentaje().notNull().default(0),
    dtoProntoPago: porcentaje().notNull().default(0),
    comercialId: integer().references(() => comercialesTable.id),
    comision: porcentaje(),
    iban: text(),
    mandatoSepa: jsonb().$type<MandatoSepa>(),
    limiteRiesgo: importe(),
    idioma: text().notNull().default('es').$type<Idioma>(),
    notas: text().notNull().default(''),
    bloqueado: boolean().notNull().default(false),
  },
  (t) => [
    unique('clientes_nif_unique').on(t.countryId, t.nif),
    index('clientes_comercial').on(t.comercialId),
    index('clientes_razon').on(t.razonSocial),
    index('clientes_email').on(sql`lower(${t.email})`),
    index('clientes_busca').using('gin', sql`norm(${t.razonSocial}) gin_trgm_ops`),
  ],
)

/** Suppliers of cloth, workshops and services. */
export const proveedoresTable = pgTable('proveedores', {
  ...registro(),
  codigo: text().notNull().unique(),
  razonSocial: text().notNull(),
  nif: text(),
  direccion: jsonb().$type<Direccion>().notNull(),
  countryId: integer()
    .notNull()
    .references(() => countriesTable.id),
  tipo: text().notNull().$type<'materia' | 'taller' | 'servicio'>(),
  iban: text(),
  formaPago: text().notNull().default('transferencia').$type<(typeof FORMAS_DE_PAGO)[number]>(),
})

export const contactoTiposTable = pgTable('contacto_tipos', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  clave: text().notNull().unique(),
  nombre: textos().notNull(),
})

export const contactoMedioTiposTable = pgTable('contacto_medio_tipos', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  clave: text().notNull().unique(),
  nombre: textos().notNull(),
})

/** A person at a customer, a supplier or a rep's. */
export const contactosTable = pgTable(
  'contactos',
  {
    ...registro(),
    clienteId: integer().references(() => clientesTable.id, { onDelete: 'cascade' }),
    proveedorId: integer().references(() => proveedoresTable.id, { onDelete: 'cascade' }),
    comercialId: integer().references(() => comercialesTable.id, { onDelete: 'cascade' }),
    contactoTipoId: integer()
      .notNull()
      .references(() => contactoTiposTable.id),
    nombre: text().notNull(),
    medios: jsonb().$type<{ contactoMedioTipoId: number; valor: string }[]>().notNull().default([]),
  },
  (t) => [
    check('contactos_un_dueno', sql`num_nonnulls(${t.clienteId}, ${t.proveedorId}, ${t.comercialId}) = 1`),
    index('contactos_cliente').on(t.clienteId),
    index('contactos_proveedor').on(t.proveedorId),
    index('contactos_comercial').on(t.comercialId),
  ],
)

/** A licence as it was sent: its name among the private files, what it is by its bytes, what its sender called it. */
export interface Licencia {
  fichero: string
  tipo: 'pdf' | 'jpg' | 'png' | 'webp'
  nombre: string
}

/** Those who ask to become customers. The key of the mail's link is kept hashed. */
export const registersTable = pgTable(
  'registers',
  {
    ...registro(),
    tipo: text().notNull().$type<'nuevo' | 'existente'>(),
    nombre: text().notNull(),
    email: text().notNull(),
    telefono: text().notNull().default(''),
    countryId: integer().references(() => countriesTable.id),
    direccion: jsonb().$type<Direccion>(),
    nif: text(),
    licencia: jsonb().$type<Licencia>(),
    idioma: text().notNull().default('es').$type<Idioma>(),
    estado: text().notNull().default('solicitado').$type<EstadoDeRegistro>(),
    visitado: boolean().notNull().default(false),
    motivo: text(),
    claveHash: text(),
    caducaEn: momento(),
    clienteId: integer().references(() => clientesTable.id),
    resueltoEn: momento(),
    resueltoPor: text(),
  },
  (t) => [
    uniqueIndex('registers_clave').on(t.claveHash),
    index('registers_estado').on(t.estado, t.creadoEn),
    index('registers_email').on(sql`lower(${t.email})`),
    index('registers_cliente').on(t.clienteId),
  ],
)
