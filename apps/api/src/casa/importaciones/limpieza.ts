import { sql } from 'drizzle-orm'

/** What is needed to take an import back, and what there was before it, is kept for three months. */
export const limpiezaDeImportaciones = [
  sql`delete from importacion_filas f using importaciones i
    where i.id = f.importacion_id and i.empezada_en < now() - interval '90 days'`,
]
