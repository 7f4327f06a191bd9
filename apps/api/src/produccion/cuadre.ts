import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../casa/invariante.ts'
import { cuadreDeTalleres } from './notastaller/cuadre.ts'

export const cuadreDeProduccion: readonly Invariante[] = [
  ...cuadreDeTalleres,
  {
    nombre: 'produccion.piezas',
    frase: frase(
      'Lo que queda de una pieza es la suma de lo que entró y salió de ella, y lo cortado consta en sus órdenes.',
      'What is left of a roll is the sum of what came into it and left it, and what was cut is noted in its orders.',
      'O que resta de uma peça é a soma do que entrou e saiu dela, e o cortado consta nas suas ordens.',
      'El que queda d’una peça és la suma del que hi va entrar i en va sortir, i el tallat consta a les seves ordres.',
    ),
    tabla: 'materias',
    sql: sql`
      select p.materia_id as id, concat_ws(' ', m.codigo, m.nombre, p.numero) as que,
        concat_ws(' · ', coalesce(s.suma, 0), coalesce(k.cortado, 0)) as esperado,
        concat_ws(' · ', p.restante, coalesce(s.cortado, 0)) as hallado
      from piezas p join materias m on m.id = p.materia_id
        left join (
          select pieza_id, sum(cantidad) as suma, -sum(cantidad) filter (where causa in ('corte', 'devolucion')) as cortado
          from pieza_movimientos group by 1) s on s.pieza_id = p.id
        left join (select pieza_id, sum(cantidad) as cortado from consumos group by 1) k on k.pieza_id = p.id
      where p.restante <> coalesce(s.suma, 0) or p.restante < 0 or coalesce(s.cortado, 0) <> coalesce(k.cortado, 0)`,
  },
  {
    nombre: 'produccion.entradas',
    frase: frase(
      'Una entrada recibida suma lo que vinieron midiendo sus piezas; una que se espera todavía no tiene ninguna.',
      'A delivery received adds up to what its rolls came with; one still awaited has none.',
      'Uma entrada recebida soma o que mediam as suas peças ao chegar; uma que se espera ainda não tem nenhuma.',
      'Una entrada rebuda suma el que feien les seves peces en arribar; una que s’espera encara no en té cap.',
    ),
    tabla: 'materias',
    sql: sql`
      select e.materia_id as id, concat_ws(' ', m.codigo, m.nombre, e.fecha) as que, s.suma::text as esperado,
        e.cantidad::text as hallado
      from entradas e join materias m on m.id = e.materia_id cross join lateral (
        select coalesce(sum(p.metros), 0) as suma, count(*) as piezas from piezas p where p.entrada_id = e.id) s
        left join entradas a on a.id = e.pedida_en_id
      where e.cantidad <> s.suma or (not e.recibida and s.piezas > 0) or a.recibida or a.materia_id <> e.materia_id`,
  },
  {
    nombre: 'produccion.pedidas',
    frase: frase(
      'Lo que se pidió a un proveedor es lo que ha llegado, lo que está en camino y lo que ya no se espera; si llegó de más, no se espera nada.',
      'What a supplier was asked for is what has come, what is on its way and what is no longer awaited; where more came, nothing is awaited.',
      'O que se pediu a um fornecedor é o que chegou, o que está a caminho e o que já não se espera; se chegou a mais, nada se espera.',
      'El que es va demanar a un proveïdor és el que ha arribat, el que està en camí i el que ja no s’espera; si va arribar de més, no s’espera res.',
    ),
    tabla: 'materias',
    sql: sql`
      select e.materia_id as id, concat_ws(' ', m.codigo, m.nombre, e.fecha) as que, e.pedida::text as esperado,
        concat_ws(' + ', s.llegado, v.abierta, e.cerrada) as hallado
      from entradas e join materias m on m.id = e.materia_id join entradas_lista v on v.id = e.id cross join lateral (
        select coalesce(sum(p.metros - coalesce((
          select sum(l.cantidad) from devolucion_proveedor_piezas l join devoluciones_proveedor d on d.id = l.devolucion_id
          where l.pieza_id = p.id and d.repone and not d.anulada), 0)), 0) as llegado
        from entradas k join piezas p on p.entrada_id = k.id where k.pedida_en_id = e.id) s
      where not e.recibida and (v.cantidad <> s.llegado or least(v.abierta, e.cerrada) < 0
        or greatest(e.pedida, s.llegado) <> s.llegado + v.abierta + e.cerrada)`,
  },
  {
    nombre: 'produccion.compras',
    frase: frase(
      'Un pedido a un proveedor tiene líneas, todas suyas; lo devuelto salió de sus piezas, y lo anulado volvió a ellas.',
      'A purchase order has lines, all of its supplier; what was returned left its rolls, and what was taken back is in them again.',
      'Uma encomenda a um fornecedor tem linhas, todas suas; o devolvido saiu das suas peças, e o anulado voltou a elas.',
      'Una comanda a un proveïdor té línies, totes seves; el retornat va sortir de les seves peces, i l’anul·lat hi va tornar.',
    ),
    tabla: 'compras',
    sql: sql`
      select k.id, k.numero as que, k.proveedor_id::text as esperado,
        coalesce(string_agg(distinct e.proveedor_id::text, ' '), '–') as hallado
      from compras k left join entradas e on e.compra_id = k.id
      group by k.id having count(e.id) = 0 or bool_or(e.proveedor_id <> k.proveedor_id)
      union all
      select null, d.numero, l.suma::text, coalesce(v.suma, 0)::text
      from devoluciones_proveedor d cross join lateral (
          select case when d.anulada then 0 else sum(cantidad) end as suma from devolucion_proveedor_piezas where devolucion_id = d.id) l
        cross join lateral (select -sum(cantidad) as suma from pieza_movimientos where devolucion_id = d.id) v
      where l.suma is distinct from coalesce(v.suma, 0)`,
  },
  {
    nombre: 'produccion.telas',
    frase: frase(
      'La tela reservada es la que necesita lo que las órdenes lanzadas tienen aún por cortar de su plan.',
      'The cloth that is spoken for is what launched orders need for what of their plan is still to be cut.',
      'O tecido reservado é o que precisa o que as ordens lançadas ainda têm por cortar do seu plano.',
      'La tela reservada és la que necessita el que les ordres llançades encara tenen per tallar del seu pla.',
    ),
    tabla: 'materias',
    sql: sql`
      select m.id, concat_ws(' ', m.codigo, m.nombre) as que, coalesce(n.necesita, 0)::numeric(12, 4)::text as esperado,
        v.reservada::text as hallado
      from materias m join materias_lista v on v.id = m.id left join (
        select l.materia_id, sum(ceil(c.prendas * (1 + l.merma / 100) * 10000) / 10000) as necesita
        from (
          select o.escandallo_id, c.orden_id, c.color_id, l.id as linea,
            sum(greatest(0, p.n - c.cortada - c.cerrada) * coalesce((
              select (r->>'consumo')::numeric from jsonb_array_elements(l.por_tallas) r
              where r->'tallas' ? c.talla limit 1), l.consumo)) as prendas
          from orden_fab_celdas c join ordenes_fab o on o.id = c.orden_id
            join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id is not null
            join (select orden_id, color_id, talla, sum(n) as n from orden_fab_planes group by 1, 2, 3) p
              on p.orden_id = c.orden_id and p.color_id = c.color_id and p.talla = c.talla
          where o.estado not in ('borrador', 'cerrada', 'anulada') group by 1, 2, 3, 4) c
          join escandallo_lineas l on l.id = c.linea where c.prendas > 0 group by 1) n on n.materia_id = m.id
      where v.reservada <> coalesce(n.necesita, 0)`,
  },
  {
    nombre: 'produccion.ordenes',
    frase: frase(
      'El estado de una orden es el que dicen sus prendas: sin cortar no hay nada recibido, y cerrada dice lo que costó.',
      'A manufacturing order stands where its garments say: before cutting nothing has come, and a closed one says what it cost.',
      'O estado de uma ordem é o que dizem as suas peças: sem cortar nada chegou, e fechada diz o que custou.',
      'L’estat d’una ordre és el que diuen les seves peces: sense tallar no ha arribat res, i tancada diu què va costar.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, o.numero as que,
        case when s.llegadas > 0 then 'recibidaParcial' when s.cortadas > 0 then 'cortada' else 'lanzada' end as esperado,
        concat_ws(' ', o.estado, s.pendientes) as hallado
      from ordenes_fab o cross join lateral (
        select coalesce(sum(c.cortada), 0)::int as cortadas, coalesce(sum(c.recibida + c.segunda + c.perdida), 0)::int as llegadas,
          coalesce(sum(c.pendiente), 0)::int as pendientes
        from orden_fab_celdas c where c.orden_id = o.id) s
      where (o.estado in ('borrador', 'lanzada', 'anulada')
          and (s.cortadas > 0 or exists (select from consumos k where k.orden_id = o.id)))
        or (o.estado in ('cortada', 'enTaller') and s.llegadas > 0) or (o.estado = 'recibidaParcial' and s.llegadas = 0)
        or (o.estado = 'cerrada' and s.pendientes <> 0)`,
  },
  {
    nombre: 'produccion.planes',
    frase: frase(
      'Lo previsto de cada talla de una orden lanzada es la suma de sus cambios de plan, y se reparte entre recibido, perdido, cerrado y pendiente.',
      'What a launched order plans of each size is the sum of the changes to its plan, and is made of what came, was lost, closed or is to come.',
      'O previsto de cada tamanho de uma ordem lançada é a soma das suas alterações de plano, e reparte-se entre recebido, perdido, fechado e pendente.',
      'El previst de cada talla d’una ordre llançada és la suma dels seus canvis de pla, i es reparteix entre rebut, perdut, tancat i pendent.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, concat_ws(' ', o.numero, k.nombre->>'es', coalesce(c.talla, p.talla)) as que, coalesce(p.n, 0)::text as esperado,
        coalesce(c.prevista, 0) || ' = ' || concat_ws(' + ', c.recibida, c.segunda, c.perdida, c.cerrada, c.pendiente) as hallado
      from orden_fab_celdas c full join (
          select orden_id, color_id, talla, sum(n)::int as n from orden_fab_planes group by 1, 2, 3) p
          on p.orden_id = c.orden_id and p.color_id = c.color_id and p.talla = c.talla
        join ordenes_fab o on o.id = coalesce(c.orden_id, p.orden_id)
        left join colores k on k.id = coalesce(c.color_id, p.color_id)
      where (o.estado not in ('borrador', 'anulada') and coalesce(c.prevista, 0) <> coalesce(p.n, 0))
        or (o.estado = 'borrador' and coalesce(p.n, 0) <> 0)
        or least(c.recibida, c.segunda, c.perdida, c.cerrada, c.pendiente) < 0
        or c.prevista <> c.recibida + c.segunda + c.perdida + c.cerrada + c.pendiente`,
  },
  {
    nombre: 'produccion.recibidas',
    frase: frase(
      'Las prendas que una orden da por recibidas son las que entraron de ella en el almacén.',
      'The garments that an order counts as received are those that came into the stock from it.',
      'As peças que uma ordem dá por recebidas são as que entraram dela no armazém.',
      'Les peces que una ordre dona per rebudes són les que en van entrar al magatzem.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, concat_ws(' ', o.numero, c.talla) as que, concat_ws(' · ', coalesce(m.buenas, 0), coalesce(m.segundas, 0)) as esperado,
        concat_ws(' · ', c.recibida, c.segunda) as hallado
      from (
        select orden_id, talla, sum(recibida)::int as recibida, sum(segunda)::int as segunda from orden_fab_celdas group by 1, 2) c
        join ordenes_fab o on o.id = c.orden_id
        left join (
          select orden_id, talla,
            sum(case when de = 'fabrica' and a = 'almacen' then cantidad when a = 'fabrica' and de = 'almacen' then -cantidad end)::int as buenas,
            sum(case when de = 'fabrica' and a = 'segunda' then cantidad when a = 'fabrica' and de = 'segunda' then -cantidad end)::int as segundas
          from movimientos where orden_id is not null group by 1, 2) m on m.orden_id = c.orden_id and m.talla = c.talla
      where o.creado_en > (select min(cuando) from movimientos)
        and (c.recibida, c.segunda) is distinct from (coalesce(m.buenas, 0), coalesce(m.segundas, 0))`,
  },
  {
    nombre: 'produccion.por-llegar',
    frase: frase(
      'De lo que una orden ha de traer no se ata a pedidos más de lo que traerá.',
      'Of what a manufacturing order is to bring no more is tied to orders than it will bring.',
      'Do que uma ordem há de trazer não se ata a encomendas mais do que trará.',
      'Del que una ordre ha de portar no es lliga a comandes més del que portarà.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, concat_ws(' ', coalesce(o.numero, a.orden_id::text), k.nombre->>'es', a.talla) as que,
        coalesce(c.llegan, 0)::text as esperado, a.n::text as hallado
      from (
        select orden_id, color_id, talla, sum(cantidad)::int as n from asignaciones where orden_id is not null group by 1, 2, 3) a
        left join ordenes_fab o on o.id = a.orden_id left join colores k on k.id = a.color_id
        left join lateral (
          select case when o.estado in ('lanzada', 'cortada', 'enTaller', 'recibidaParcial') then c.pendiente else 0 end as llegan
          from orden_fab_celdas c where c.orden_id = a.orden_id and c.color_id = a.color_id and c.talla = a.talla) c on true
      where a.n > coalesce(c.llegan, 0)`,
  },
  {
    nombre: 'produccion.hechos',
    frase: frase(
      'Lo último que se anotó de una orden de fabricación es el estado en que está.',
      'What was last noted of a manufacturing order is where it stands.',
      'O último que se anotou de uma ordem de fabrico é o estado em que está.',
      'L’últim que es va anotar d’una ordre de fabricació és l’estat en què està.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, o.numero as que, o.estado as esperado, coalesce(h.estado, '–') as hallado
      from ordenes_fab o left join (
        select distinct on (orden_id) orden_id, estado from orden_hechos order by orden_id, id desc
      ) h on h.orden_id = o.id
      where h.estado is distinct from o.estado`,
  },
]
