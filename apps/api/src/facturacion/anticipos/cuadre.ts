import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeAnticipos: readonly Invariante[] = [
  {
    nombre: 'facturacion.anticipos',
    frase: frase(
      'De un anticipo se ha usado lo que dicen los cobros de facturas de su cliente, y nunca más de lo que se recibió.',
      'Of a deposit has been used what payments of its customer’s invoices say, and never more than came in.',
      'De um adiantamento usou-se o que dizem os recebimentos de faturas do seu cliente, e nunca mais do que se recebeu.',
      'D’una bestreta s’ha fet servir el que diuen els cobraments de factures del seu client, i mai més del que es va rebre.',
    ),
    tabla: 'anticipos',
    sql: sql`
      select a.id, a.numero as que, coalesce(s.suma, 0)::text as esperado, a.usado::text as hallado
      from anticipos a left join (
        select anticipo_id, sum(importe) as suma from cobros where anticipo_id is not null and not impagado group by 1) s
        on s.anticipo_id = a.id
      where a.usado <> coalesce(s.suma, 0) or (a.anulado and a.usado <> 0)
      union all
      select a.id, a.numero, a.cliente_id::text, f.cliente_id::text
      from cobros c join anticipos a on a.id = c.anticipo_id join facturas f on f.id = c.factura_id
      where f.cliente_id <> a.cliente_id`,
  },
]
