import type { Inicio } from '@telar/contract/portada/inicio'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { materiasLista as m, ordenesFabLista as o } from '../../db/schema/produccion/listas.ts'
import { atrasada } from '../../produccion/ordenesfab/queries.ts'

const FILAS = 6
const CERRADAS = 8

/** Materials of which too little is left, the emptiest first. */
export async function bajoMinimo(db: Db): Promise<NonNullable<Inicio['bajoMinimo']>> {
  const bajas = and(m.bajoMinimo, m.activa)
  const { id, codigo, nombre, unidad, stock, stockMinimo, enCamino } = m
  const materias = await db
    .select({ id, codigo, nombre, unidad, stock, stockMinimo, enCamino, cuantas: sql<number>`count(*) over ()::int` })
    .from(m)
    .where(bajas)
    .orderBy(asc(sql`${stock} / nullif(${stockMinimo}, 0)`), asc(id))
    .limit(FILAS)
  return { cuantas: materias[0]?.cuantas ?? 0, materias }
}

/** Manufacturing orders that should have come already, the latest first. */
export async function atrasadas(db: Db, hoy: string): Promise<NonNullable<Inicio['atrasadas']>> {
  const { id, numero, modelo, nombre, taller } = o
  const ordenes = await db
    .select({
      ...{ id, numero, modelo, nombre, taller },
      dias: sql<number>`${hoy}::date - ${o.fechaEntrega}`,
      faltan: o.pendientes,
      cuantas: sql<number>`count(*) over ()::int`,
    })
    .from(o)
    .where(atrasada(hoy))
    .orderBy(asc(o.fechaEntrega), asc(id))
    .limit(FILAS)
  return { cuantas: ordenes[0]?.cuantas ?? 0, ordenes }
}

/** The orders closed last, with what a garment was to cost and what it came to. */
export async function costesReales(db: Db): Promise<NonNullable<Inicio['costes']>> {
  const { id, numero, modelo, nombre } = o
  const filas = await db
    .select({ ...{ id, numero, modelo, nombre }, previsto: o.costePrevisto, real: o.costeReal })
    .from(o)
    .where(and(eq(o.estado, 'cerrada'), isNotNull(o.costeReal)))
    .orderBy(desc(o.modificadoEn), desc(id))
    .limit(CERRADAS)
  return filas.map((fila) => ({ ...fila, real: fila.real ?? 0 }))
}
