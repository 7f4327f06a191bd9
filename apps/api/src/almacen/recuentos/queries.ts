import type { PorContar } from '@telar/contract/almacen/recuentos'
import { Id, Momento, Textos } from '@telar/contract/kit/crud'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { recuentoCeldasTable as k, recuentosTable as r } from '../../db/schema/almacen/movimientos.ts'
import { ubicacionCeldasTable as x } from '../../db/schema/almacen/ubicaciones.ts'
import { coloresTable as c, modelosTable as m, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { sitiosDe, verUbicacion } from '../ubicaciones/queries.ts'

export const lista: Source = {
  table: r,
  columns: getTableColumns(r),
  searchIn: ['nota', 'quien'],
  orderBy: 'id desc',
  plain: ['lugar'],
}

/** A count with every cell that was looked at. */
export async function verRecuento(db: Db, id: number) {
  const [recuento] = await db.select().from(r).where(eq(r.id, id))
  if (!recuento) throw notFound('Recuento', id)
  const contadas = await db
    .select({
      ...{ modeloId: k.modeloId, numero: m.numero, nombre: m.nombre, colorId: k.colorId, color: c.nombre },
      ...{ talla: k.talla, habia: k.habia, contadas: k.contadas },
    })
    .from(k)
    .leftJoin(m, eq(m.id, k.modeloId))
    .leftJoin(c, eq(c.id, k.colorId))
    .where(eq(k.recuentoId, id))
    .orderBy(asc(k.id))
  return { ...recuento, contadas, cuando: recuento.creadoEn }
}

const HAY = { almacen: v.stock, segunda: v.segunda, outlet: v.outlet } satisfies Record<EnCasa, unknown>

const COMPROMETIDAS = {
  almacen: sql<number>`${v.reservado} + ${v.asignado}`,
  segunda: sql<number>`${v.reservadoSegunda}`,
  outlet: sql<number>`${v.reservadoOutlet}`,
} satisfies Record<EnCasa, unknown>

/** Cells, beside what the books say of each. */
const hoja = (db: Db, cuales: SQL, lugar: EnCasa): Promise<PorContar[]> =>
  db
    .select({
      ...{ modeloId: v.modeloId, numero: m.numero, nombre: m.nombre, tallas: m.tallas },
      ...{ colorId: v.colorId, color: c.nombre, hex: c.hex, talla: v.talla, hay: HAY[lugar] },
      comprometidas: COMPROMETIDAS[lugar],
    })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .innerJoin(c, eq(c.id, v.colorId))
    .where(cuales)
    .orderBy(asc(m.numero), asc(v.modeloId), asc(v.colorId), asc(v.id))

/** The cells of some models. */
export const hojaDeRecuento = (db: Db, modeloIds: number[], lugar: EnCasa): Promise<PorContar[]> =>
  hoja(db, inArray(v.modeloId, modeloIds), lugar)

/** The cells that lie on a shelf. One that lies elsewhere as well has to be counted there, too: it says where. */
export async function hojaDeUbicacion(db: Db, id: number, lugar: EnCasa) {
  const { codigo } = await verUbicacion(db, id)
  const suyas = db.select({ id: x.varianteId }).from(x).where(eq(x.ubicacionId, id))
  const celdas = await hoja(db, inArray(v.id, suyas), lugar)
  const sitios = await sitiosDe(
    db,
    sql`select v.modelo_id, v.color_id, v.talla from ubicacion_celdas y join modelo_variantes v on v.id = y.variante_id
      where y.ubicacion_id = ${id}`,
  )
  return {
    codigo,
    celdas: celdas.map((celda) => ({
      ...celda,
      otras: sitios
        .filter((s) => s.modeloId === celda.modeloId && s.colorId === celda.colorId && s.talla === celda.talla)
        .flatMap((s) => (s.codigo === codigo ? [] : [s.codigo])),
    })),
  }
}

const NoHallada = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, talla: z.string() },
  ...{ motivo: z.string(), documento: z.string(), quien: z.string().nullable(), ubicacion: z.string().nullable() },
  desde: z
    .string()
    .transform((desde) => new Date(desde).toISOString())
    .pipe(Momento),
})

/** The cells that somebody looked for and did not find, with where each should lie. */
export const porContar = (db: Db) =>
  rows(
    db,
    NoHallada,
    sql`
    select v.modelo_id as "modeloId", m.numero, m.nombre, v.color_id as "colorId", c.nombre as color, v.talla, x.motivo,
      x.documento, x.quien, x.desde::text as desde, u.codigo as ubicacion
    from por_contar x join modelo_variantes v on v.id = x.variante_id join modelos m on m.id = v.modelo_id
      join colores c on c.id = v.color_id
      left join ubicacion_celdas y on y.variante_id = v.id and y.principal left join ubicaciones u on u.id = y.ubicacion_id
    order by x.desde, v.id limit 500`,
  )
