import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'
import { sinRedondear } from './sin-redondear.ts'
import { sustituida } from './sustituida.ts'

/** How an invoice is called, drafts too. */
const NOMBRE = sql`coalesce(f.numero_completo, 'borrador ' || f.id)`

/** What the invoices come to, added up from their lines: discounts one after the other, carriage into the largest rate; of prices
 * with their tax in them, what is paid stays. */
const SUMAS = sql`
  select factura_id, sum(bruto) as bruto, sum(base) as base,
    sum(case when base = sin_iva then pagado - base else round(base * iva / 100, 2) end) as cuota_iva,
    sum(round(base * re / 100, 2)) as cuota_re
  from (
    select d.*, descontable - com - round((descontable - com) * dto_pronto_pago / 100, 2) + neto
      + case when puesto = 1 then portes else 0 end as base
    from (
      select g.*, f.portes, f.dto_pronto_pago, round(g.descontable * f.dto_comercial / 100, 2) as com,
        row_number() over (partition by g.factura_id order by abs(g.bruto) desc, g.iva desc, g.re desc) as puesto
      from (
        select factura_id, iva, re, coalesce(sum(importe) filter (where pvp is null), 0) +
            coalesce(round(sum(round(cantidad * pvp * (100 - dto) / 100, 2)) * 100 / (100 + iva), 2), 0) as bruto,
          sum(round(cantidad * pvp * (100 - dto) / 100, 2)) as pagado, sum(importe) filter (where pvp is not null) as sin_iva,
          coalesce(sum(importe) filter (where anticipo_id is null), 0) as descontable,
          coalesce(sum(importe) filter (where anticipo_id is not null), 0) as neto
        from factura_lineas group by 1, 2, 3) g
      join facturas f on f.id = g.factura_id) d) t
  group by factura_id`

/** How many of each size of an order's line are invoiced, corrections taken away. */
const FACTURADAS = sql`
  select l.pedido_linea_id as linea, c.talla, sum(c.cantidad)::int as n
  from factura_lineas l join facturas f on f.id = l.factura_id
    cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int)
  where l.pedido_linea_id is not null and f.estado = 'emitida' and not ${sustituida(sql`f`)}
  group by 1, 2`

export const cuadreDeFacturas: readonly Invariante[] = [
  {
    nombre: 'facturacion.papeles',
    frase: frase(
      'Toda factura emitida guarda lo que decía.',
      'Every issued invoice keeps what it said.',
      'Toda a fatura emitida guarda o que dizia.',
      'Tota factura emesa desa el que deia.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, ${NOMBRE} as que, '1' as esperado, '0' as hallado from facturas f
      where f.estado <> 'borrador' and f.tipo <> 'previa' and not exists (
        select from papeles p where p.clase = 'factura' and p.documento_id = f.id)`,
  },
  {
    nombre: 'facturacion.importes',
    frase: frase(
      'Base, impuestos y prendas de una factura salen de sus líneas, tipo por tipo.',
      'The base, taxes and garments of an invoice come from its lines, rate by rate.',
      'Base, impostos e peças de uma fatura vêm das suas linhas, taxa por taxa.',
      'Base, impostos i peces d’una factura surten de les seves línies, tipus per tipus.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, ${NOMBRE} as que, concat_ws(' · ', s.bruto, s.base, s.cuota_iva, s.cuota_re) as esperado,
        concat_ws(' · ', f.bruto, f.base, f.cuota_iva, f.cuota_re) as hallado
      from facturas f left join (${SUMAS}) s on s.factura_id = f.id
      where case when s.factura_id is null then f.estado <> 'borrador' and f.tipo <> 'previa'
        else (f.bruto, f.base, f.cuota_iva, f.cuota_re) is distinct from (s.bruto, s.base, s.cuota_iva, s.cuota_re) end`,
  },
  {
    nombre: 'facturacion.tramos',
    frase: frase(
      'Los tramos de impuestos de una factura suman lo mismo que ella.',
      'The rates of an invoice add up to the same as the invoice.',
      'Os escalões de impostos de uma fatura somam o mesmo que ela.',
      'Els trams d’impostos d’una factura sumen el mateix que ella.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, ${NOMBRE} as que, concat_ws(' · ', f.base, f.cuota_iva, f.cuota_re) as esperado,
        concat_ws(' · ', s.base, s.cuota_iva, s.cuota_re) as hallado
      from facturas f cross join lateral (
        select coalesce(sum(t.base), 0) as base, coalesce(sum(t."cuotaIva"), 0) as cuota_iva,
          coalesce(sum(t."cuotaRe"), 0) as cuota_re
        from jsonb_to_recordset(f.tramos) as t(base numeric, "cuotaIva" numeric, "cuotaRe" numeric)) s
      where (f.base, f.cuota_iva, f.cuota_re) is distinct from (s.base, s.cuota_iva, s.cuota_re)`,
  },
  {
    nombre: 'facturacion.vencimientos',
    frase: frase(
      'Los vencimientos de una factura suman su total, y el primero sin cubrir es el que se reclama.',
      'The due dates of an invoice add up to its total, and the first one not covered is the one claimed.',
      'Os vencimentos de uma fatura somam o seu total, e o primeiro por cobrir é o que se reclama.',
      'Els venciments d’una factura sumen el seu total, i el primer sense cobrir és el que es reclama.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, ${NOMBRE} as que, concat_ws(' · ', f.total, s.vence) as esperado,
        concat_ws(' · ', s.suma, f.vence) as hallado
      from facturas f cross join lateral (
        select coalesce(sum(importe), 0) as suma, (array_agg(fecha order by n) filter (where hasta > abs(f.cobrado)))[1] as vence
        from (
          select (v->>'fecha')::date as fecha, (v->>'importe')::numeric as importe, n,
            case when (v->>'importe')::numeric = 0 then 0
              else sum(abs((v->>'importe')::numeric)) over (order by n) end as hasta
          from jsonb_array_elements(f.vencimientos) with ordinality as v(v, n)) t) s
      where f.total <> s.suma or f.vence is distinct from case when f.estado = 'emitida' then s.vence end`,
  },
  {
    nombre: 'facturacion.facturado',
    frase: frase(
      'De cada prenda servida se factura una como mucho, y nunca se abona más de lo facturado.',
      'Each garment that has left is invoiced at most once, and never more is credited than was invoiced.',
      'De cada peça servida fatura-se uma no máximo, e nunca se abona mais do que o faturado.',
      'De cada peça servida se’n factura una com a molt, i mai no s’abona més del que s’ha facturat.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, m.numero, s.talla) as que, '0 – ' || coalesce(c.servida, 0) as esperado,
        s.n::text as hallado
      from (${FACTURADAS}) s join pedido_lineas l on l.id = s.linea join pedidos p on p.id = l.pedido_id
        join modelos m on m.id = l.modelo_id
        left join lateral (
          select sum(c.servida)::int as servida
          from jsonb_to_recordset(l.tallas_cantidades) as c(talla text, servida int) where c.talla = s.talla) c on true
      where s.n not between 0 and coalesce(c.servida, 0)`,
  },
  {
    nombre: 'facturacion.rectificado',
    frase: frase(
      'Las rectificativas por diferencias no abonan más que lo que sumaban las facturas que rectifican, salvo el céntimo que redondea cada una.',
      'Corrections by difference never credit more than the invoices they correct came to, but for the cent that each rounds.',
      'As retificativas por diferenças não abonam mais do que somavam as faturas que retificam, salvo o cêntimo que cada uma arredonda.',
      'Les rectificatives per diferències no abonen més que el que sumaven les factures que rectifiquen, llevat del cèntim que arrodoneix cadascuna.',
    ),
    tabla: 'facturas',
    sql: sql`
      with recursive arbol as (
        select f.id as raiz, f.id from facturas f
        where f.estado = 'emitida' and f.tipo not like 'R%' and f.tipo <> 'F3' and f.id in (select unnest(rectifica) from facturas where estado = 'emitida')
        union
        select a.raiz, r.id from arbol a join facturas r on r.rectifica @> array[a.id] and r.estado = 'emitida')
      select f.id, f.numero_completo as que, f.total::text as esperado, s.neto::text as hallado
      from (
        select a.raiz, coalesce(sum(e.total) filter (where not ${sustituida(sql`r`)}), 0)::numeric(12, 2) as neto,
          0.01 * (count(*) - 1) as holgura
        from arbol a join facturas r on r.id = a.id cross join lateral (
          select sum(x.base * (100 + x.iva + x.re) / 100) as total from (${sinRedondear(sql`r`)}) x) e group by a.raiz having max(cardinality(r.rectifica)) = 1
      ) s join facturas f on f.id = s.raiz
      where f.total <> 0 and sign(s.neto) = -sign(f.total) and abs(s.neto) > s.holgura`,
  },
  {
    nombre: 'facturacion.rectificadas',
    frase: frase(
      'Una rectificativa nombra facturas emitidas del mismo cliente, y ninguna se sustituye dos veces.',
      'A correction names issued invoices of the same customer, and none is replaced twice.',
      'Uma retificativa nomeia faturas emitidas do mesmo cliente, e nenhuma se substitui duas vezes.',
      'Una rectificativa anomena factures emeses del mateix client, i cap no se substitueix dues vegades.',
    ),
    tabla: 'facturas',
    sql: sql`
      select r.id, r.numero_completo as que, 'emitida' as esperado, concat_ws(' ', f.numero_completo, f.estado) as hallado
      from facturas r cross join unnest(r.rectifica) as v(id) left join facturas f on f.id = v.id
      where r.estado = 'emitida' and (f.estado is distinct from 'emitida' or (f.cliente_id <> r.cliente_id and r.tipo <> 'F3'))
      union all
      select f.id, f.numero_completo, '1', count(*)::text
      from facturas s cross join unnest(s.rectifica) as v(id) join facturas f on f.id = v.id
      where s.estado = 'emitida' and s.tipo_rectificativa = 'S' group by f.id having count(*) > 1`,
  },
  {
    nombre: 'facturacion.anticipos',
    frase: frase(
      'De un anticipo no se descuenta más de lo que se facturó por adelantado, tipo por tipo.',
      'No more is deducted of a deposit than was invoiced in advance, rate by rate.',
      'De um adiantamento não se desconta mais do que se faturou antecipadamente, taxa por taxa.',
      'D’un avançament no es descompta més del que es va facturar per avançat, tipus per tipus.',
    ),
    tabla: 'facturas',
    sql: sql`
      with descontado as (
        select l.anticipo_id, l.iva, l.re, -sum(l.importe) as importe
        from factura_lineas l join facturas f on f.id = l.factura_id
        where l.anticipo_id is not null and f.estado = 'emitida' and not ${sustituida(sql`f`)} group by 1, 2, 3),
      adelantado as (
        select f.id, t.iva, t.re, sum(t.base) as importe
        from (
          select f.id, f.tramos from facturas f where f.anticipo and f.estado = 'emitida' and not ${sustituida(sql`f`)}
          union all
          select a.id, r.tramos from facturas a join facturas r on r.rectifica = array[a.id]
          where a.anticipo and r.estado = 'emitida' and r.tipo_rectificativa = 'I'
        ) f cross join jsonb_to_recordset(f.tramos) as t(iva numeric, re numeric, base numeric) group by 1, 2, 3)
      select f.id, concat_ws(' ', f.numero_completo, d.iva || ' %') as que, coalesce(a.importe, 0)::text as esperado,
        d.importe::text as hallado
      from descontado d join facturas f on f.id = d.anticipo_id
        left join adelantado a on a.id = d.anticipo_id and a.iva = d.iva and a.re = d.re
      where d.importe > coalesce(a.importe, 0) or d.importe < 0 or f.estado <> 'emitida'`,
  },
  {
    nombre: 'facturacion.mercancia',
    frase: frase(
      'Lo que vuelve con un abono consta como devuelto en su albarán, y una factura anulada no ha movido nada.',
      'What comes back with a credit note is noted as returned on its delivery note, and an annulled invoice has moved nothing.',
      'O que volta com uma nota de crédito consta como devolvido na sua guia, e uma fatura anulada não moveu nada.',
      'El que torna amb un abonament consta com a retornat al seu albarà, i una factura anul·lada no ha mogut res.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, concat_ws(' ', f.numero_completo, m.talla) as que, '0' as esperado, m.n::text as hallado
      from (
        select factura_id, modelo_id, color_id, talla,
          sum(case when a = 'cliente' then cantidad when de = 'cliente' then -cantidad else 0 end)::int as n
        from movimientos where factura_id is not null group by 1, 2, 3, 4) m join facturas f on f.id = m.factura_id
      where f.estado <> 'emitida' and m.n <> 0
      union all
      select null, concat_ws(' ', p.numero, coalesce(e.talla, v.talla)), coalesce(v.n, 0)::text, coalesce(e.n, 0)::text
      from (
        select pedido_linea_id, talla, sum(devuelta)::int as n from entrega_lineas where devuelta <> 0 group by 1, 2) e
        full join (
          select pedido_linea_id, talla, sum(n)::int as n from (
          select e.pedido_linea_id, e.talla, d.almacen + d.segunda + d.arreglo as n
          from devolucion_lineas d join entrega_lineas e on e.id = d.entrega_linea_id
          where d.almacen + d.segunda + d.arreglo > 0
          union all
          select l.pedido_linea_id, c.talla, -sum(c.cantidad)::int as n
          from facturas f join factura_lineas l on l.factura_id = f.id
            cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int)
          where f.estado = 'emitida' and f.mercancia <> 'nada' and l.pedido_linea_id is not null and c.cantidad < 0
          group by 1, 2) t group by 1, 2) v on v.pedido_linea_id = e.pedido_linea_id and v.talla = e.talla
        join pedido_lineas l on l.id = coalesce(e.pedido_linea_id, v.pedido_linea_id) join pedidos p on p.id = l.pedido_id
      where e.n is distinct from v.n`,
  },
  {
    nombre: 'facturacion.abonos-de-devolucion',
    frase: frase(
      'Los abonos atados a mano a una devolución abonan lo que volvió y estaba facturado, ni una prenda más ni una menos.',
      'The credit notes tied to a return by hand credit what came back and was invoiced, not a garment more or fewer.',
      'As notas de crédito atadas à mão a uma devolução creditam o que voltou e estava faturado, nem uma peça a mais nem a menos.',
      'Els abonaments lligats a mà a una devolució abonen el que va tornar i estava facturat, ni una peça més ni una menys.',
    ),
    tabla: 'devoluciones',
    sql: sql`
      select d.id, concat_ws(' ', d.numero, x.talla) as que, sum(x.vueltas)::text as esperado, sum(x.abonadas)::text as hallado
      from devoluciones d cross join lateral (
        select e.pedido_linea_id, e.talla, v.almacen + v.segunda + v.arreglo - v.sin_facturar as vueltas, 0 as abonadas
        from devolucion_lineas v join entrega_lineas e on e.id = v.entrega_linea_id where v.devolucion_id = d.id
        union all
        select l.pedido_linea_id, c.talla, 0, -c.cantidad
        from factura_lineas l cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int)
        where l.factura_id = any (d.abono_ids)) x
      where cardinality(d.abono_ids) > 0
      group by d.id, d.numero, x.pedido_linea_id, x.talla having sum(x.vueltas) <> sum(x.abonadas)`,
  },
  {
    nombre: 'facturacion.series',
    frase: frase(
      'Las facturas de una serie van numeradas sin huecos y por orden de fecha, hasta el último número dado.',
      'The invoices of a series are numbered without gaps and by date, up to the last number given.',
      'As faturas de uma série são numeradas sem falhas e por ordem de data, até ao último número dado.',
      'Les factures d’una sèrie van numerades sense buits i per ordre de data, fins a l’últim número donat.',
    ),
    tabla: 'facturas',
    sql: sql`
      select id, numero_completo as que, concat_ws(' · ', antes + 1, fecha_antes) as esperado, concat_ws(' · ', numero, fecha) as hallado
      from (
        select f.id, f.numero_completo, f.numero, f.fecha, lag(f.numero, 1, coalesce(c.desde, 0)) over w as antes,
          lag(f.fecha) over w as fecha_antes
        from facturas f left join contadores c on c.serie = f.serie and c.ejercicio = f.ejercicio
        where f.numero is not null window w as (partition by f.serie, f.ejercicio order by f.numero)) s
      where numero <> antes + 1 or fecha < fecha_antes
      union all
      select null, s.serie || ' ' || s.ejercicio, s.ultimo::text, coalesce(c.ultimo::text, '–')
      from (select serie, ejercicio, max(numero) as ultimo from facturas where numero is not null group by 1, 2) s
        left join contadores c on c.serie = s.serie and c.ejercicio = s.ejercicio
      where c.ultimo is distinct from s.ultimo`,
  },
]
