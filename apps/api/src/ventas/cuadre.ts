import { CANCELADO, COMPLETADO, PENDIENTE } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../casa/invariante.ts'
import { cuadreDeEnvios } from './envios/cuadre.ts'

const estado = (n: number) => sql.raw(String(n))

/** The cells of orders, one row each. */
const CELDAS = sql`
  pedido_lineas l cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int, servida int, anulada int)`

/** The lines of orders, each with the sums of its cells; alike ones are summed once. */
const LINEAS = sql`
  pedido_lineas l cross join lateral (
    select coalesce(sum(c.cantidad), 0)::int as cantidad, coalesce(sum(c.servida), 0)::int as servida,
      coalesce(sum(c.anulada), 0)::int as anulada
    from jsonb_to_recordset(l.tallas_cantidades) as c(cantidad int, servida int, anulada int)) c`

/** What of every order has left, will never leave and is still to leave. */
const CUENTAS = sql`
  select p.id, p.numero, p.estado, p.situacion, coalesce(s.servidas, 0) as servidas, coalesce(s.pendientes, 0) as pendientes
  from pedidos p left join (
    select l.pedido_id, sum(c.servida)::int as servidas, sum(c.cantidad - c.servida - c.anulada)::int as pendientes
    from ${LINEAS} group by 1) s on s.pedido_id = p.id`

/** A line's price as its reasons give it: set by hand or by a list, or the house's, less each percentage. */
const SEGUN_SUS_RAZONES = sql`
  coalesce((select (r ->> 'precio')::numeric from jsonb_array_elements(l.porque) r where r ->> 'precio' is not null limit 1),
      (l.porque -> 0 ->> 'base')::numeric)
    * coalesce((
      select exp(sum(ln(greatest(1 - (r ->> 'dto')::numeric / 100, 1e-30)))) from jsonb_array_elements(l.porque) r
      where r ->> 'dto' is not null), 1)`

export const cuadreDeVentas: readonly Invariante[] = [
  {
    nombre: 'ventas.precios',
    frase: frase(
      'El precio de cada línea de pedido es el que dan sus razones: la tarifa, la promoción o lo puesto a mano.',
      'The price of each order line is what its reasons give: the list, the promotion, or what was set by hand.',
      'O preço de cada linha de encomenda é o que dão as suas razões: a tabela, a promoção ou o posto à mão.',
      'El preu de cada línia de comanda és el que donen les seves raons: la tarifa, la promoció o el posat a mà.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, m.numero) as que, round(x.debe, 2)::text as esperado, l.precio::text as hallado
      from pedido_lineas l join pedidos p on p.id = l.pedido_id join modelos m on m.id = l.modelo_id
        cross join lateral (select ${SEGUN_SUS_RAZONES} as debe) x
      where l.porque is not null and abs(l.precio - x.debe) > 0.0050001`,
  },
  {
    nombre: 'ventas.reservas',
    frase: frase(
      'Lo reservado de cada prenda es lo que esperan los pedidos de servicio abiertos.',
      'What is reserved of each garment is what open stock orders wait for.',
      'O reservado de cada peça é o que esperam as encomendas de serviço abertas.',
      'El reservat de cada peça és el que esperen les comandes de servei obertes.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', m.numero, k.nombre->>'es', coalesce(v.talla, o.talla), coalesce(v.lugar, o.lugar)) as que,
        coalesce(o.n, 0)::text as esperado, coalesce(v.reservado::text, '–') as hallado
      from (
        select modelo_id, color_id, talla, 'almacen' as lugar, reservado from modelo_variantes where reservado <> 0
        union all
        select modelo_id, color_id, talla, 'segunda', reservado_segunda from modelo_variantes where reservado_segunda <> 0
        union all
        select modelo_id, color_id, talla, 'outlet', reservado_outlet from modelo_variantes where reservado_outlet <> 0
      ) v full join (
        select p.lugar, l.modelo_id, l.color_id, c.talla, sum(c.cantidad - c.servida - c.anulada)::int as n
        from pedidos p join (${CELDAS}) on l.pedido_id = p.id
        where p.tipo = 'servicio' and p.estado = ${estado(PENDIENTE)}
        group by 1, 2, 3, 4 having sum(c.cantidad - c.servida - c.anulada) <> 0
      ) o on o.lugar = v.lugar and o.modelo_id = v.modelo_id and o.color_id = v.color_id and o.talla = v.talla
        join modelos m on m.id = coalesce(v.modelo_id, o.modelo_id)
        join colores k on k.id = coalesce(v.color_id, o.color_id)
      where v.reservado is distinct from o.n`,
  },
  {
    nombre: 'ventas.asignadas',
    frase: frase(
      'Lo asignado de cada prenda es lo que está atado en casa a pedidos de temporada.',
      'What is tied of each garment is what lies in the house for season orders.',
      'O atribuído de cada peça é o que está em casa atado a encomendas de temporada.',
      'L’assignat de cada peça és el que hi ha a casa lligat a comandes de temporada.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', m.numero, k.nombre->>'es', coalesce(v.talla, a.talla)) as que,
        coalesce(a.n, 0)::text as esperado, coalesce(v.asignado::text, '–') as hallado
      from (select * from modelo_variantes where asignado <> 0) v full join (
        select modelo_id, color_id, talla, sum(cantidad)::int as n from asignaciones where orden_id is null group by 1, 2, 3
      ) a on a.modelo_id = v.modelo_id and a.color_id = v.color_id and a.talla = v.talla
        left join modelos m on m.id = coalesce(v.modelo_id, a.modelo_id)
        left join colores k on k.id = coalesce(v.color_id, a.color_id)
      where v.asignado is distinct from a.n`,
  },
  {
    nombre: 'ventas.ataduras',
    frase: frase(
      'A una línea de temporada abierta no se le atan más prendas de las que espera, y son de su modelo y color.',
      'An open season line has no more garments tied to it than it awaits, and they are of its model and colour.',
      'A uma linha de temporada aberta não se atam mais peças do que espera, e são do seu modelo e cor.',
      'A una línia de temporada oberta no se li lliguen més peces de les que espera, i són del seu model i color.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, m.numero, a.talla) as que, coalesce(c.queda, 0)::text as esperado, a.n::text as hallado
      from (
        select pedido_linea_id, talla, sum(cantidad)::int as n, min(modelo_id) as modelo_id, min(color_id) as color_id,
          count(distinct (modelo_id, color_id)) as celdas
        from asignaciones group by 1, 2) a
        join pedido_lineas l on l.id = a.pedido_linea_id join pedidos p on p.id = l.pedido_id
        join modelos m on m.id = l.modelo_id
        left join lateral (
          select sum(c.cantidad - c.servida - c.anulada)::int as queda
          from jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int, servida int, anulada int)
          where c.talla = a.talla) c on true
      where p.tipo <> 'programacion' or p.estado <> ${estado(PENDIENTE)} or a.n > coalesce(c.queda, 0)
        or a.celdas > 1 or (a.modelo_id, a.color_id) <> (l.modelo_id, l.color_id)`,
  },
  {
    nombre: 'ventas.esperas',
    frase: frase(
      'Lo que un pedido tiene por enviar y por fabricar es lo que esperan sus líneas, según lo que hay atado a ellas.',
      'What an order has to send and to be made is what its lines await, by what is tied to them.',
      'O que uma encomenda tem por enviar e por fabricar é o que esperam as suas linhas, segundo o que lhes está atado.',
      'El que una comanda té per enviar i per fabricar és el que esperen les seves línies, segons el que hi ha lligat.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, p.numero as que, concat_ws(' · ', n.por_enviar, n.por_fabricar, n.en_taller) as esperado,
        coalesce(concat_ws(' · ', e.por_enviar, e.por_fabricar, e.en_taller), '–') as hallado
      from pedidos p join esperas_contadas n on n.pedido_id = p.id left join pedido_esperas e on e.pedido_id = p.id
      where (p.estado = ${estado(PENDIENTE)} or e.pedido_id is null or greatest(e.por_enviar, e.por_fabricar) > 0)
        and (n.por_enviar, n.por_fabricar, n.en_taller) is distinct from (e.por_enviar, e.por_fabricar, e.en_taller)`,
  },
  {
    nombre: 'ventas.entregas',
    frase: frase(
      'Cada prenda servida está en la línea de un albarán, y solo en una.',
      'Every garment that has left is on a line of a delivery note, and on one only.',
      'Cada peça servida está na linha de uma guia, e só numa.',
      'Cada peça servida és a la línia d’un albarà, i només en una.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, m.numero, d.talla) as que, d.servida::text as esperado, d.n::text as hallado
      from (
        select linea, talla, sum(servida) as servida, sum(n) as n
        from (
          select l.id as linea, c.talla, c.servida, 0 as n from ${CELDAS} where c.servida <> 0
          union all
          select e.pedido_linea_id, e.talla, 0, e.cantidad from entrega_lineas e join entregas n on n.id = e.entrega_id
          where n.deshecha_en is null) t
        group by 1, 2 having sum(servida) <> sum(n)) d
        join pedido_lineas l on l.id = d.linea join pedidos p on p.id = l.pedido_id join modelos m on m.id = l.modelo_id`,
  },
  {
    nombre: 'ventas.albaranes',
    frase: frase(
      'Un albarán suma las prendas de sus líneas, y son las que salieron con él de donde estaban; las de uno deshecho volvieron.',
      'A delivery note adds up the garments of its lines, and they are those that left with it from where they lay; those of an undone one came back.',
      'Uma guia soma as peças das suas linhas, e são as que saíram com ela de onde estavam; as de uma desfeita voltaram.',
      'Un albarà suma les peces de les seves línies, i són les que van sortir amb ell d’on eren; les d’un de desfet van tornar.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select e.pedido_id as id, e.numero as que, concat_ws(' · ', e.prendas, case when e.deshecha_en is not null then 0 end) as esperado,
        concat_ws(' · ', coalesce(l.n, 0), case when not e.anterior then coalesce(m.n, 0) end, m.vueltas) as hallado
      from entregas e
        left join (
          select entrega_id, sum(cantidad)::int as n, sum(devuelta)::int as devueltas from entrega_lineas group by 1) l
          on l.entrega_id = e.id
        left join (
          select l.entrega_id, coalesce(sum(l.cantidad) filter (where l.causa = 'entrega' and l.de = p.lugar), 0)::int as n,
            coalesce(sum(l.cantidad) filter (where l.causa = 'correccion' and l.de = 'cliente' and l.a = p.lugar), 0)::int as vueltas
          from movimientos l join entregas n on n.id = l.entrega_id join pedidos p on p.id = n.pedido_id
          group by 1) m on m.entrega_id = e.id
      where e.prendas is distinct from l.n or (not e.anterior and e.prendas is distinct from m.n)
        or coalesce(m.vueltas, 0) <> case when e.deshecha_en is null then 0 else e.prendas end
        or (e.deshecha_en is not null and l.devueltas <> 0)`,
  },
  {
    nombre: 'ventas.cajas',
    frase: frase(
      'Lo que va en las cajas de un albarán es lo que dicen sus líneas, ni una prenda más ni una menos.',
      'What goes in the boxes of a delivery note is what its lines say, not a garment more or fewer.',
      'O que vai nas caixas de uma guia é o que dizem as suas linhas, nem uma peça a mais nem a menos.',
      'El que va a les caixes d’un albarà és el que diuen les seves línies, ni una peça més ni una menys.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select e.pedido_id as id, concat_ws(' ', e.numero, d.talla) as que, sum(d.dicha)::text as esperado, sum(d.puesta)::text as hallado
      from (
        select l.entrega_id, l.modelo_id, l.color_id, l.talla, l.cantidad as dicha, 0 as puesta from entrega_lineas l
        where l.entrega_id in (select entrega_id from cajas where entrega_id is not null)
        union all
        select c.entrega_id, p.modelo_id, p.color_id, p.talla, 0, p.cantidad
        from caja_prendas p join cajas c on c.id = p.caja_id where c.entrega_id is not null) d
        join entregas e on e.id = d.entrega_id
      group by e.id, e.numero, e.pedido_id, d.modelo_id, d.color_id, d.talla having sum(d.dicha) <> sum(d.puesta)`,
  },
  {
    nombre: 'ventas.oleadas',
    frase: frase(
      'Un pedido está como mucho en una oleada abierta, y solo mientras espera algo; una oleada cerrada no tiene ninguno dentro.',
      'An order is in one open wave at most, and only while it waits for something; a closed wave holds none.',
      'Uma encomenda está no máximo numa vaga aberta, e só enquanto espera algo; uma vaga fechada não tem nenhuma dentro.',
      'Una comanda és com a màxim en una onada oberta, i només mentre espera alguna cosa; una onada tancada no en té cap a dins.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, min(o.numero)) as que, '1' as esperado, concat_ws(' ', count(*), p.situacion) as hallado
      from oleada_pedidos x join oleadas o on o.id = x.oleada_id join pedidos p on p.id = x.pedido_id
      where x.fuera_en is null group by p.id
      having count(*) > 1 or p.estado <> ${estado(PENDIENTE)} or bool_or(o.estado <> 'abierta')`,
  },
  {
    nombre: 'ventas.oleada-celdas',
    frase: frase(
      'Lo que las oleadas abiertas piden de una prenda, cogido o por coger, está en el almacén.',
      'What open waves ask for of a garment, picked or still to be picked, is in stock.',
      'O que as vagas abertas pedem de uma peça, apanhado ou por apanhar, está em armazém.',
      'El que les onades obertes demanen d’una peça, agafat o per agafar, és al magatzem.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', m.numero, k.nombre->>'es', d.talla) as que, '0 – ' || coalesce(v.stock, 0) as esperado,
        d.n::text as hallado
      from (
        select x.modelo_id, x.color_id, x.talla, sum(least(x.cantidad, w.n, case when p.tipo = 'servicio' then w.n else a.n end)) as n
        from oleada_celdas x join oleada_pedidos y on y.oleada_id = x.oleada_id and y.pedido_id = x.pedido_id and y.fuera_en is null
          join pedidos p on p.id = x.pedido_id
          cross join lateral (
            select coalesce(sum(c.cantidad - c.servida - c.anulada), 0)::int as n from ${CELDAS}
            where l.pedido_id = x.pedido_id and l.modelo_id = x.modelo_id and l.color_id = x.color_id and c.talla = x.talla) w
          cross join lateral (
            select coalesce(sum(z.cantidad), 0)::int as n from pedido_lineas l join asignaciones z on z.pedido_linea_id = l.id
            where l.pedido_id = x.pedido_id and z.orden_id is null and z.modelo_id = x.modelo_id and z.color_id = x.color_id
              and z.talla = x.talla) a
        group by 1, 2, 3) d
        join modelos m on m.id = d.modelo_id join colores k on k.id = d.color_id
        left join modelo_variantes v on v.modelo_id = d.modelo_id and v.color_id = d.color_id and v.talla = d.talla
      where d.n > coalesce(v.stock, 0)`,
  },
  {
    nombre: 'ventas.celdas',
    frase: frase(
      'De cada talla de un pedido, lo pedido es lo servido, lo anulado y lo que queda; nada es negativo.',
      'Of each size of an order, what was ordered is what has left, what was cancelled and what remains; nothing is negative.',
      'De cada tamanho de uma encomenda, o pedido é o servido, o anulado e o que resta; nada é negativo.',
      'De cada talla d’una comanda, el demanat és el servit, l’anul·lat i el que queda; res no és negatiu.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, concat_ws(' ', p.numero, m.numero, c.talla) as que, c.cantidad::text as esperado,
        concat_ws(' + ', c.servida, c.anulada) as hallado
      from pedidos p join (${CELDAS}) on l.pedido_id = p.id join modelos m on m.id = l.modelo_id
      where c.cantidad is null or c.servida is null or c.anulada is null
        or least(c.servida, c.anulada) < 0 or c.cantidad <= 0 or c.servida + c.anulada > c.cantidad`,
  },
  {
    nombre: 'ventas.situacion',
    frase: frase(
      'La situación de un pedido es la que dicen sus prendas: lo servido está servido, lo cancelado no espera nada.',
      'An order stands where its garments say: what is served has left, what is cancelled waits for nothing.',
      'A situação de uma encomenda é a que dizem as suas peças: o servido saiu, o cancelado não espera nada.',
      'La situació d’una comanda és la que diuen les seves peces: el servit ha sortit, el cancel·lat no espera res.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select id, numero as que,
        case when pendientes > 0 then case when servidas > 0 then 'parcial' else 'recibido' end
          else case when servidas > 0 then 'servido' else 'cancelado' end end as esperado,
        concat_ws(' ', situacion, estado) as hallado
      from (${CUENTAS}) p
      where estado <> case when situacion = 'cancelado' then ${estado(CANCELADO)}
          when situacion in ('servido', 'facturado') then ${estado(COMPLETADO)} else ${estado(PENDIENTE)} end
        or not case situacion
          when 'cancelado' then pendientes = 0 and servidas = 0
          when 'servido' then pendientes = 0 and servidas > 0
          when 'facturado' then pendientes = 0 and servidas > 0
          when 'parcial' then pendientes > 0 and servidas > 0
          else pendientes > 0 and servidas = 0 end`,
  },
  {
    nombre: 'ventas.hechos',
    frase: frase(
      'Lo último que se anotó de un pedido es la situación en que está.',
      'What was last noted of an order is where it stands.',
      'O último que se anotou de uma encomenda é a situação em que está.',
      'L’últim que es va anotar d’una comanda és la situació en què està.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, p.numero as que, p.situacion as esperado, coalesce(h.situacion, '–') as hallado
      from pedidos p left join (
        select distinct on (pedido_id) pedido_id, situacion from pedido_hechos order by pedido_id, id desc
      ) h on h.pedido_id = p.id
      where h.situacion is distinct from p.situacion`,
  },
  {
    nombre: 'ventas.importes',
    frase: frase(
      'La base de un pedido son sus líneas menos los descuentos, más los portes; sus prendas, la suma de las tallas.',
      'The base of an order is its lines less the discounts, plus carriage; its garments, the sum of its sizes.',
      'A base de uma encomenda são as suas linhas menos os descontos, mais os portes; as suas peças, a soma dos tamanhos.',
      'La base d’una comanda són les seves línies menys els descomptes, més els ports; les seves peces, la suma de les talles.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select id, numero as que, concat_ws(' · ', prendas_suma, base_suma) as esperado,
        concat_ws(' · ', prendas, base) as hallado
      from (
        select d.*, bruto - com - round((bruto - com) * dto_pronto_pago / 100, 2) + portes as base_suma
        from (
          select p.id, p.numero, p.prendas, p.base, p.portes, p.dto_pronto_pago, s.n as prendas_suma, s.bruto,
            round(s.bruto * p.dto_comercial / 100, 2) as com
          from pedidos p left join (
            select l.pedido_id, sum(c.cantidad) as n, sum(round(c.cantidad * l.precio * (100 - l.dto) / 100, 2)) as bruto
            from ${LINEAS} group by 1
          ) s on s.pedido_id = p.id) d) t
      where base is distinct from base_suma or prendas is distinct from prendas_suma`,
  },
  {
    nombre: 'ventas.impuestos',
    frase: frase(
      'El total de un pedido es su base con los impuestos de un tipo que ha estado en vigor, o sin ellos.',
      'The total of an order is its base with the taxes of a rate that has been in force, or without them.',
      'O total de uma encomenda é a sua base com os impostos de uma taxa que esteve em vigor, ou sem eles.',
      'El total d’una comanda és la seva base amb els impostos d’un tipus que ha estat en vigor, o sense.',
    ),
    tabla: 'pedidos',
    sql: sql`
      select p.id, p.numero as que, p.base::text as esperado, p.total::text as hallado
      from pedidos p where p.total <> p.base and not exists (
        select from app_settings s
          cross join jsonb_to_recordset(s.impuestos) as t(iva numeric, re numeric)
        where p.total - p.base in (round(p.base * t.iva / 100, 2),
          round(p.base * t.iva / 100, 2) + round(p.base * t.re / 100, 2)))`,
  },
  {
    nombre: 'ventas.numeros',
    frase: frase(
      'Cada pedido lleva un número que no es de otro ni pasa del último dado en su año.',
      'Every order has a number that no other has and that is not beyond the last one given in its year.',
      'Cada encomenda tem um número que não é de outra nem passa do último dado no seu ano.',
      'Cada comanda porta un número que no és de cap altra ni passa de l’últim donat del seu any.',
    ),
    tabla: 'pedidos',
    sql: sql`
      with numeros as (
        select id, numero, split_part(numero, '/', 1) as ejercicio, split_part(numero, '/', 2)::int as n from pedidos)
      select min(id) as id, min(numero) as que, '1' as esperado, count(*)::text as hallado from numeros group by ejercicio, n having count(*) > 1
      union all
      select null, 'pedidos ' || ejercicio, max(n)::text, max(last_value)::text
      from numeros join pg_sequences on schemaname = 'public' and sequencename = 'pedidos_numero_' || ejercicio
      group by ejercicio having max(last_value) < max(n)`,
  },
  ...cuadreDeEnvios,
]
