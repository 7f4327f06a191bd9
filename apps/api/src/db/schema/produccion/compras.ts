import type { Idioma } from '@telar/domain/idioma'
import type { EstadoDeCompra } from '@telar/domain/produccion/compra'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { proveedoresTable } from './proveedores.ts'

/** What a supplier is asked for on one paper; its lines are what is asked for of each material. */
export const comprasTable = pgTable(
  'compras',
  {
    ...registro(),
    numero: text().notNull().unique(),
    proveedorId: integer()
      .notNull()
      .references(() => proveedoresTable.id),
    estado: text().notNull().default('borrador').$type<EstadoDeCompra>(),
    fecha: date().notNull(),
    idioma: text().notNull().default('es').$type<Idioma>(),
    /** What they call it. */
    referencia: text().notNull().default(''),
    notas: text().notNull().default(''),
    /** When it was last sent, and where to. */
    enviadaEn: momento(),
    enviadaA: text(),
    confirmadaEn: date(),
    quien: text(),
  },
  (t) => [
    index('compras_proveedor').on(t.proveedorId, t.fecha),
    index('compras_fecha').on(t.fecha, t.id),
    index('compras_estado').on(t.estado),
    index('compras_referencia').on(t.referencia),
    check('compras_estado_valido', sql`${t.estado} in ('borrador', 'enviada', 'confirmada')`),
  ],
)
