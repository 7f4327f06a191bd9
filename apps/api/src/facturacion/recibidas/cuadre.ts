import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeRecibidas: readonly Invariante[] = [
  {
    nombre: 'facturacion.recibidas',
    frase: frase(
      'Una factura recibida suma sus tramos, vence por su total y lleva pagado lo que dicen sus pagos.',
      'A received invoice adds up its rates, falls due for its total and is paid what its payments say.',
      'Uma fatura recebida soma as suas taxas, vence pelo seu total e tem pago o que dizem os seus pagamentos.',
      'Una factura rebuda suma els seus trams, venç pel seu total i té pagat el que diuen els seus pagaments.',
    ),
    tabla: 'recibidas',
    sql: sql`
      select r.id, concat_ws(' ', r.proveedor, r.numero) as que,
        concat_ws(' · ', t.base, t.cuota, v.importe, p.importe) as esperado,
        concat_ws(' · ', r.base, r.cuota, r.total, r.pagado) as hallado
      from recibidas r
        cross join lateral (
          select coalesce(sum(x.base), 0) as base, coalesce(sum(x.cuota), 0) as cuota
          from jsonb_to_recordset(r.tramos) as x(base numeric, cuota numeric)) t
        cross join lateral (
          select coalesce(sum(x.importe), 0) as importe from jsonb_to_recordset(r.vencimientos) as x(importe numeric)) v
        cross join lateral (select coalesce(sum(importe), 0) as importe from pagos where recibida_id = r.id) p
      where r.base <> t.base or r.cuota <> t.cuota or r.total <> v.importe or r.pagado <> p.importe`,
  },
  {
    nombre: 'facturacion.entregas-facturadas',
    frase: frase(
      'Una factura recibida solo factura entradas que llegaron de su proveedor.',
      'A received invoice invoices only deliveries that came from its supplier.',
      'Uma fatura recebida só fatura entradas que chegaram do seu fornecedor.',
      'Una factura rebuda només factura entrades que van arribar del seu proveïdor.',
    ),
    tabla: 'recibidas',
    sql: sql`
      select r.id, concat_ws(' ', r.proveedor, r.numero) as que, r.proveedor_id::text as esperado,
        concat_ws(' · ', e.proveedor_id, e.recibida) as hallado
      from recibida_entradas x join recibidas r on r.id = x.recibida_id join entradas e on e.id = x.entrada_id
      where e.proveedor_id <> r.proveedor_id or not e.recibida`,
  },
]
