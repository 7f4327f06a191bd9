import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeTransferencias: readonly Invariante[] = [
  {
    nombre: 'facturacion.transferencias',
    frase: frase(
      'Una transferencia suma sus pagos; de una pagada, cada uno es un pago de su factura por el mismo importe, y nada va en dos a la vez por más de lo que se debe.',
      'Transfers are the sum of their payments; of paid ones, each is a payment of its invoice of the same amount, and nothing is on its way twice for more than is owed.',
      'Uma transferência soma os seus pagamentos; de uma paga, cada um é um pagamento da sua fatura do mesmo valor, e nada vai em duas ao mesmo tempo por mais do que se deve.',
      'Una transferència suma els seus pagaments; d’una pagada, cadascun és un pagament de la seva factura del mateix import, i res no va en dues alhora per més del que es deu.',
    ),
    tabla: 'transferencias',
    sql: sql`
      select t.id, t.numero as que, t.pagos || ' / ' || t.total as esperado, count(distinct l.referencia) || ' / ' || coalesce(sum(l.importe), 0) as hallado
      from transferencias t left join transferencia_lineas l on l.transferencia_id = t.id
      group by t.id having count(distinct l.referencia) <> t.pagos or coalesce(sum(l.importe), 0) <> t.total
      union all
      select t.id, l.referencia, l.importe::text, p.importe::text
      from transferencia_lineas l join transferencias t on t.id = l.transferencia_id join pagos p on p.id = l.pago_id
      where p.importe <> l.importe or p.recibida_id <> l.recibida_id or t.estado <> 'pagada'
      union all
      select null, concat_ws(' ', r.proveedor, r.numero), r.total::text, s.importe::text
      from (
        select l.recibida_id, sum(l.importe) as importe from transferencia_lineas l join transferencias t on t.id = l.transferencia_id
        where t.estado = 'preparada' group by 1) s join recibidas r on r.id = s.recibida_id
      where abs(s.importe) > abs(r.total)
      union all
      select t.id, l.referencia, '> 0', sum(l.importe)::text
      from transferencia_lineas l join transferencias t on t.id = l.transferencia_id
      group by t.id, l.referencia having sum(l.importe) <= 0
      union all
      select t.id, l.referencia, count(*)::text, count(l.pago_id)::text
      from transferencia_lineas l join transferencias t on t.id = l.transferencia_id where l.recibida_id is not null
      group by t.id, l.referencia having count(l.pago_id) not in (0, count(*))
      union all
      select t.id, l.referencia, '1', n.veces::text
      from transferencia_lineas l join transferencias t on t.id = l.transferencia_id cross join lateral (
        select count(*) as veces from transferencia_lineas o join transferencias u on u.id = o.transferencia_id
        where o.liquidacion_id = l.liquidacion_id and u.estado <> 'anulada') n
      where t.estado <> 'anulada' and n.veces > 1`,
  },
]
