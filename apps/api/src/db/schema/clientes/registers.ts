import type { Direccion } from '@telar/domain/casa/direccion'
import type { Consentimiento } from '@telar/domain/casa/legales'
import type { EstadoDeRegistro } from '@telar/domain/clientes/registro'
import type { Idioma } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { countriesTable } from '../casa/countries.ts'
import { clientesTable } from './clientes.ts'
/** A licence as it was sent: its name among the private files, what it is by its bytes, what its sender called it. */
export interface Licencia {
  fichero: string
  tipo: 'pdf' | 'jpg' | 'png' | 'webp'
  nombre: string
  bytes?: number
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
    consentimiento: jsonb().$type<Consentimiento>(),
  },
  (t) => [
    uniqueIndex('registers_clave').on(t.claveHash),
    index('registers_estado').on(t.estado, t.creadoEn),
    index('registers_email').on(sql`lower(${t.email})`),
    index('registers_cliente').on(t.clienteId),
  ],
)
