import type { PorContar } from '@telar/contract/almacen/recuentos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { recuentoCeldasTable as k, recuentosTable as r } from '../../db/schema/almacen/movimientos.ts'
import { coloresTable as c, modelosTable as m, modeloVariantesTable as v } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/search.ts'

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

/** The cells of some models, beside what the books say of each. */
export const hojaDeRecuento = (db: Db, modeloIds: number[], lugar: EnCasa): Promise<PorContar[]> =>
  db
    .select({
      ...{ modeloId: v.modeloId, numero: m.numero, nombre: m.nombre, tallas: m.tallas },
      ...{ colorId: v.colorId, color: c.nombre, hex: c.hex, talla: v.talla, hay: HAY[lugar] },
      comprometidas: lugar === 'almacen' ? sql<number>`${v.reservado} + ${v.asignado}` : sql<number>`0`,
    })
    .from(v)
    .innerJoin(m, eq(m.id, v.modeloId))
    .innerJoin(c, eq(c.id, v.colorId))
    .where(inArray(v.modeloId, modeloIds))
    .orderBy(asc(m.numero), asc(v.colorId), asc(v.id))
