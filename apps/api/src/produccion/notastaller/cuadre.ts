import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

/** What is counted of each cell in each operation that garments go through, and its place among them. */
const ETAPAS = sql`
  select o.id as orden_id, c.color_id, c.talla, r.id as paso_id, c.prevista, c.cortada, c.cerrada, c.recibida, c.segunda, c.perdida,
    row_number() over (partition by c.id order by r.orden, r.id) as n,
    count(*) over (partition by c.id) as ultima,
    coalesce(s.salidas, 0) + coalesce(v.directas, 0) as enviadas, coalesce(v.buenas, 0) as buenas,
    coalesce(v.segundas, 0) as segundas, coalesce(v.perdidas, 0) as perdidas
  from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id join orden_operaciones r on r.orden_id = o.id
    join operaciones k on k.id = r.operacion_id and k.trabajo <> 'corte'
    left join (
      select n.orden_operacion_id, x.color_id, x.talla, sum(x.cantidad)::int as salidas
      from notas_taller n join nota_taller_celdas x on x.nota_id = n.id where not n.anulada group by 1, 2, 3) s
      on s.orden_operacion_id = r.id and s.color_id = c.color_id and s.talla = c.talla
    left join (
      select t.orden_operacion_id, x.color_id, x.talla, sum(x.buenas)::int as buenas, sum(x.segundas)::int as segundas,
        sum(x.perdidas)::int as perdidas,
        coalesce(sum(x.buenas + x.segundas + x.perdidas) filter (where t.nota_id is null), 0)::int as directas
      from vueltas_taller t join vuelta_taller_celdas x on x.vuelta_id = t.id where not t.anulada group by 1, 2, 3) v
      on v.orden_operacion_id = r.id and v.color_id = c.color_id and v.talla = c.talla`

export const cuadreDeTalleres: readonly Invariante[] = [
  {
    nombre: 'produccion.operaciones',
    frase: frase(
      'A una operación no sale más de lo que salió bien de la anterior, ni vuelve más de lo que salió: cada prenda está en un sitio.',
      'No more leaves for an operation than came well out of the one before, and no more comes back than left: each garment is in one place.',
      'Para uma operação não sai mais do que saiu bem da anterior, nem volta mais do que saiu: cada peça está num sítio.',
      'A una operació no surt més del que va sortir bé de l’anterior, ni torna més del que va sortir: cada peça és en un lloc.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select e.orden_id as id, concat_ws(' ', o.numero, e.talla, e.n) as que,
        coalesce(lag.buenas, e.cortada)::text as esperado,
        concat_ws(' · ', e.enviadas, e.buenas, e.segundas, e.perdidas) as hallado
      from (${ETAPAS}) e join ordenes_fab o on o.id = e.orden_id
        left join (${ETAPAS}) lag on lag.orden_id = e.orden_id and lag.color_id = e.color_id and lag.talla = e.talla and lag.n = e.n - 1
      where e.enviadas > coalesce(lag.buenas, e.cortada) or e.enviadas < e.buenas + e.segundas + e.perdidas
        or least(e.enviadas, e.buenas, e.segundas, e.perdidas) < 0`,
  },
  {
    nombre: 'produccion.operaciones-recibidas',
    frase: frase(
      'Lo que una orden da por recibido es lo que salió bien de su última operación; sus segundas y pérdidas, las de todas.',
      'What an order counts as received is what came well out of its last operation; its seconds and losses are those of all.',
      'O que uma ordem dá por recebido é o que saiu bem da sua última operação; as suas segundas e perdas, as de todas.',
      'El que una ordre dona per rebut és el que va sortir bé de la seva última operació; les seves segones i pèrdues, les de totes.',
    ),
    tabla: 'ordenes_fab',
    sql: sql`
      select o.id, concat_ws(' ', o.numero, e.talla) as que, concat_ws(' · ', e.buenas, e.segundas, e.perdidas) as esperado,
        concat_ws(' · ', e.recibida, e.segunda, e.perdida) as hallado
      from (
        select orden_id, color_id, talla, recibida, segunda, perdida, sum(buenas) filter (where n = ultima) as buenas,
          sum(segundas) as segundas, sum(perdidas) as perdidas
        from (${ETAPAS}) x group by 1, 2, 3, 4, 5, 6) e join ordenes_fab o on o.id = e.orden_id
      where (e.recibida, e.segunda, e.perdida) is distinct from (e.buenas, e.segundas, e.perdidas)
      union all
      select o.id, o.numero, '1', '0' from ordenes_fab o where not exists (
        select from orden_operaciones r join operaciones k on k.id = r.operacion_id where r.orden_id = o.id and k.trabajo <> 'corte')`,
  },
  {
    nombre: 'produccion.notas-taller',
    frase: frase(
      'Una nota de taller suma lo que salió con ella, y lo que ha vuelto de ella no pasa de ahí; lo anulado no salió.',
      'A workshop’s note adds up what left with it, and no more has come back of it; what was taken back never left.',
      'Uma nota de oficina soma o que saiu com ela, e o que voltou não passa daí; o anulado não saiu.',
      'Una nota de taller suma el que va sortir amb ella, i el que n’ha tornat no passa d’aquí; l’anul·lat no va sortir.',
    ),
    tabla: 'notas_taller',
    sql: sql`
      select n.id, n.numero as que, concat_ws(' · ', s.salidas, v.vueltas) as esperado, concat_ws(' · ', n.cantidad, n.vueltas) as hallado
      from notas_taller n cross join lateral (
          select coalesce(sum(cantidad), 0)::int as salidas from nota_taller_celdas where nota_id = n.id) s
        cross join lateral (
          select coalesce(sum(c.buenas + c.segundas + c.perdidas), 0)::int as vueltas
          from vueltas_taller t join vuelta_taller_celdas c on c.vuelta_id = t.id where t.nota_id = n.id and not t.anulada) v
      where n.cantidad <> s.salidas or n.vueltas <> v.vueltas or (n.anulada and v.vueltas > 0)`,
  },
  {
    nombre: 'produccion.liquidaciones-taller',
    frase: frase(
      'Una liquidación de taller es la suma de sus líneas, cada una de lo que volvió de ese taller; nada anulado se paga.',
      'A workshop’s statement is the sum of its lines, each of what came back from that workshop; nothing taken back is paid.',
      'Uma liquidação de oficina é a soma das suas linhas, cada uma do que voltou dessa oficina; nada anulado se paga.',
      'Una liquidació de taller és la suma de les seves línies, cadascuna del que va tornar d’aquell taller; res anul·lat no es paga.',
    ),
    tabla: 'liquidaciones_taller',
    sql: sql`
      select q.id, concat_ws(' ', q.numero, q.mes) as que, coalesce(sum(coalesce(l.corregido, l.importe)), 0)::text as esperado,
        q.importe::text as hallado
      from liquidaciones_taller q left join liquidacion_taller_lineas l on l.liquidacion_id = q.id
      group by q.id having q.importe <> coalesce(sum(coalesce(l.corregido, l.importe)), 0)
      union all
      select q.id, concat_ws(' ', q.numero, q.mes), concat_ws(' · ', c.buenas, c.segundas, c.perdidas, q.taller_id),
        concat_ws(' · ', l.buenas, l.segundas, l.perdidas, v.taller_id)
      from liquidacion_taller_lineas l join liquidaciones_taller q on q.id = l.liquidacion_id join vueltas_taller v on v.id = l.vuelta_id
        cross join lateral (
          select sum(buenas)::int as buenas, sum(segundas)::int as segundas, sum(perdidas)::int as perdidas
          from vuelta_taller_celdas where vuelta_id = v.id) c
      where v.anulada or v.taller_id is distinct from q.taller_id
        or (c.buenas, c.segundas, c.perdidas) is distinct from (l.buenas, l.segundas, l.perdidas)
      union all
      select q.id, concat_ws(' ', q.numero, q.mes), '0', count(*)::text
      from liquidaciones_taller q join liquidacion_taller_lineas l on l.liquidacion_id = q.id
      where q.estado = 'liquidada' and not l.revisada group by q.id`,
  },
]
