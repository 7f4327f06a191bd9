import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { transaccion } from '../../columns.ts'
import { watch } from '../../watch.ts'

const ESTA = sql`pg_current_xact_id()`

/** Which transaction last changed what there is of a variant, or took it away; triggers write it. */
export const varianteCambiosTable = pgTable(
  'variante_cambios',
  {
    varianteId: integer().primaryKey(),
    modeloId: integer().notNull(),
    cambio: transaccion().notNull().default(ESTA),
    borrada: boolean().notNull().default(false),
  },
  (t) => [index('variante_cambios_cambio').on(t.cambio, t.varianteId)],
)
watch(varianteCambiosTable, { history: 'none', told: 'none' })

/** The same of a model's prices. */
export const modeloCambiosTable = pgTable(
  'modelo_cambios',
  {
    modeloId: integer().primaryKey(),
    cambio: transaccion().notNull().default(ESTA),
  },
  (t) => [index('modelo_cambios_cambio').on(t.cambio, t.modeloId)],
)
watch(modeloCambiosTable, { history: 'none', told: 'none' })
