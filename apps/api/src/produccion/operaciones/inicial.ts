import type { Textos } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { operacionesTable } from '../../db/schema/produccion/operaciones.ts'

const en4 = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })

/** The kinds of work that every house starts with. */
const OPERACIONES: readonly (typeof operacionesTable.$inferInsert)[] = [
  { codigo: 'CORTE', nombre: en4('Corte', 'Cutting', 'Corte', 'Tall'), orden: 10, trabajo: 'corte' },
  {
    codigo: 'CONFECCION',
    nombre: en4('Confección', 'Sewing', 'Confeção', 'Confecció'),
    orden: 20,
    trabajo: 'confeccion',
  },
  { codigo: 'BORDADO', nombre: en4('Bordado', 'Embroidery', 'Bordado', 'Brodat'), orden: 30, trabajo: 'acabado' },
  { codigo: 'LAVADO', nombre: en4('Lavado', 'Washing', 'Lavagem', 'Rentat'), orden: 40, trabajo: 'acabado' },
  { codigo: 'PLANCHA', nombre: en4('Plancha', 'Ironing', 'Engomagem', 'Planxa'), orden: 50, trabajo: 'acabado' },
  { codigo: 'ACABADO', nombre: en4('Acabado', 'Finishing', 'Acabamento', 'Acabat'), orden: 60, trabajo: 'acabado' },
]

const Secuencia = z.object({ ya: z.boolean() })

/** Once only, and again when the sample went with all there was: a house that has thrown its own away does not get them back. */
export async function ponerOperaciones(db: Db): Promise<void> {
  const secuencia = await firstRow(db, Secuencia, sql`select is_called as ya from operaciones_id_seq`)
  if (!secuencia?.ya) await db.insert(operacionesTable).values([...OPERACIONES])
}
