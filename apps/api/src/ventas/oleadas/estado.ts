import { Fecha, Id, Textos } from '@telar/contract/kit/crud'
import type { Oleada } from '@telar/contract/ventas/oleadas'
import { letraDe, recorrido, type Tomada } from '@telar/domain/ventas/oleada'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { and, eq, getViewSelectedFields, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { sitiosDe } from '../../almacen/ubicaciones/queries.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { oleadasLista as o } from '../../db/schema/ventas/oleadas.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

export const lista: Source = {
  table: o,
  columns: getViewSelectedFields(o),
  searchIn: ['numero', 'nota', 'quien'],
  orderBy: 'id desc',
  plain: ['estado'],
}

/** A rep reaches the waves in which there is no order but their customers'. */
export function suyas(user: Caller, oleadaId: unknown): SQL | undefined {
  const propios = deSusClientes(user, sql`p.cliente_id`)
  return (
    propios &&
    sql`not exists (select from oleada_pedidos x join pedidos p on p.id = x.pedido_id
      where x.oleada_id = ${oleadaId} and not (${propios}))`
  )
}

const Celda = z.object({
  ...{ id: Id, pedidoId: Id, puesto: z.int(), dentro: z.boolean(), fuera: z.string() },
  ...{
    modeloId: Id,
    numero: z.string(),
    nombre: z.string(),
    colorId: Id,
    color: Textos,
    hex: z.string(),
    talla: z.string(),
  },
  ...{ tomadas: z.int(), ahora: z.int(), cogidas: z.int(), faltan: z.int(), motivo: z.string() },
})
export type CeldaDeOleada = z.output<typeof Celda>

/**
 * What a wave took, beside what of it its orders still wait for and lies in the house for them: never more is asked for than
 * is reserved or tied to them now, whatever became of them since.
 */
export const celdasDeOleada = (db: Db, id: number): Promise<CeldaDeOleada[]> =>
  rows(
    db,
    Celda,
    sql`
    select x.id, x.pedido_id as "pedidoId", k.puesto, k.fuera_en is null as dentro, k.fuera, x.modelo_id as "modeloId",
      coalesce(m.numero, x.modelo_id::text) as numero, coalesce(m.nombre, '') as nombre, x.color_id as "colorId",
      coalesce(c.nombre, '{"es":"","en":"","pt":"","ca":""}') as color, coalesce(c.hex, '#ffffff') as hex, x.talla,
      x.cantidad as tomadas, x.cogidas, x.faltan, x.motivo,
      greatest(0, least(x.cantidad, w.n, case when p.tipo = 'servicio' then w.n else a.n end)) as ahora
    from oleada_celdas x
      join oleada_pedidos k on k.oleada_id = x.oleada_id and k.pedido_id = x.pedido_id
      join pedidos p on p.id = x.pedido_id
      left join modelos m on m.id = x.modelo_id left join colores c on c.id = x.color_id
      cross join lateral (
        select coalesce(sum(t.cantidad - t.servida - t.anulada), 0)::int as n
        from pedido_lineas l
          cross join jsonb_to_recordset(l.tallas_cantidades) as t(talla text, cantidad int, servida int, anulada int)
        where l.pedido_id = x.pedido_id and l.modelo_id = x.modelo_id and l.color_id = x.color_id and t.talla = x.talla) w
      cross join lateral (
        select coalesce(sum(y.cantidad), 0)::int as n
        from pedido_lineas l join asignaciones y on y.pedido_linea_id = l.id
        where l.pedido_id = x.pedido_id and y.orden_id is null and y.modelo_id = x.modelo_id
          and y.color_id = x.color_id and y.talla = x.talla) a
    where x.oleada_id = ${id} order by m.numero, x.modelo_id, x.color_id, x.id`,
  )

/** What is asked for now, as the walk and the picking read it. */
export const pedidasAhora = (celdas: readonly CeldaDeOleada[]): (Tomada & { id: number })[] =>
  celdas
    .filter(({ dentro }) => dentro)
    .map(({ id, pedidoId, puesto, modeloId, colorId, talla, ahora, cogidas, faltan }) => ({
      ...{ id, pedidoId, puesto, modeloId, colorId, talla, cantidad: ahora, cogidas, faltan },
    }))

const Pedido = z.object({
  ...{ pedidoId: Id, puesto: z.int(), numero: z.string(), cliente: z.string(), situacion: z.enum(SITUACIONES) },
  ...{ desde: Fecha.nullable(), hasta: Fecha.nullable(), dentro: z.boolean(), fuera: z.string() },
})

const pedidosDeOleada = (db: Db, id: number) =>
  rows(
    db,
    Pedido,
    sql`
    select x.pedido_id as "pedidoId", x.puesto, p.numero, k.razon_social as cliente, p.situacion,
      p.fecha_entrega_desde::text as desde, p.fecha_entrega_hasta::text as hasta, x.fuera_en is null as dentro, x.fuera
    from oleada_pedidos x join pedidos p on p.id = x.pedido_id join clientes k on k.id = p.cliente_id
    where x.oleada_id = ${id} order by x.puesto`,
  )

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0)

/** What was picked and is no longer awaited. Of what has left with a delivery note nothing goes back. */
const sobrante = ({ dentro, fuera, ahora, cogidas }: CeldaDeOleada): number => {
  if (dentro) return Math.max(0, cogidas - ahora)
  return fuera === '' || fuera === 'servido' || fuera === 'facturado' ? 0 : cogidas
}

/** A wave as it stands now: one read of its orders, its cells and where they lie. */
export async function verOleada(db: Db, id: number, suya: SQL | undefined): Promise<Oleada> {
  const [oleada] = await db
    .select()
    .from(o)
    .where(and(eq(o.id, id), suya))
  if (!oleada) throw notFound('Oleada', id)
  const celdas = await celdasDeOleada(db, id)
  const pedidos = await pedidosDeOleada(db, id)
  const sitios = await sitiosDe(db, sql`select modelo_id, color_id, talla from oleada_celdas where oleada_id = ${id}`)
  const de = (pedidoId: number) => celdas.filter((una) => una.pedidoId === pedidoId)
  const paradas = recorrido(
    pedidasAhora(celdas).filter(({ cantidad, cogidas }) => cantidad > 0 || cogidas > 0),
    sitios,
  )
  const { pedidos: _, ...datos } = oleada
  return {
    ...datos,
    pedidos: pedidos.map(({ puesto, dentro, fuera, ...pedido }) => ({
      ...pedido,
      letra: letraDe(puesto),
      prendas: suma(de(pedido.pedidoId).map(({ ahora, tomadas }) => (dentro ? ahora : tomadas))),
      cogidas: suma(de(pedido.pedidoId).map(({ cogidas }) => cogidas)),
      faltan: suma(de(pedido.pedidoId).map(({ faltan }) => faltan)),
      menos: dentro ? suma(de(pedido.pedidoId).map(({ ahora, tomadas }) => tomadas - ahora)) : 0,
      fuera: dentro ? null : fuera,
    })),
    paradas: paradas.map((parada) => {
      const { numero, nombre, color, hex, motivo } = celdas.find(
        ({ modeloId, colorId, talla }) =>
          modeloId === parada.modeloId && colorId === parada.colorId && talla === parada.talla,
      ) as CeldaDeOleada
      return { ...parada, numero, nombre, color, hex, motivo }
    }),
    sobran: celdas
      .filter((una) => sobrante(una) > 0)
      .map((una) => {
        const { modeloId, colorId, talla, numero, nombre, color, hex, pedidoId, puesto } = una
        return {
          ...{ modeloId, colorId, talla, numero, nombre, color, hex, pedidoId },
          ...{ letra: letraDe(puesto), cantidad: sobrante(una) },
        }
      }),
  }
}
