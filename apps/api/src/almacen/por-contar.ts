import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { run } from '../db/rows.ts'
import { type Celda, celdasEnSql } from './celdas.ts'

interface PorQue {
  motivo: string
  /** What it was looked for. */
  documento: string
  quien: string
}

/** Somebody looked for a cell and did not find it: it is to be counted. */
export const marcarPorContar = (
  db: Db,
  { modeloId, colorId, talla }: Omit<Celda, 'cantidad'>,
  { motivo, documento, quien }: PorQue,
): Promise<number> =>
  run(
    db,
    sql`
    insert into por_contar (variante_id, motivo, documento, quien)
    select v.id, ${motivo}, ${documento}, ${quien} from modelo_variantes v
    where v.modelo_id = ${modeloId} and v.color_id = ${colorId} and v.talla = ${talla}
    on conflict (variante_id) do update set motivo = excluded.motivo, documento = excluded.documento, quien = excluded.quien`,
  )

/** It has been counted, or was there after all. */
export const yaContadas = (db: Db, celdas: readonly Celda[]): Promise<number> =>
  run(
    db,
    sql`
    delete from por_contar x using modelo_variantes v, ${celdasEnSql(celdas)}
    where v.id = x.variante_id and p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla`,
  )
