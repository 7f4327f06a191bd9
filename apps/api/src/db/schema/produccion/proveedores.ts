import type { Direccion } from '@telar/domain/casa/direccion'
import type { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import type { Idioma } from '@telar/domain/idioma'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { registro } from '../../columns.ts'
import { countriesTable } from '../casa/countries.ts'
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
  /** Where purchase orders are sent, and the language they are written in. */
  email: text(),
  idioma: text().notNull().default('es').$type<Idioma>(),
})
