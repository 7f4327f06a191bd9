import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeEnvios: readonly Invariante[] = [
  {
    nombre: 'envios.albaranes',
    frase: frase(
      'Un albarán va en un solo envío que no esté anulado, y ninguno de los deshechos va en uno.',
      'A delivery note goes with one shipment that is not called off, and none that was undone goes with any.',
      'Uma guia vai num só envio que não esteja anulado, e nenhuma das desfeitas vai num.',
      'Un albarà va en un sol enviament que no estigui anul·lat, i cap dels desfets no va en un.',
    ),
    tabla: 'envios',
    sql: sql`
      select min(v.id) as id, e.numero as que, case when e.deshecha_en is null then '1' else '0' end as esperado,
        count(*)::text as hallado
      from envio_entregas n join envios v on v.id = n.envio_id and v.estado <> 'anulado' join entregas e on e.id = n.entrega_id
      group by e.id having count(*) > 1 or e.deshecha_en is not null`,
  },
  {
    nombre: 'envios.bultos',
    frase: frase(
      'Una caja va en un solo envío que no esté anulado, y es de uno de sus albaranes.',
      'A box goes with one shipment that is not called off, and is of one of its delivery notes.',
      'Uma caixa vai num só envio que não esteja anulado, e é de uma das suas guias.',
      'Una caixa va en un sol enviament que no estigui anul·lat, i és d’un dels seus albarans.',
    ),
    tabla: 'envios',
    sql: sql`
      select min(v.id) as id, coalesce(c.sscc, c.id::text) as que, '1' as esperado, count(n.id)::text as hallado
      from envio_bultos b join envios v on v.id = b.envio_id and v.estado <> 'anulado' join cajas c on c.id = b.caja_id
        left join envio_entregas n on n.envio_id = v.id and n.entrega_id = c.entrega_id
      group by c.id, c.sscc having count(*) > 1 or count(n.id) <> 1`,
  },
  {
    nombre: 'envios.viven',
    frase: frase(
      'Los albaranes y bultos de un envío están libres cuando se anula, y solo entonces.',
      'The delivery notes and parcels of a shipment are free when it is called off, and only then.',
      'As guias e os volumes de um envio ficam livres quando se anula, e só então.',
      'Els albarans i els paquets d’un enviament queden lliures quan s’anul·la, i només llavors.',
    ),
    tabla: 'envios',
    sql: sql`
      select v.id, v.numero as que, (v.estado <> 'anulado')::text as esperado, x.vive::text as hallado
      from envios v join (
        select envio_id, vive from envio_entregas union select envio_id, vive from envio_bultos) x on x.envio_id = v.id
      where x.vive <> (v.estado <> 'anulado')`,
  },
  {
    nombre: 'envios.manifiestos',
    frase: frase(
      'Un manifiesto lleva los envíos, bultos y peso que dice, todos de su transportista y ya entregados a él.',
      'A manifest holds the shipments, parcels and weight that it says, all of its carrier and handed over.',
      'Um manifesto leva os envios, volumes e peso que diz, todos do seu transportador e já entregues a ele.',
      'Un manifest porta els enviaments, paquets i pes que diu, tots del seu transportista i ja lliurats.',
    ),
    tabla: 'envios',
    sql: sql`
      select null::int as id, m.numero as que, concat_ws(' · ', m.envios, m.bultos, m.peso_gr) as esperado,
        concat_ws(' · ', x.envios, x.bultos, x.peso) as hallado
      from manifiestos m left join (
        select v.manifiesto_id, count(distinct v.id)::int as envios, count(b.id)::int as bultos, sum(b.peso_gr)::int as peso,
          bool_and(v.estado not in ('preparado', 'etiquetado')) as salieron, min(v.transportista_id) as uno,
          max(v.transportista_id) as otro
        from envios v join envio_bultos b on b.envio_id = v.id where v.manifiesto_id is not null group by 1) x
        on x.manifiesto_id = m.id
      where x.envios is distinct from m.envios or x.bultos is distinct from m.bultos or x.peso is distinct from m.peso_gr
        or not x.salieron or x.uno <> m.transportista_id or x.otro <> m.transportista_id`,
  },
]
