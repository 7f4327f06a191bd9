import { Id, Textos } from '@telar/contract/kit/crud'
import { PREFIJO_DE_UBICACION } from '@telar/domain/almacen/ubicacion'
import type { Etiqueta } from '@telar/domain/casa/etiquetas'
import { asc, eq, getViewSelectedFields, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { ubicacionesLista as t, ubicacionesTable as u } from '../../db/schema/almacen/ubicaciones.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

export const lista: Source = {
  table: t,
  columns: getViewSelectedFields(t),
  searchIn: ['codigo', 'zona', 'nota'],
  orderBy: 'orden',
}

export async function verUbicacion(db: Db, id: number) {
  const [ubicacion] = await db.select().from(t).where(eq(t.id, id))
  if (!ubicacion) throw notFound('Ubicación', id)
  return ubicacion
}

const CeldaEnSitio = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, hex: z.string() },
  ...{ talla: z.string(), stock: z.int(), principal: z.boolean(), otras: z.array(z.string()) },
})

/** What lies on a shelf, in the order of models, colours and sizes. */
export async function celdasDeUbicacion(db: Db, id: number) {
  await verUbicacion(db, id)
  return rows(
    db,
    CeldaEnSitio,
    sql`
    select v.modelo_id as "modeloId", m.numero, m.nombre, v.color_id as "colorId", c.nombre as color, c.hex, v.talla, v.stock,
      x.principal, coalesce((
        select jsonb_agg(o.codigo order by y.principal desc, o.orden)
        from ubicacion_celdas y join ubicaciones o on o.id = y.ubicacion_id
        where y.variante_id = v.id and y.ubicacion_id <> x.ubicacion_id), '[]') as otras
    from ubicacion_celdas x join modelo_variantes v on v.id = x.variante_id
      join modelos m on m.id = v.modelo_id join colores c on c.id = v.color_id
    where x.ubicacion_id = ${id} order by m.numero, m.id, v.color_id, v.id`,
  )
}

const CeldaDeModelo = z.object({
  ...{ colorId: Id, color: Textos, hex: z.string(), talla: z.string(), stock: z.int() },
  ubicaciones: z.array(z.object({ id: Id, codigo: z.string() })),
})

/** Where each cell of a model is to be looked for. */
export const ubicacionesDeModelo = (db: Db, modeloId: number) =>
  rows(
    db,
    CeldaDeModelo,
    sql`
    select v.color_id as "colorId", c.nombre as color, c.hex, v.talla, v.stock, coalesce(
      jsonb_agg(jsonb_build_object('id', u.id, 'codigo', u.codigo) order by x.principal desc, u.orden)
        filter (where u.id is not null), '[]') as ubicaciones
    from modelo_variantes v join colores c on c.id = v.color_id
      left join ubicacion_celdas x on x.variante_id = v.id left join ubicaciones u on u.id = x.ubicacion_id
    where v.modelo_id = ${modeloId} group by v.id, c.id order by v.color_id, v.id`,
  )

const EnSitio = z.object({
  ...{ modeloId: Id, colorId: Id, talla: z.string() },
  ...{ codigo: z.string(), orden: z.int(), principal: z.boolean() },
})

/** The shelves of some cells: `celdas` answers modelo_id, color_id and talla. */
export const sitiosDe = (db: Db, celdas: SQL) =>
  rows(
    db,
    EnSitio,
    sql`
    select v.modelo_id as "modeloId", v.color_id as "colorId", v.talla, u.codigo, u.orden, x.principal
    from (select distinct modelo_id, color_id, talla from (${celdas}) todas) p
      join modelo_variantes v on v.modelo_id = p.modelo_id and v.color_id = p.color_id and v.talla = p.talla
      join ubicacion_celdas x on x.variante_id = v.id join ubicaciones u on u.id = x.ubicacion_id
    order by x.principal desc, u.orden, u.id`,
  )

/** What the labels of shelves say; their bars begin with what tells the scanner that it is a shelf. */
export async function etiquetasDeUbicaciones(db: Db, ids: readonly number[]): Promise<Etiqueta[]> {
  const halladas = await db
    .select()
    .from(u)
    .where(inArray(u.id, [...ids]))
    .orderBy(asc(u.orden), asc(u.id))
  const ausente = ids.find((id) => !halladas.some((una) => una.id === id))
  if (ausente !== undefined) throw notFound('Ubicación', ausente)
  return halladas.map(({ codigo, zona, nota }) => ({
    titulo: zona,
    lineas: nota ? [nota] : [],
    grande: codigo,
    precio: '',
    barras: { clase: 'code128' as const, valor: PREFIJO_DE_UBICACION + codigo },
    cantidad: 1,
  }))
}
