import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { registro, textos } from '../../columns.ts'
import { clientesTable, comercialesTable } from './clientes.ts'
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
    /** The reference is in the migrations, because suppliers stand above contacts. */
    proveedorId: integer(),
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
