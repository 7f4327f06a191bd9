import { sql } from 'drizzle-orm'

/** Findings of half a year ago; the last ones stay however old they are. */
export const limpiezaDePortada = [
  sql`delete from cuadres where empezado_en < now() - interval '180 days' and id < (
    select max(id) from cuadres where terminado_en is not null)`,
]
