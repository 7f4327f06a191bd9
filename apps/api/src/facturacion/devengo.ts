import { INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import { type SQL, sql } from 'drizzle-orm'

const INTRA = sql.raw(String(INTRACOMUNITARIA))

/** When tax falls due on an invoice, as `fechaDeDevengo` says, for searches. */
export const devengo = (f: SQL): SQL => sql`case
  when ${f}.tipo <> 'F1' or ${f}.fecha_operacion is null then ${f}.fecha
  when ${f}.regimen_iva = ${INTRA} then
    least(${f}.fecha, (date_trunc('month', ${f}.fecha_operacion) + interval '1 month 14 days')::date)
  else ${f}.fecha_operacion end`
