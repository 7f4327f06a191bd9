import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { dichoDeFacturas, FACTURA_EN_PAPEL } from '@telar/api/facturacion/facturas/documentos/dicho'
import { sql } from 'drizzle-orm'
import { sinHistoria } from './fill-ventas.ts'

/** A series of their own, so that its numbers follow its dates whatever else was issued. */
const SERIE = 'M'

/**
 * Three years of invoices at a stroke, with their lines, totals, due dates and payments. The figures are those that the
 * rules of the trade give for one rate and no discounts; the database checks them row by row.
 */
export function fillMuchasFacturas(db: Db, cuantas: number, hoy: string): Promise<void> {
  if (cuantas === 0) return Promise.resolve()
  return sinHistoria(db, ['facturas', 'factura_lineas', 'cobros'], async () => {
    await run(
      db,
      sql`
      create temporary table nuevas on commit drop as
      with c as (
        select c.*, row_number() over (order by c.id) - 1 as k
        from clientes c join countries p on p.id = c.country_id
        where p.iso2 = 'ES' and left(c.direccion_fiscal ->> 'codigoPostal', 2) not in ('35', '38', '51', '52')),
      d as (
        select n, coalesce((select max(fecha) from contadores where serie = ${SERIE}), ${hoy}::date - 1095) as desde
        from generate_series(1, ${cuantas}::int) n)
      select d.n, (select coalesce(max(id), 0) from facturas) + d.n as id,
        d.desde + ((${hoy}::date - 1 - d.desde) * d.n::float8 / ${cuantas}::int)::int as fecha,
        c.id as cliente_id, c.codigo, c.razon_social, c.nombre_comercial, c.nif, c.email, c.direccion_fiscal, c.idioma,
        c.comercial_id, c.recargo_equivalencia, c.forma_pago, d.n % 10 < 7 as pagada
      from d join c on c.k = (d.n * 7919::bigint) % (select count(*) from c)`,
    )
    await run(
      db,
      sql`
      create temporary table nuevas_lineas on commit drop as
      with m as (
        select id, numero, nombre, precio_mayor, tallas, row_number() over (order by id) - 1 as k,
          (select min(color_id) from modelo_variantes v where v.modelo_id = modelos.id) as color_id
        from modelos where publicado)
      select f.n, f.id as factura_id, j as orden, m.id as modelo_id, m.color_id, m.nombre || ' ' || m.numero as descripcion,
        3 + (f.n + j) % 9 as cantidad, m.precio_mayor as precio, m.tallas ->> 0 as talla,
        round((3 + (f.n + j) % 9) * m.precio_mayor, 2) as importe, case when f.recargo_equivalencia then 5.2 else 0 end as re
      from nuevas f cross join generate_series(0, f.n % 3) j join m on m.k = (f.n * 7::bigint + j * 131) % (select count(*) from m)`,
    )
    await run(
      db,
      sql`
      with t as (
        select n, sum(importe) as base, sum(cantidad)::int as prendas, round(sum(importe) * 0.21, 2) as iva,
          round(sum(importe) * max(re) / 100, 2) as recargo, max(re) as re
        from nuevas_lineas group by n),
      g as (
        select f.*, t.base, t.prendas, t.iva, t.recargo, t.re, t.base + t.iva + t.recargo as total,
          extract(year from f.fecha)::int as ejercicio, row_number() over (partition by extract(year from f.fecha) order by f.n)
            + coalesce((select ultimo from contadores k where k.serie = ${SERIE} and k.ejercicio = extract(year from f.fecha)), 0) as numero
        from nuevas f join t using (n))
      insert into facturas (id, serie, ejercicio, numero, numero_completo, estado, fecha, emitida_en, creado_en, cliente_id,
        cliente, cliente_copia, emisor_copia, direccion_envio, regimen_iva, regimen_motivo, comercial_id, forma_pago,
        vencimientos, prendas, bruto, tramos, base, cuota_iva, cuota_re, total, cobrado, vence)
      overriding system value
      select g.id, ${SERIE}, ejercicio, numero, ${SERIE} || to_char(ejercicio % 100, 'FM00') || '/' || to_char(numero, 'FM000000'),
        'emitida', fecha, fecha, fecha, cliente_id, razon_social,
        jsonb_build_object('codigo', codigo, 'razonSocial', razon_social, 'nombreComercial', nombre_comercial, 'nif', nif,
          'nifIva', null, 'email', email, 'telefono', null, 'direccion', direccion_fiscal, 'idioma', idioma, 'iban', null,
          'mandatoSepa', null, 'recargoEquivalencia', recargo_equivalencia, 'viesFecha', null, 'viesResultado', null),
        (select empresa - 'whatsapp' - 'instagram' - 'horario' from app_settings),
        direccion_fiscal, case when recargo_equivalencia then 2 else 1 end,
        case when recargo_equivalencia then 'recargo' else 'interior' end, comercial_id, forma_pago,
        jsonb_build_array(jsonb_build_object('fecha', fecha + 30, 'importe', total)), prendas, base,
        jsonb_build_array(jsonb_build_object('iva', 21, 're', re, 'base', base, 'cuotaIva', iva, 'cuotaRe', recargo)),
        base, iva, recargo, total, case when pagada then total else 0 end, case when pagada then null else fecha + 30 end
      from g order by n`,
    )
    await run(
      db,
      sql`
      insert into factura_lineas (factura_id, orden, modelo_id, color_id, descripcion, tallas_cantidades, cantidad, precio, iva, re, importe)
      select factura_id, orden, modelo_id, color_id, descripcion,
        jsonb_build_array(jsonb_build_object('talla', talla, 'cantidad', cantidad)), cantidad, precio, 21, re, importe
      from nuevas_lineas order by factura_id, orden`,
    )
    await congelar(db, FACTURA_EN_PAPEL, dichoDeFacturas(sql`f.id in (select id from nuevas)`))
    await run(
      db,
      sql`
      insert into cobros (factura_id, fecha, medio, importe)
      select f.id, least(f.fecha + 30, ${hoy}::date), 'transferencia', f.total
      from facturas f join nuevas n on n.id = f.id where n.pagada`,
    )
    await run(db, sql`select setval(pg_get_serial_sequence('facturas', 'id'), (select max(id) from facturas))`)
    await run(
      db,
      sql`
      insert into contadores as k (serie, ejercicio, ultimo, fecha)
      select serie, ejercicio, max(numero), max(fecha) from facturas where serie = ${SERIE} group by 1, 2
      on conflict (serie, ejercicio) do update set ultimo = excluded.ultimo, fecha = excluded.fecha`,
    )
  })
}
