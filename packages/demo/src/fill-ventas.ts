import { congelar } from '@telar/api/casa/papeles/papeles'
import type { Db } from '@telar/api/db/connection'
import { run } from '@telar/api/db/rows'
import { pedidosTable } from '@telar/api/db/schema/ventas/pedidos'
import { dichoDePedidos, PEDIDO_EN_PAPEL } from '@telar/api/ventas/pedidos/dicho'
import { COMPLETADO, PENDIENTE } from '@telar/domain/ventas/pedido'
import { max, sql } from 'drizzle-orm'

/** What nobody did is not written down as if somebody had: these tables' history begins after the filling. */
export async function sinHistoria(db: Db, tablas: readonly string[], llenar: () => Promise<void>): Promise<void> {
  const disparadores = (accion: 'disable' | 'enable') =>
    sql.raw(tablas.map((tabla) => `alter table ${tabla} ${accion} trigger user`).join('; '))
  await run(db, disparadores('disable'))
  await llenar()
  await run(db, disparadores('enable'))
}

/** Invented shops all over Spain, with tax numbers whose letter is right. */
export function fillClientes(db: Db, cuantos: number): Promise<void> {
  return sinHistoria(db, ['clientes'], async () => {
    await run(
      db,
      sql`
      insert into clientes (codigo, razon_social, nombre_comercial, nif, email, direccion_fiscal, country_id, provincia,
        recargo_equivalencia, dto_comercial)
      select 'M' || lpad(n::text, 6, '0'), s.nombre || ' ' || n, s.nombre, lpad(n::text, 8, '0') ||
          substr('TRWAGMYFPDXBNJZSQVHLCKE', n % 23 + 1, 1), 'tienda' || n || '@telar.test',
        jsonb_build_object('nombre', '', 'calle', 'Calle Mayor, ' || (n % 200 + 1), 'codigoPostal', p.codigo || lpad((n % 900)::text, 3, '0'),
          'ciudad', p.ciudad, 'provincia', p.ciudad, 'pais', 'ES', 'telefono', ''),
        (select id from countries where iso2 = 'ES'), p.ciudad, n % 3 = 0, (n % 4) * 2.5
      from generate_series(1, ${cuantos}::int) n
        join unnest(array['Boutique Alma', 'Moda Carmen', 'La Percha', 'Modas Isabel', 'El Armario', 'Tendencia', 'Sofía & Co'])
          with ordinality s(nombre, i) on s.i = n % 7 + 1
        join unnest(array['08', '28', '41', '46', '33', '17', '50', '15', '29', '48'],
          array['Barcelona', 'Madrid', 'Sevilla', 'Valencia', 'Oviedo', 'Girona', 'Zaragoza', 'A Coruña', 'Málaga', 'Bilbao'])
          with ordinality p(codigo, ciudad, i) on p.i = n % 10 + 1
      on conflict do nothing`,
    )
  })
}

/** Three years of orders, most of them served; those still open are for the season, so that no stock is taken. */
export function fillPedidos(db: Db, cuantos: number, hoy: string): Promise<void> {
  return sinHistoria(db, ['pedidos', 'pedido_lineas'], async () => {
    const [pedido] = await db.select({ ultimo: max(pedidosTable.id) }).from(pedidosTable)
    const ultimo = pedido?.ultimo ?? 0
    await run(
      db,
      sql`
      with c as (select id, comercial_id, direccion_fiscal, dto_comercial, row_number() over (order by id) - 1 as k from clientes),
      d as (
        select n, (${hoy}::date - ((${cuantos}::int - n) * 1095.0 / ${cuantos}::int)::int) as fecha
        from generate_series(1, ${cuantos}::int) n),
      g as (select d.*, extract(year from fecha)::int as ejercicio from d)
      insert into pedidos (numero, cliente_id, comercial_id, fecha, tipo, estado, situacion, por_confirmar, direccion_envio,
        dto_comercial, origen, creado_en)
      select ejercicio || '/' || lpad(numero_de_pedido(ejercicio)::text, 6, '0'),
        c.id, c.comercial_id, g.fecha, 'programacion', case when n % 10 = 0 then ${PENDIENTE}::int else ${COMPLETADO}::int end,
        case when n % 10 = 0 then 'confirmado' else 'servido' end, false, c.direccion_fiscal, c.dto_comercial,
        (array['web', 'showroom', 'comercial'])[n % 3 + 1], g.fecha
      from g join c on c.k = (g.n * 7919::bigint) % (select count(*) from c)
      order by n`,
    )
    await run(
      db,
      sql`
      with m as (
        select id, precio_mayor, tallas, row_number() over (order by id) - 1 as k,
          (select min(color_id) from modelo_variantes v where v.modelo_id = modelos.id) as color_id
        from modelos where publicado),
      total as (select count(*) as n from m)
      insert into pedido_lineas (pedido_id, orden, modelo_id, color_id, precio, tallas_cantidades)
      select p.id, j, m.id, m.color_id, m.precio_mayor, (
        select jsonb_agg(jsonb_build_object('talla', t.talla, 'cantidad', 1 + (p.id + t.i) % 4,
          'servida', case when p.estado = ${COMPLETADO} then 1 + (p.id + t.i) % 4 else 0 end, 'anulada', 0) order by t.i)
        from jsonb_array_elements_text(m.tallas) with ordinality t(talla, i) where t.i <= 4)
      from pedidos p cross join generate_series(0, p.id % 4) j
        join m on m.k = (p.id * 7::bigint + j * 131) % (select n from total) and m.color_id is not null
      where p.id > ${ultimo}`,
    )
    await run(
      db,
      sql`
      update pedidos p set prendas = l.prendas, base = l.base, total = l.base + round(l.base * 0.21, 2)
      from (
        select l.pedido_id, l.prendas, l.bruto - round(l.bruto * p.dto_comercial / 100, 2) as base
        from (
          select pedido_id, sum(n)::int as prendas, sum(round(n * precio, 2)) as bruto
          from (
            select l.pedido_id, l.precio, sum((celda->>'cantidad')::int) as n
            from pedido_lineas l, jsonb_array_elements(l.tallas_cantidades) celda where l.pedido_id > ${ultimo} group by l.id) l
          group by 1) l join pedidos p on p.id = l.pedido_id) l
      where p.id = l.pedido_id`,
    )
    await run(
      db,
      sql`insert into pedido_esperas select * from esperas_contadas where pedido_id > ${ultimo} on conflict do nothing`,
    )
    await congelar(db, PEDIDO_EN_PAPEL, dichoDePedidos(sql`p.id > ${ultimo}`))
    await run(
      db,
      sql`
      insert into pedido_hechos (pedido_id, situacion, prendas, cuando)
      select id, situacion, prendas, fecha from pedidos where id > ${ultimo} order by id`,
    )
    await run(
      db,
      sql`
      with notas as (
        insert into entregas (pedido_id, cliente_id, fecha, prendas, anterior)
        select id, cliente_id, fecha, prendas, true from pedidos
        where id > ${ultimo} and estado = ${COMPLETADO} and prendas > 0 order by id
        returning id, pedido_id)
      insert into entrega_lineas (entrega_id, pedido_linea_id, modelo_id, color_id, talla, cantidad)
      select e.id, l.id, l.modelo_id, l.color_id, celda->>'talla', (celda->>'servida')::int
      from notas e join pedido_lineas l on l.pedido_id = e.pedido_id
        cross join jsonb_array_elements(l.tallas_cantidades) celda`,
    )
  })
}
