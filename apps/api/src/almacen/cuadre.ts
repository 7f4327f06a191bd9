import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../casa/invariante.ts'

/** What the ledger says of every cell, place by place. */
const SUMAS = sql`
  select modelo_id, color_id, talla,
    sum(case 'almacen' when a then cantidad when de then -cantidad else 0 end)::int as almacen,
    sum(case 'segunda' when a then cantidad when de then -cantidad else 0 end)::int as segunda,
    sum(case 'outlet' when a then cantidad when de then -cantidad else 0 end)::int as outlet
  from movimientos group by 1, 2, 3`

export const cuadreDelAlmacen: readonly Invariante[] = [
  {
    nombre: 'almacen.existencias',
    frase: frase(
      'Lo que hay de cada prenda es lo que entró menos lo que salió, en almacén, en segunda y en outlet.',
      'What there is of each garment is what came less what went, in stock, among seconds and in the outlet.',
      'O que há de cada peça é o que entrou menos o que saiu, em armazém, em segunda e em outlet.',
      'El que hi ha de cada peça és el que va entrar menys el que va sortir, al magatzem, en segona i a l’outlet.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', coalesce(m.numero, s.modelo_id::text), c.nombre->>'es', coalesce(v.talla, s.talla)) as que,
        concat_ws(' · ', coalesce(s.almacen, 0), coalesce(s.segunda, 0), coalesce(s.outlet, 0)) as esperado,
        coalesce(v.stock || ' · ' || v.segunda || ' · ' || v.outlet, '–') as hallado
      from modelo_variantes v full join (${SUMAS}) s
          on s.modelo_id = v.modelo_id and s.color_id = v.color_id and s.talla = v.talla
        left join modelos m on m.id = coalesce(v.modelo_id, s.modelo_id)
        left join colores c on c.id = coalesce(v.color_id, s.color_id)
      where (coalesce(v.stock, 0), coalesce(v.segunda, 0), coalesce(v.outlet, 0))
          is distinct from (coalesce(s.almacen, 0), coalesce(s.segunda, 0), coalesce(s.outlet, 0))
        or least(v.stock, v.segunda, v.outlet) < 0`,
  },
  {
    nombre: 'almacen.prometido',
    frase: frase(
      'De cada prenda no hay prometido, entre reservado y asignado, más de lo que hay en almacén; ni de las de segunda y de outlet.',
      'Of each garment no more is promised, reserved and tied together, than there is in stock; nor of seconds and outlet.',
      'De cada peça não há prometido, entre reservado e atribuído, mais do que há em armazém; nem das de segunda e de outlet.',
      'De cada peça no hi ha promès, entre reservat i assignat, més del que hi ha al magatzem; ni de les de segona i d’outlet.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', m.numero, c.nombre->>'es', v.talla) as que, '0 – ' || v.stock as esperado,
        concat_ws(' + ', v.reservado, v.asignado) as hallado
      from modelo_variantes v join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id
      where least(v.reservado, v.asignado) < 0 or v.reservado + v.asignado > v.stock or v.libre <> v.stock - v.reservado - v.asignado
      union all
      select m.id, concat_ws(' ', m.numero, c.nombre->>'es', v.talla, x.lugar), '0 – ' || x.hay, x.reservado::text
      from modelo_variantes v join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id
        cross join lateral (values ('segunda', v.segunda, v.reservado_segunda), ('outlet', v.outlet, v.reservado_outlet))
          x (lugar, hay, reservado)
      where x.reservado not between 0 and x.hay`,
  },
  {
    nombre: 'almacen.estantes',
    frase: frase(
      'De lo que está en algún estante se sabe en cuál se mira primero, y es uno solo.',
      'Of what lies on some shelf it is known where to look first, and it is one only.',
      'Do que está nalguma prateleira sabe-se onde se procura primeiro, e é uma só.',
      'Del que és en algun prestatge se sap on es mira primer, i és un de sol.',
    ),
    tabla: 'modelos',
    sql: sql`
      select m.id, concat_ws(' ', m.numero, c.nombre->>'es', v.talla) as que, '1' as esperado, x.n::text as hallado
      from (
        select variante_id, count(*) filter (where principal) as n from ubicacion_celdas group by 1
        having count(*) filter (where principal) <> 1) x
        join modelo_variantes v on v.id = x.variante_id join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id`,
  },
  {
    nombre: 'almacen.recuentos',
    frase: frase(
      'Un recuento apunta justo la diferencia entre lo contado y lo que decían los libros.',
      'A count books exactly the difference between what was counted and what the books said.',
      'Uma contagem regista exatamente a diferença entre o contado e o que diziam os livros.',
      'Un recompte apunta justament la diferència entre el comptat i el que deien els llibres.',
    ),
    tabla: 'recuentos',
    sql: sql`
      select r.id, concat_ws(' ', r.lugar, r.creado_en::date) as que, concat_ws(' · ', c.celdas, c.sobran, c.faltan) as esperado,
        concat_ws(' · ', r.celdas, r.sobran || ' / ' || m.sobran, r.faltan || ' / ' || m.faltan) as hallado
      from recuentos r cross join lateral (
        select count(*)::int as celdas, coalesce(sum(greatest(contadas - habia, 0)), 0)::int as sobran,
          coalesce(sum(greatest(habia - contadas, 0)), 0)::int as faltan
        from recuento_celdas c where c.recuento_id = r.id) c cross join lateral (
        select coalesce(sum(cantidad) filter (where a = r.lugar), 0)::int as sobran,
          coalesce(sum(cantidad) filter (where de = r.lugar), 0)::int as faltan
        from movimientos m where m.recuento_id = r.id) m
      where (r.celdas, r.sobran, r.faltan, m.sobran, m.faltan)
        is distinct from (c.celdas, c.sobran, c.faltan, c.sobran, c.faltan)`,
  },
]
