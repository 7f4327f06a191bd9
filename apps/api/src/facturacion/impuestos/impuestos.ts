import { Impuestos } from '@telar/contract/facturacion/impuestos'
import { EXPORTACION, INTRACOMUNITARIA } from '@telar/domain/clientes/regimen'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows } from '../../db/rows.ts'
import { devengo } from '../devengo.ts'
import { sustituida } from '../facturas/sustituida.ts'

type Cifras = z.input<typeof Impuestos>

/** Operations with one customer beyond this in a year are declared. */
const UMBRAL_347 = 3005.06

/** Cash that came of one customer in a year beyond this is declared with them (RD 1065/2007, 34.1.h). */
const UMBRAL_EFECTIVO = 6000

const DEVENGO = devengo(sql`f`)

/** What is paid before goods leave for another state of the Union is no supply (LIVA 75.Dos): the whole is one when they leave. */
const SIN_SUMINISTRO = sql`f.regimen_iva = ${sql.raw(String(INTRACOMUNITARIA))} and (
  f.anticipo or exists (select from facturas a where a.id = any (f.rectifica) and a.anticipo))`
const SUMINISTRADO = sql`f.base - case when f.regimen_iva = ${sql.raw(String(INTRACOMUNITARIA))} then coalesce((
  select sum(l.importe) from factura_lineas l where l.factura_id = f.id and l.anticipo_id is not null), 0) else 0 end`

/** What fell due in a period; an invoice that replaces others takes those back when it is issued. */
const efectos = (desde: string, hasta: string): SQL => sql`
  select * from (
    select f.cliente_id, f.cliente_copia, ${DEVENGO} as fecha, f.regimen_iva, f.tipo like 'R%' as rectificativa, 1 as signo,
      f.tramos, ${SUMINISTRADO} as base, f.total
    from facturas f where f.estado = 'emitida' and f.tipo <> 'previa' and not (${SIN_SUMINISTRO})
    union all
    select f.cliente_id, f.cliente_copia, s.fecha, f.regimen_iva, s.tipo <> 'F3', -1, f.tramos, ${SUMINISTRADO}, f.total
    from facturas s join facturas f on f.id = any (s.rectifica)
    where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and not (${SIN_SUMINISTRO})) d
  where d.fecha between ${desde} and ${hasta}`

async function modelo303(db: Db, que: SQL, comprado: SQL): Promise<Cifras['modelo303']> {
  const tramos = await rows(
    db,
    Impuestos.shape.modelo303.shape.tramos.element,
    sql`
    select rectificativa, (t ->> 'iva')::float8 as iva, (t ->> 're')::float8 as re,
      sum(signo * (t ->> 'base')::numeric)::float8 as base, sum(signo * (t ->> 'cuotaIva')::numeric)::float8 as "cuotaIva",
      sum(signo * (t ->> 'cuotaRe')::numeric)::float8 as "cuotaRe"
    from (${que}) e cross join jsonb_array_elements(e.tramos) t
    where regimen_iva not in (${INTRACOMUNITARIA}, ${EXPORTACION}) group by 1, 2, 3 order by 1, 2 desc, 3`,
  )
  const exentas = await firstRow(
    db,
    Impuestos.shape.modelo303.omit({ tramos: true, soportado: true }),
    sql`
    select coalesce(sum(signo * base) filter (where regimen_iva = ${INTRACOMUNITARIA}), 0)::float8 as intracomunitarias,
      coalesce(sum(signo * base) filter (where regimen_iva = ${EXPORTACION}), 0)::float8 as exportaciones
    from (${que}) e`,
  )
  const soportado = await rows(
    db,
    Impuestos.shape.modelo303.shape.soportado.element,
    sql`
    select trato, gasto = 'inmovilizado' as inmovilizado, gasto in ('servicio', 'taller') as servicio, rectificativa,
      iva::float8 as iva, sum(base)::float8 as base, sum(cuota)::float8 as cuota,
      sum(base_deducible)::float8 as "baseDeducible", sum(cuota_deducible)::float8 as "cuotaDeducible"
    from (${comprado}) r group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5 desc`,
  )
  return { tramos, ...(exentas ?? { intracomunitarias: 0, exportaciones: 0 }), soportado }
}

/** Who the operations were with, as their invoices say. */
const operador = (nif: SQL): SQL => sql`max(${nif}) as nif, max(e.cliente_copia ->> 'razonSocial') as nombre,
  max(e.cliente_copia -> 'direccion' ->> 'pais') as pais`

const trimestre = (n: number) =>
  sql`coalesce(sum(signo * e.total) filter (where extract(quarter from e.fecha) = ${n}), 0)::float8`

const modelo347 = (db: Db, que: SQL) =>
  rows(
    db,
    Impuestos.shape.modelo347.element,
    sql`
    select e.cliente_id as "clienteId", ${operador(sql`e.cliente_copia ->> 'nif'`)},
      coalesce(max(e.cliente_copia -> 'direccion' ->> 'codigoPostal'), '') as "codigoPostal",
      json_build_array(${trimestre(1)}, ${trimestre(2)}, ${trimestre(3)}, ${trimestre(4)}) as trimestres,
      sum(signo * e.total)::float8 as total
    from (${que}) e
    where e.regimen_iva not in (${INTRACOMUNITARIA}, ${EXPORTACION}) and e.cliente_copia ->> 'nif' <> '' group by 1
    having abs(sum(signo * e.total)) > ${UMBRAL_347} order by total desc, 1`,
  )

/**
 * What of a year's cash was for operations of that year, and what for those of earlier ones; paid by whoever the last
 * invoice of the operation names, also where a ticket named nobody when it was paid.
 */
const efectivo347 = (db: Db, desde: string, hasta: string) =>
  rows(
    db,
    Impuestos.shape.efectivo347.element,
    sql`
    with recursive dicho as (
      select c.importe, extract(year from ${DEVENGO})::int as ejercicio, f.id
      from cobros c join facturas f on f.id = c.factura_id
      where c.medio = 'contado' and not c.impagado and c.fecha between ${desde} and ${hasta} and f.estado = 'emitida'
      union all
      select d.importe, d.ejercicio, s.id
      from dicho d join facturas s on s.rectifica @> array[d.id] and s.estado = 'emitida' and s.tipo_rectificativa = 'S'),
    metalico as (
      select f.cliente_id, f.cliente_copia, d.ejercicio, d.importe, sum(d.importe) over (partition by f.cliente_id) as suyo
      from dicho d join facturas f on f.id = d.id
      where not ${sustituida(sql`f`)}
        and f.regimen_iva not in (${INTRACOMUNITARIA}, ${EXPORTACION}) and f.cliente_copia ->> 'nif' <> '')
    select e.cliente_id as "clienteId", ${operador(sql`e.cliente_copia ->> 'nif'`)},
      coalesce(max(e.cliente_copia -> 'direccion' ->> 'codigoPostal'), '') as "codigoPostal",
      e.ejercicio, sum(e.importe)::float8 as importe
    from metalico e
    where e.suyo > ${UMBRAL_EFECTIVO}
    group by e.cliente_id, e.ejercicio having sum(e.importe) > 0 order by 7 desc, 1, 6 desc`,
  )

const modelo349 = (db: Db, que: SQL) =>
  rows(
    db,
    Impuestos.shape.modelo349.element,
    sql`
    select e.cliente_id as "clienteId", ${operador(sql`coalesce(e.cliente_copia ->> 'nifIva', e.cliente_copia ->> 'nif')`)},
      coalesce(sum(signo * e.base) filter (where not rectificativa), 0)::float8 as base,
      coalesce(sum(signo * e.base) filter (where rectificativa), 0)::float8 as rectificado
    from (${que}) e where e.regimen_iva = ${INTRACOMUNITARIA} group by 1 order by 5 desc, 1`,
  )

/** Garments that left for another state of the Union or came back from it, at what was paid for them after discounts. */
const intrastat = (db: Db, desde: string, hasta: string) =>
  rows(
    db,
    Impuestos.shape.intrastat.element,
    sql`
    select coalesce(m.taric, '') as taric, f.direccion_envio ->> 'pais' as pais, sum(l.cantidad)::int as prendas,
      (sum(l.cantidad * coalesce(m.peso_gr, 0)) / 1000.0)::float8 as kilos,
      coalesce(sum(l.cantidad) filter (where coalesce(m.peso_gr, 0) = 0), 0)::int as "sinPeso",
      sum(round(l.importe * (100 - f.dto_comercial) * (100 - f.dto_pronto_pago) / 10000, 2))::float8 as importe
    from facturas f join factura_lineas l on l.factura_id = f.id join modelos m on m.id = l.modelo_id
    where f.estado = 'emitida' and f.regimen_iva = ${INTRACOMUNITARIA} and ${DEVENGO} between ${desde} and ${hasta}
      and not exists (select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[f.id])
    group by 1, 2 having sum(l.cantidad) <> 0 order by 6 desc, 1, 2`,
  )

/**
 * Materials that came from another state of the Union, at the prices of their deliveries; what an invoice says beyond the
 * deliveries that it is of has no code, so that all of it is what was acquired.
 */
const introducciones = (db: Db, desde: string, hasta: string) =>
  rows(
    db,
    Impuestos.shape.introducciones.element,
    sql`
    with suyas as (
      select distinct r.recibida_id as id, r.pais from libro_recibidas r
      where r.trato = 'intracomunitaria' and r.gasto in ('materia', 'inmovilizado') and r.fecha between ${desde} and ${hasta}),
    partes as (
      select s.id, s.pais, coalesce(m.taric, '') as taric, round(e.cantidad * e.precio, 2) as importe,
        case when m.unidad = 'kg' then e.cantidad else e.cantidad * m.peso_gr / 1000.0 end as kilos
      from suyas s join recibida_entradas x on x.recibida_id = s.id join entradas e on e.id = x.entrada_id
        join materias m on m.id = e.materia_id),
    todas as (
      select taric, pais, kilos, importe from partes
      union all
      select '', s.pais, null, f.base - coalesce((select sum(p.importe) from partes p where p.id = s.id), 0)
      from suyas s join recibidas f on f.id = s.id)
    select taric, pais, coalesce(sum(kilos), 0)::float8 as kilos,
      coalesce(sum(importe) filter (where kilos is null), 0)::float8 as "sinPeso", sum(importe)::float8 as importe
    from todas where importe <> 0 group by 1, 2 having sum(importe) <> 0 order by 5 desc, 1, 2`,
  )

/** What was bought and counts in a period. */
const compras = (desde: string, hasta: string): SQL =>
  sql`select r.* from libro_recibidas r where r.fecha between ${desde} and ${hasta}`

const PROVEEDOR = sql`r.proveedor_id as "proveedorId", max(r.nif) as nif, max(r.proveedor) as nombre, max(r.pais) as pais`

const compradoEn = (n: number) =>
  sql`coalesce(sum(r.base + r.cuota) filter (where extract(quarter from r.fecha) = ${n}), 0)::float8`

/** What was bought here and, by reverse charge, anywhere; what is imported is declared to customs (RD 1065/2007, 33). */
const compras347 = (db: Db, que: SQL) =>
  rows(
    db,
    Impuestos.shape.compras347.element,
    sql`
    select ${PROVEEDOR}, max((select p.direccion ->> 'codigoPostal' from proveedores p where p.id = r.proveedor_id)) as "codigoPostal",
      json_build_array(${compradoEn(1)}, ${compradoEn(2)}, ${compradoEn(3)}, ${compradoEn(4)}) as trimestres,
      sum(r.base + r.cuota)::float8 as total
    from (${que}) r where r.trato not in ('intracomunitaria', 'importacion', 'diferida') and (r.trato <> 'exenta' or r.pais = 'ES') group by r.proveedor_id
    having abs(sum(r.base + r.cuota)) > ${UMBRAL_347} order by total desc, 1`,
  )

/** Goods and services bought in other states of the Union are told apart. */
const CLAVE_349 = sql`case when r.gasto in ('servicio', 'taller') then 'I' else 'A' end`

const compras349 = (db: Db, que: SQL) =>
  rows(
    db,
    Impuestos.shape.compras349.element,
    sql`
    select ${PROVEEDOR}, ${CLAVE_349} as clave, sum(r.base)::float8 as base
    from (${que}) r where r.trato = 'intracomunitaria' group by r.proveedor_id, ${CLAVE_349} order by 6 desc, 1`,
  )

/** The figures of the returns for a period. */
export async function calcularImpuestos(db: Db, desde: string, hasta: string): Promise<Cifras> {
  const que = efectos(desde, hasta)
  const comprado = compras(desde, hasta)
  return {
    modelo303: await modelo303(db, que, comprado),
    modelo347: await modelo347(db, que),
    efectivo347: await efectivo347(db, desde, hasta),
    modelo349: await modelo349(db, que),
    compras347: await compras347(db, comprado),
    compras349: await compras349(db, comprado),
    intrastat: await intrastat(db, desde, hasta),
    introducciones: await introducciones(db, desde, hasta),
  }
}
