import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

export const cuadreDeRegistros: readonly Invariante[] = [
  {
    nombre: 'facturacion.registros',
    frase: frase(
      'Toda factura emitida o anulada tiene su registro, con el mismo número, fecha e importe.',
      'Every invoice issued or annulled has its record, with the same number, date and amount.',
      'Toda fatura emitida ou anulada tem o seu registo, com o mesmo número, data e valor.',
      'Tota factura emesa o anul·lada té el seu registre, amb el mateix número, data i import.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, f.numero_completo as que, 'alta' || case when f.estado = 'anulada' then ' + anulacion' else '' end as esperado,
        coalesce(s.clases, '–') as hallado
      from facturas f cross join lateral (
        select string_agg(r.clase, ' + ' order by r.id) as clases, coalesce(bool_or(r.clase = 'alta'), false) as alta,
          coalesce(bool_or(r.clase = 'anulacion'), false) as anulacion
        from registros_facturacion r where r.factura_id = f.id) s
      where f.estado <> 'borrador' and (not s.alta or s.anulacion <> (f.estado = 'anulada'))
        and f.emitida_en >= (select min(creado_en) from registros_facturacion)
      union all
      select f.id, f.numero_completo, concat_ws(' · ', f.numero_completo, f.fecha, f.total),
        concat_ws(' · ', r.num_serie, r.fecha, r.importe_total)
      from registros_facturacion r join facturas f on f.id = r.factura_id
      where r.num_serie <> f.numero_completo or r.fecha <> f.fecha or r.importe_total <> f.total
        or r.contenido -> 'factura' ->> 'numSerie' <> f.numero_completo`,
  },
  {
    nombre: 'facturacion.cadena',
    frase: frase(
      'Cada registro sigue al anterior: la cadena no se rompe ni se bifurca.',
      'Each record follows the one before: the chain neither breaks nor forks.',
      'Cada registo segue o anterior: a cadeia não se quebra nem se bifurca.',
      'Cada registre segueix l’anterior: la cadena ni es trenca ni es bifurca.',
    ),
    tabla: 'registros_facturacion',
    sql: sql`
      select id, num_serie as que, antes as esperado, huella_anterior as hallado
      from (
        select id, num_serie, huella_anterior, lag(huella, 1, '') over (order by id) as antes,
          coalesce(contenido -> 'anterior' ->> 'huella', '') as dicha
        from registros_facturacion) r
      where huella_anterior <> antes or dicha <> huella_anterior`,
  },
  {
    nombre: 'facturacion.testigo',
    frase: frase(
      'La cadena de registros tiene los mismos eslabones, tantos y en el mismo orden, que la copia que se guarda aparte.',
      'The chain of records has the same links, as many and in the same order, as the copy that is kept apart.',
      'A cadeia de registos tem os mesmos elos, tantos e na mesma ordem, que a cópia que se guarda à parte.',
      'La cadena de registres té les mateixes baules, tantes i en el mateix ordre, que la còpia que es desa a part.',
    ),
    tabla: 'registros_facturacion',
    sql: sql`
      select r.id, coalesce(r.num_serie, 'registro ' || t.registro_id) as que,
        coalesce(t.n || ' · ' || t.huella, '–') as esperado, coalesce(r.n || ' · ' || r.huella, '–') as hallado
      from (select id, num_serie, huella, row_number() over (order by id) as n from registros_facturacion) r
        full join registros_testigo t on t.registro_id = r.id
      where (r.n, r.huella) is distinct from (t.n, t.huella)`,
  },
]
