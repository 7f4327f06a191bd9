import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { entregasTable } from './entregas.ts'
import { pedidosTable } from './pedidos.ts'

/** A box of an order: being filled, or gone with a delivery note. */
export const cajasTable = pgTable(
  'cajas',
  {
    ...registro(),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id, { onDelete: 'cascade' }),
    /** The delivery note that it left with; none while it is being filled. */
    entregaId: integer().references(() => entregasTable.id),
    /** Which box of the order it is. */
    numero: integer().notNull(),
    /** Its number in the world; none where the house has no GS1 prefix. */
    sscc: text().unique('cajas_sscc'),
    /** What the scales said; without it, what its garments weigh. */
    pesoGr: integer(),
  },
  (t) => [
    unique('cajas_numero').on(t.pedidoId, t.numero),
    index('cajas_entrega').on(t.entregaId).where(sql`${t.entregaId} is not null`),
  ],
)
watch(cajasTable, { history: 'none', told: 'none' })

/** What lies in a box. A cell is named, not referenced: what was packed stays when the order's lines change. */
export const cajaPrendasTable = pgTable(
  'caja_prendas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cajaId: integer()
      .notNull()
      .references(() => cajasTable.id, { onDelete: 'cascade' }),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    cantidad: integer().notNull(),
  },
  (t) => [
    unique('caja_prendas_unique').on(t.cajaId, t.modeloId, t.colorId, t.talla),
    check('caja_prendas_cantidad', sql`${t.cantidad} > 0`),
  ],
)
watch(cajaPrendasTable, { history: 'none', told: 'none' })
