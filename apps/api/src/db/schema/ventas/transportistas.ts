import type { ClaseDeTransportista } from '@telar/domain/ventas/transportista'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { registro } from '../../columns.ts'

/** Who takes parcels away. The secret has to be there to call with; answers and history keep none. */
export const transportistasTable = pgTable(
  'transportistas',
  {
    ...registro(),
    nombre: text().notNull(),
    clase: text().notNull().default('generico').$type<ClaseDeTransportista>(),
    activo: boolean().notNull().default(true),
    predeterminado: boolean().notNull().default(false),
    paises: text().notNull().default(''),
    pesoMaxGr: integer(),
    horaCorte: text().notNull().default(''),
    patron: text().notNull().default(''),
    servicios: text().notNull().default(''),
    cuenta: text().notNull().default(''),
    usuario: text().notNull().default(''),
    secreto: text().notNull().default(''),
    conSecreto: boolean().notNull().generatedAlwaysAs(sql`secreto <> ''`),
    notas: text().notNull().default(''),
  },
  (t) => [
    unique('transportistas_nombre_unique').on(t.nombre),
    uniqueIndex('transportistas_predeterminado').on(t.predeterminado).where(sql`${t.predeterminado}`),
    check('transportistas_clase', sql`${t.clase} in ('generico', 'dhl')`),
  ],
)
