import { sql } from 'drizzle-orm'
import { frase, type Invariante } from '../../casa/invariante.ts'

/** As `vaElectronica` has it, said once more by the database. */
const VA = sql`f.tipo not in ('F2', 'R5') and f.cliente_copia -> 'direccion' ->> 'pais' = 'ES'
  and coalesce(f.cliente_copia -> 'dir3', 'null') = 'null' and f.cliente_copia ->> 'nif' !~* '^(ES)?[PQS][0-9]{7}'`

export const cuadreDeElectronicas: readonly Invariante[] = [
  {
    nombre: 'facturacion.electronicas',
    frase: frase(
      'Toda factura emitida que debe salir electrónicamente está entre las que salen, una sola vez, y ninguna otra lo está.',
      'Every issued invoice that has to leave electronically is among those that leave, exactly once, and no other is.',
      'Toda fatura emitida que deve sair eletronicamente está entre as que saem, uma só vez, e nenhuma outra está.',
      'Tota factura emesa que ha de sortir electrònicament és entre les que surten, una sola vegada, i cap altra no hi és.',
    ),
    tabla: 'facturas',
    sql: sql`
      select f.id, f.numero_completo as que, '1' as esperado, s.n::text as hallado
      from facturas f
        cross join app_settings a
        cross join lateral (select count(*) as n from electronicas e where e.factura_id = f.id) s
      where f.estado <> 'borrador' and a.electronica ->> 'encendida' is not null
        and f.emitida_en >= (a.electronica ->> 'encendida')::timestamptz
        and f.fecha >= coalesce((a.electronica ->> 'desde')::date, f.fecha) and ${VA} and s.n <> 1
      union all
      select f.id, f.numero_completo, '0', '1'
      from electronicas e join facturas f on f.id = e.factura_id
      where f.estado = 'borrador' or not (${VA})
      union all
      select f.id, f.numero_completo, 'anulada', e.estado
      from electronicas e join facturas f on f.id = e.factura_id
      where (f.estado = 'anulada') <> (e.estado = 'anulada')`,
  },
]
