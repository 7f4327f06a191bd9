import { Fecha, Id, Textos } from '@telar/contract/kit/crud'
import type { Prevista } from '@telar/contract/ventas/plazos'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'

const Linea = z.object({
  pedidoId: Id,
  numero: z.string(),
  tipo: z.enum(['servicio', 'programacion']),
  cambiado: z.coerce.date(),
  desde: Fecha.nullable(),
  hasta: Fecha.nullable(),
  modelo: z.string(),
  nombre: z.string(),
  nombres: Textos,
  prendas: z.int(),
  enCasa: z.int(),
  llegan: z.array(z.object({ fecha: Fecha.nullable(), cantidad: z.int() })),
})
type Linea = z.output<typeof Linea>

/** The open lines of a customer's orders, with the days agreed and what is tied to each. One statement. */
const abiertas = (db: Db, deQuien: SQL): Promise<Linea[]> =>
  rows(
    db,
    Linea,
    sql`
    select p.id as "pedidoId", p.numero, p.tipo, p.modificado_en as cambiado, m.numero as modelo, m.nombre,
      m.nombres || jsonb_build_object('es', m.nombre) as nombres, f.prendas,
      coalesce(l.entrega_desde, p.fecha_entrega_desde)::text as desde,
      coalesce(l.entrega_hasta, p.fecha_entrega_hasta)::text as hasta, coalesce(a.en_casa, 0) as "enCasa",
      coalesce(a.llegan, '[]') as llegan
    from pedidos p join pedido_lineas l on l.pedido_id = p.id join modelos m on m.id = l.modelo_id
      cross join lateral (
        select sum((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int)::int as prendas
        from jsonb_array_elements(l.tallas_cantidades) t) f
      left join lateral (
        select (sum(n) filter (where not viene))::int as en_casa,
          jsonb_agg(jsonb_build_object('fecha', fecha, 'cantidad', n) order by fecha nulls last) filter (where viene) as llegan
        from (
          select a.orden_id is not null as viene, o.fecha_entrega as fecha, sum(a.cantidad)::int as n
          from asignaciones a left join ordenes_fab o on o.id = a.orden_id
          where a.pedido_linea_id = l.id group by 1, 2) x) a on true
    where p.estado = ${PENDIENTE} and f.prendas > 0 and ${deQuien}
    order by desde nulls first, hasta nulls last, p.numero, l.orden`,
  )

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0)

function juntarFechas(lineas: readonly Linea[]): Prevista['llegan'] {
  const porFecha = Map.groupBy(
    lineas.flatMap(({ llegan }) => llegan),
    ({ fecha }) => fecha,
  )
  return [...porFecha]
    .map(([fecha, suyas]) => ({ fecha, cantidad: suma(suyas.map(({ cantidad }) => cantidad)) }))
    .sort((a, b) => (a.fecha ?? '9999').localeCompare(b.fecha ?? '9999'))
}

/** What is still to leave, for each order and its days. */
export async function previstasDe(db: Db, deQuien: SQL): Promise<(Prevista & { cambiado: Date })[]> {
  const porPlazo = Map.groupBy(await abiertas(db, deQuien), (l) => `${l.pedidoId} ${l.desde} ${l.hasta}`)
  return [...porPlazo.values()].flatMap((lineas) =>
    lineas.slice(0, 1).map(({ pedidoId, numero, tipo, cambiado, desde, hasta }) => {
      const prendas = suma(lineas.map((linea) => linea.prendas))
      const llegan = juntarFechas(lineas)
      const enCasa = tipo === 'servicio' ? prendas : suma(lineas.map((linea) => linea.enCasa))
      const vienen = suma(llegan.map(({ cantidad }) => cantidad))
      const porModelo = Map.groupBy(lineas, ({ modelo }) => modelo)
      return {
        ...{ pedidoId, numero, cambiado, desde, hasta, prendas, enCasa, llegan },
        porHacer: Math.max(0, prendas - enCasa - vienen),
        modelos: [...porModelo].map(([modelo, suyas]) => ({
          ...{ numero: modelo, nombre: suyas[0]?.nombre ?? '', nombres: suyas[0]?.nombres ?? SIN_TEXTOS },
          prendas: suma(suyas.map((linea) => linea.prendas)),
        })),
      }
    }),
  )
}
