import { seSolapan } from '@telar/domain/catalogo/tarifa'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { gruposTable, tarifasTable as t } from '../../db/schema/clientes/tarifas.ts'
import { FieldsError } from '../../kit/errors.ts'

/** Groups that are named must be there. */
export async function comprobarGrupos(db: Db, ids: readonly number[]): Promise<void> {
  const distintos = [...new Set(ids)]
  if (distintos.length === 0) return
  const hay = await db.$count(gruposTable, inArray(gruposTable.id, distintos))
  if (hay < distintos.length) throw new FieldsError({ grupoIds: ['error.missing-reference'] })
}

export function comprobarFechas({ desde, hasta }: { desde: string; hasta: string | null }): void {
  if (hasta !== null && hasta < desde) throw new FieldsError({ hasta: ['tarifa.fechas'] })
}

const Otra = z.object({ nombre: z.string(), desde: z.string(), hasta: z.string().nullable(), grupo: z.string() })

/** A group has one list a day: another one that holds on the same days is named beside the dates. */
export async function comprobarVigencia(db: Db, ids: readonly number[]): Promise<void> {
  const escritas = await db
    .select()
    .from(t)
    .where(inArray(t.id, [...ids]))
  for (const { id, desde, hasta, activa, grupoIds } of escritas) {
    await comprobarGrupos(db, grupoIds)
    if (!activa || grupoIds.length === 0) continue
    const otras = await rows(
      db,
      Otra,
      sql`select o.nombre, o.desde::text, o.hasta::text, g.nombre as grupo
        from tarifas o join grupos g on o.grupo_ids @> to_jsonb(g.id)
        where o.id <> ${id} and o.activa and ${JSON.stringify(grupoIds)}::jsonb @> to_jsonb(g.id) order by o.id`,
    )
    const choca = otras.find((otra) => seSolapan({ desde, hasta }, otra))
    if (choca) throw new FieldsError({ desde: ['tarifa.solapada'] }, { tarifa: choca.nombre, grupo: choca.grupo })
  }
}
