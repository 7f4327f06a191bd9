import type { Peldano } from '@telar/domain/catalogo/tarifa'
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { bigint, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momento, precio } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable, modelosTable } from '../catalogo/modelos.ts'
import { usersTable } from '../identidad/users.ts'
import { pedidosTable, type Tipo } from './pedidos.ts'

/** A price of more garments, as it was shown. */
export type PeldanoVisto = Omit<Peldano, 'porque'>

/** One draft per person: what they mean to order, and how. Lines are cells, so that two tabs never overwrite each other. */
export const cartsTable = pgTable('carts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  modificadoEn: momento().notNull().default(sql`now()`),
  tipo: text().notNull().default('servicio').$type<Tipo>(),
  notas: text().notNull().default(''),
  referenciaCliente: text().notNull().default(''),
  direccionEnvio: integer().notNull().default(0),
  /** The order that this cart last became, so that sending it again is not a second one. */
  pedidoId: integer().references((): AnyPgColumn => pedidosTable.id, { onDelete: 'set null' }),
  enviadoEn: momento(),
})
watch(cartsTable, { history: 'none', told: 'none' })

export const cartLineasTable = pgTable(
  'cart_lineas',
  {
    cartId: integer()
      .notNull()
      .references(() => cartsTable.id, { onDelete: 'cascade' }),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id, { onDelete: 'cascade' }),
    talla: text().notNull(),
    cantidad: integer().notNull(),
    /** The price that was shown when the line was made; a later one is told before sending. */
    precio: precio().notNull(),
    /** The prices that more garments would have had then; none where the price is one. */
    escalas: jsonb().$type<PeldanoVisto[]>(),
    orden: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (t) => [
    primaryKey({ columns: [t.cartId, t.modeloId, t.colorId, t.talla] }),
    check('cart_lineas_cantidad', sql`${t.cantidad} between 1 and 9999`),
  ],
)
watch(cartLineasTable, { history: 'none', told: 'none' })
