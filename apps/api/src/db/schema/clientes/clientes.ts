import type { Direccion } from '@telar/domain/casa/direccion'
import type { ResultadoVies } from '@telar/domain/clientes/cliente'
import type { Dir3 } from '@telar/domain/clientes/dir3'
import type { Mandato } from '@telar/domain/clientes/mandato'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { AT_ONCE, importe, porcentaje, registro, textIndex } from '../../columns.ts'
import { countriesTable } from '../casa/countries.ts'
import { gruposTable } from './tarifas.ts'

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
  /** The account to which their commissions are paid. */
  iban: text(),
})

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
    /** Months in which they pay nothing, 1 to 12. */
    mesesSinPago: jsonb().$type<number[]>().notNull().default([]),
    dtoComercial: porcentaje().notNull().default(0),
    dtoProntoPago: porcentaje().notNull().default(0),
    /** Whose price lists are theirs; without one, the house's prices. */
    grupoId: integer().references(() => gruposTable.id),
    comercialId: integer().references(() => comercialesTable.id),
    comision: porcentaje(),
    iban: text(),
    mandatoSepa: jsonb().$type<Mandato>(),
    /** The offices of a public buyer. */
    dir3: jsonb().$type<Dir3>(),
    limiteRiesgo: importe(),
    idioma: text().notNull().default('es').$type<Idioma>(),
    notas: text().notNull().default(''),
    /** Delivery notes say what the garments cost. */
    albaranValorado: boolean().notNull().default(false),
    bloqueado: boolean().notNull().default(false),
    /** Whoever buys in the showroom without being named: there is one at most. */
    mostrador: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('clientes_mostrador').on(t.mostrador).where(sql`${t.mostrador}`),
    unique('clientes_nif_unique').on(t.countryId, t.nif),
    index('clientes_comercial').on(t.comercialId),
    index('clientes_grupo').on(t.grupoId),
    index('clientes_razon').on(t.razonSocial),
    index('clientes_razon_orden').on(sql`norm(${t.razonSocial})`, t.id),
    index('clientes_email').on(sql`lower(${t.email})`),
    textIndex('clientes_busca', t.razonSocial, AT_ONCE),
  ],
)
