import { type SQL, sql } from 'drizzle-orm'

/** Whether an issued invoice says anew what this one said: by the alias it has in the statement. */
export const sustituida = (f: SQL): SQL => sql`exists (
  select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[${f}.id])`
