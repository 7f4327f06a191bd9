import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

/** The cash of every day: payments that count, and what moves without an invoice. */
const EFECTIVO = sql`
  select fecha, sum(importe) as importe from (
    select fecha, importe from cobros where medio = 'contado' and not impagado
    union all
    select fecha, case tipo when 'aportacion' then importe else -importe end from caja_movimientos) m group by fecha`

export const cuadreDeTesoreria: readonly Invariante[] = [
  {
    nombre: 'facturacion.cobros',
    frase: frase(
      'Lo cobrado de una factura es la suma de sus cobros que no se devolvieron; una sustituida ya no debe nada.',
      'What is paid of an invoice is the sum of its payments that were not given back; one that was replaced owes nothing.',
      'O cobrado de uma fatura é a soma dos seus recebimentos não devolvidos; uma substituída já não deve nada.',
      'El cobrat d’una factura és la suma dels seus cobraments no retornats; una substituïda ja no deu res.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, coalesce(f.numero_completo, 'borrador ' || f.id) as que, coalesce(s.suma, 0)::text as esperado,
        f.cobrado::text as hallado
      from facturas f left join (
        select factura_id, sum(importe) filter (where not impagado) as suma from cobros group by 1) s on s.factura_id = f.id
      where f.cobrado <> coalesce(s.suma, 0) or (f.estado <> 'emitida' and s.suma <> 0)
      union all
      select f.id, f.numero_completo, '0', f.pendiente::text
      from facturas s cross join unnest(s.rectifica) as v(id) join facturas f on f.id = v.id
      where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and f.pendiente <> 0
      union all
      select f.id, f.numero_completo, '0', c.importe::text
      from facturas s cross join unnest(s.rectifica) as v(id) join facturas f on f.id = v.id
        join cobros c on c.factura_id = f.id and c.medio = 'compensacion' and c.referencia = s.numero_completo
      where s.estado = 'anulada' and s.tipo_rectificativa = 'S'`,
  },
  {
    nombre: 'facturacion.compensaciones',
    frase: frase(
      'Lo que una factura compensa con otra lo compensa la otra con ella.',
      'What an invoice sets against another, the other sets against it.',
      'O que uma fatura compensa com outra, a outra compensa com ela.',
      'El que una factura compensa amb una altra, l’altra ho compensa amb ella.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, f.numero_completo as que, '0' as esperado, s.suma::text as hallado
      from (
        select least(factura_id, contraparte_id) as una, greatest(factura_id, contraparte_id) as otra, sum(importe) as suma
        from cobros where contraparte_id is not null and not impagado group by 1, 2) s join facturas f on f.id = s.una
      where s.suma <> 0
      union all
      select f.id, f.numero_completo, 'compensacion', c.medio
      from cobros c join facturas f on f.id = c.factura_id where c.contraparte_id is not null and c.medio <> 'compensacion'`,
  },
  {
    nombre: 'facturacion.caja',
    frase: frase(
      'Una caja cerrada empieza con lo que se contó la última vez y suma todo lo que entró y salió desde entonces.',
      'A closed till begins with what was counted last and adds all that came and went since.',
      'Uma caixa fechada começa com o que se contou da última vez e soma tudo o que entrou e saiu desde então.',
      'Una caixa tancada comença amb el que es va comptar l’última vegada i suma tot el que ha entrat i sortit des de llavors.',
    ),
    tabla: null,
    sql: sql`
      with efectivo as (${EFECTIVO}), cerradas as (
        select fecha, apertura, teorico, lag(recuento, 1, 0::numeric) over w as contado, lag(fecha) over w as desde
        from caja_dias where cerrada window w as (order by fecha))
      select null::int as id, d.fecha::text as que, concat_ws(' · ', s.apertura, s.apertura + s.dia) as esperado,
        concat_ws(' · ', d.apertura, d.teorico) as hallado
      from cerradas d cross join lateral (
        select d.contado + coalesce(sum(importe) filter (where e.fecha < d.fecha), 0) as apertura,
          coalesce(sum(importe) filter (where e.fecha = d.fecha), 0) as dia
        from efectivo e where e.fecha <= d.fecha and (d.desde is null or e.fecha > d.desde)) s
      where d.apertura <> s.apertura or d.teorico <> s.apertura + s.dia`,
  },
  {
    nombre: 'facturacion.comisiones',
    frase: frase(
      'De la comisión de una factura se ha liquidado lo que dicen sus liquidaciones, y nunca más que toda.',
      'Of an invoice’s commission has been settled what its settlements say, and never more than all of it.',
      'Da comissão de uma fatura liquidou-se o que dizem as suas liquidações, e nunca mais do que toda.',
      'De la comissió d’una factura s’ha liquidat el que diuen les seves liquidacions, i mai més que tota.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, coalesce(f.numero_completo, 'borrador ' || f.id) as que,
        concat_ws(' / ', coalesce(s.suma, 0), f.comision_total) as esperado, f.comision_liquidada::text as hallado
      from facturas f left join (
        select factura_id, sum(importe) as suma from liquidacion_facturas group by 1) s on s.factura_id = f.id
        cross join lateral (
          select coalesce(sum(o.comision_total), 0) as comision from facturas o
          where f.tipo_rectificativa = 'S' and o.id = any (f.rectifica)) v
      where f.comision_liquidada <> coalesce(s.suma, 0)
        or f.comision_liquidada not between least(f.comision_total, 0, f.comision_total - v.comision)
          and greatest(f.comision_total, 0)`,
  },
  {
    nombre: 'facturacion.liquidaciones',
    frase: frase(
      'Una liquidación suma las comisiones de sus facturas.',
      'A settlement adds up the commissions of its invoices.',
      'Uma liquidação soma as comissões das suas faturas.',
      'Una liquidació suma les comissions de les seves factures.',
    ),
    tabla: 'liquidaciones',
    sql: sql`
      select q.id, concat_ws(' ', r.nombre, q.fecha) as que, concat_ws(' · ', s.n, s.suma) as esperado,
        concat_ws(' · ', q.facturas, q.importe) as hallado
      from liquidaciones q join comerciales r on r.id = q.comercial_id cross join lateral (
        select count(*) as n, coalesce(sum(d.importe), 0) as suma from liquidacion_facturas d where d.liquidacion_id = q.id) s
      where q.importe <> s.suma or q.facturas <> s.n`,
  },
  {
    nombre: 'facturacion.pases',
    frase: frase(
      'Cada asiento contable cuadra el debe con el haber, y cada pase suma sus asientos.',
      'Each accounting entry balances debit and credit, and each lot adds up its entries.',
      'Cada lançamento contabilístico equilibra débito e crédito, e cada lote soma os seus lançamentos.',
      'Cada assentament comptable quadra el deure amb l’haver, i cada traspàs suma els seus assentaments.',
    ),
    tabla: 'pases',
    sql: sql`
      select p.id, 'pase ' || p.id as que, concat_ws(' · ', s.asientos, s.importe, s.facturas, s.total) as esperado,
        concat_ws(' · ', p.asientos, p.importe, p.facturas, p.total) as hallado
      from pases p cross join lateral (
        select count(*) as asientos, coalesce(sum(debe), 0) as importe, coalesce(max(abs(descuadre)), 0) as descuadre,
          count(*) filter (where factura) as facturas, coalesce(sum(clientes) filter (where factura), 0) as total
        from (
          select min(a.documento) like 'factura:%' as factura, sum(a.debe) as debe, sum(a.debe - a.haber) as descuadre,
            sum(a.debe - a.haber) filter (where left(a.cuenta, 3) in ('430', '555')) as clientes
          from pase_apuntes a where a.pase_id = p.id group by a.asiento) t) s
      where s.descuadre <> 0 or p.total <> s.total or p.facturas <> s.facturas or p.asientos <> s.asientos
        or p.importe <> s.importe
        or (p.deshace_id is null and not exists (select from pases u where u.deshace_id = p.id)
          and p.facturas <> (select count(*) from facturas f where f.pase_id = p.id))`,
  },
  {
    nombre: 'facturacion.remesas',
    frase: frase(
      'Una remesa suma sus adeudos; de una cobrada, cada uno es un cobro por el mismo importe o volvió, y nada va en dos a la vez por más de lo que se debe.',
      'A remittance is the sum of its charges; of one that was collected, each is a payment of the same amount or came back, and nothing is on its way twice for more than is owed.',
      'Uma remessa soma os seus débitos; de uma cobrada, cada um é um recebimento do mesmo valor ou voltou, e nada vai em duas ao mesmo tempo por mais do que se deve.',
      'Una remesa suma els seus càrrecs; d’una cobrada, cadascun és un cobrament del mateix import o va tornar, i res no va en dues alhora per més del que es deu.',
    ),
    tabla: 'remesas',
    sql: sql`
      select r.id, r.numero as que, r.adeudos || ' / ' || r.total as esperado, count(l.id) || ' / ' || coalesce(sum(l.importe), 0) as hallado
      from remesas r left join remesa_lineas l on l.remesa_id = r.id
      group by r.id having count(l.id) <> r.adeudos or coalesce(sum(l.importe), 0) <> r.total
      union all
      select r.id, l.referencia, l.importe::text, c.importe::text
      from remesa_lineas l join remesas r on r.id = l.remesa_id join cobros c on c.id = l.cobro_id
      where c.importe <> l.importe or c.factura_id <> l.factura_id or r.estado <> 'cobrada'
        or (l.devuelta is not null) <> c.impagado
      union all
      select null, f.numero_completo, f.pendiente::text, s.importe::text
      from (
        select l.factura_id, sum(l.importe) as importe from remesa_lineas l join remesas r on r.id = l.remesa_id
        where r.estado = 'enviada' and l.devuelta is null group by 1) s join facturas f on f.id = s.factura_id
      where s.importe > f.total`,
  },
]
