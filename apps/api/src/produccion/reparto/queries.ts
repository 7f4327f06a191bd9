import { Fecha, Id, Textos } from '@telar/contract/kit/crud'
import type { CeldaDeReparto } from '@telar/contract/produccion/reparto'
import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { PENDIENTE } from '@telar/domain/ventas/pedido'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows, texts } from '../../db/rows.ts'
import { modelosTable as m, temporadasTable as s } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'

const Variante = z.object({
  ...{ colorId: Id, color: Textos, hex: z.string(), talla: z.string() },
  ...{ stock: z.int(), reservado: z.int(), asignado: z.int(), libre: z.int() },
})

const variantes = (db: Db, modeloId: number) =>
  rows(
    db,
    Variante,
    sql`
    select v.color_id as "colorId", c.nombre as color, c.hex, v.talla, v.stock, v.reservado, v.asignado, v.libre
    from modelo_variantes v join colores c on c.id = v.color_id
    where v.modelo_id = ${modeloId} order by v.color_id, v.id`,
  )

const Llega = z.object({
  ...{ colorId: Id, talla: z.string(), ordenId: Id, numero: z.string(), fecha: Fecha.nullable() },
  ...{ pendiente: z.int(), libres: z.int() },
})

/** What manufacturing orders will still bring, and how much of it nobody has. */
const porLlegar = (db: Db, modeloId: number) =>
  rows(
    db,
    Llega,
    sql`
    select c.color_id as "colorId", c.talla, o.id as "ordenId", o.numero, o.fecha_entrega::text as fecha, c.pendiente,
      c.pendiente - coalesce((
        select sum(a.cantidad)::int from asignaciones a
        where a.orden_id = o.id and a.color_id = c.color_id and a.talla = c.talla), 0) as libres
    from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
    where o.modelo_id = ${modeloId} and o.estado = any (${texts(ABIERTAS)}) and c.pendiente > 0
    order by o.fecha_entrega nulls last, o.id`,
  )

const Espera = z.object({
  ...{ colorId: Id, talla: z.string(), pedidoLineaId: Id, pedidoId: Id, numero: z.string(), clienteId: Id },
  ...{ cliente: z.string(), fecha: Fecha, desde: Fecha.nullable(), hasta: Fecha.nullable(), pide: z.int() },
  liberadaEn: Fecha.nullable(),
  atadas: z.array(z.object({ ordenId: Id.nullable(), cantidad: z.int() })),
})

/** Who awaits garments of a model for the season, in turn, with what each has been given. */
const esperan = (db: Db, modeloId: number) =>
  rows(
    db,
    Espera,
    sql`
    select l.color_id as "colorId", t ->> 'talla' as talla, l.id as "pedidoLineaId", p.id as "pedidoId", p.numero,
      p.cliente_id as "clienteId", k.razon_social as cliente, p.fecha::text as fecha,
      coalesce(l.entrega_desde, p.fecha_entrega_desde)::text as desde,
      coalesce(l.entrega_hasta, p.fecha_entrega_hasta)::text as hasta, l.liberada_en::text as "liberadaEn",
      ((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int) as pide,
      coalesce((
        select jsonb_agg(jsonb_build_object('ordenId', a.orden_id, 'cantidad', a.cantidad) order by a.orden_id nulls first)
        from asignaciones a where a.pedido_linea_id = l.id and a.talla = t ->> 'talla'), '[]') as atadas
    from pedidos p join pedido_lineas l on l.pedido_id = p.id join clientes k on k.id = p.cliente_id
      cross join jsonb_array_elements(l.tallas_cantidades) t
    where p.estado = ${PENDIENTE} and p.tipo = 'programacion' and l.modelo_id = ${modeloId}
    order by coalesce(l.entrega_desde, p.fecha_entrega_desde) nulls last, p.fecha, p.numero`,
  )

const suma = (atadas: readonly { cantidad: number }[]) => atadas.reduce((n, { cantidad }) => n + cantidad, 0)

function enEspera({ atadas, colorId: _, talla: __, ...linea }: z.output<typeof Espera>) {
  const llegan = atadas.flatMap(({ ordenId, cantidad }) => (ordenId === null ? [] : [{ ordenId, cantidad }]))
  return {
    ...linea,
    enCasa: suma(atadas) - suma(llegan),
    llegan,
    faltan: Math.max(0, linea.pide - suma(atadas)),
  }
}

/** A model's cells: what there is, what comes, who awaits it and who has it. Four statements. */
export async function repartoDe(db: Db, modeloId: number) {
  const [modelo] = await db
    .select({
      ...{ modeloId: m.id, numero: m.numero, nombre: m.nombre, tallas: m.tallas },
      fechaLiberacion: s.fechaLiberacion,
    })
    .from(m)
    .innerJoin(s, eq(s.id, m.temporadaId))
    .where(eq(m.id, modeloId))
  if (!modelo) throw notFound('Modelo', modeloId)
  const llegan = await porLlegar(db, modeloId)
  const piden = (await esperan(db, modeloId)).filter(({ pide }) => pide > 0)
  const celdas: CeldaDeReparto[] = (await variantes(db, modeloId)).map((celda) => {
    const suya = ({ colorId, talla }: { colorId: number; talla: string }) =>
      colorId === celda.colorId && talla === celda.talla
    return {
      ...celda,
      ordenes: llegan.filter(suya).map(({ colorId: _, talla: __, ...orden }) => orden),
      lineas: piden.filter(suya).map(enEspera),
    }
  })
  return { ...modelo, celdas }
}
