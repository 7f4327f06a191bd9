import type { tarifas } from '@telar/contract/clientes/tarifas'
import type { Body } from '@telar/contract/kit/endpoint'
import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modelosTable as m, temporadasTable } from '../../db/schema/catalogo/modelos.ts'
import { tarifaPreciosTable as p, tarifasTable as t } from '../../db/schema/clientes/tarifas.ts'
import { conflict, FieldsError } from '../../kit/errors.ts'
import { nextVersion } from '../../kit/rows/version.ts'

/** The models by number or name beside every list, the newest list first. */
export async function verMatriz(
  db: Db,
  { keyword, temporadaId, pageNumber, pageSize }: Body<(typeof tarifas)['matriz']>,
) {
  const palabra = `%${keyword.replace(/[%_\\]/g, (letra) => `\\${letra}`)}%`
  const cuales = and(
    keyword === '' ? undefined : or(ilike(m.numero, palabra), ilike(m.nombre, palabra)),
    temporadaId === null ? undefined : eq(m.temporadaId, temporadaId),
  )
  const listas = await db
    .select({ id: t.id, nombre: t.nombre, desde: t.desde, hasta: t.hasta })
    .from(t)
    .orderBy(desc(t.desde), asc(t.id))
  const modelos = await db
    .select({
      ...{ modeloId: m.id, numero: m.numero, nombre: m.nombre, precioMayor: m.precioMayor },
      temporada: temporadasTable.codigo,
    })
    .from(m)
    .innerJoin(temporadasTable, eq(temporadasTable.id, m.temporadaId))
    .where(cuales)
    .orderBy(desc(temporadasTable.fechaInicio), asc(m.numero), asc(m.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  const ids = modelos.map(({ modeloId }) => modeloId)
  const precios = ids.length > 0 ? await db.select().from(p).where(inArray(p.modeloId, ids)) : []
  return {
    tarifas: listas,
    modelos: modelos.map((modelo) => ({
      ...modelo,
      precios: precios
        .filter(({ modeloId }) => modeloId === modelo.modeloId)
        .map(({ tarifaId, precio }) => ({ tarifaId, precio })),
    })),
    totalCount: await db.$count(m, cuales),
  }
}

type Celda = Body<(typeof tarifas)['precios']>['celdas'][number]

const clave = ({ tarifaId, modeloId }: Pick<Celda, 'tarifaId' | 'modeloId'>) => `${tarifaId} ${modeloId}`

/** Writes prices; who read another one than there is now is told. */
export async function ponerPrecios(db: Db, celdas: readonly Celda[]): Promise<{ cambiadas: number }> {
  const tarifaIds = [...new Set(celdas.map(({ tarifaId }) => tarifaId))].sort((a, b) => a - b)
  const hay = await db.select({ id: t.id }).from(t).where(inArray(t.id, tarifaIds)).orderBy(t.id).for('update')
  if (hay.length < tarifaIds.length) throw new FieldsError({ celdas: ['error.missing-reference'] })
  const modeloIds = [...new Set(celdas.map(({ modeloId }) => modeloId))]
  if ((await db.$count(m, inArray(m.id, modeloIds))) < modeloIds.length)
    throw new FieldsError({ celdas: ['error.missing-reference'] })
  const ahora = await db
    .select()
    .from(p)
    .where(and(inArray(p.tarifaId, tarifaIds), inArray(p.modeloId, modeloIds)))
  const precios = new Map(ahora.map((fila) => [clave(fila), fila.precio]))
  const otras = celdas.filter((celda) => (precios.get(clave(celda)) ?? null) !== celda.precio)
  if (otras.some((celda) => (precios.get(clave(celda)) ?? null) !== celda.antes)) throw conflict('error.stale')
  for (const { tarifaId, modeloId, precio } of otras) {
    if (precio === null) await db.delete(p).where(and(eq(p.tarifaId, tarifaId), eq(p.modeloId, modeloId)))
    else
      await db
        .insert(p)
        .values({ tarifaId, modeloId, precio })
        .onConflictDoUpdate({ target: [p.tarifaId, p.modeloId], set: { precio: sql`excluded.precio` } })
  }
  const tocadas = [...new Set(otras.map(({ tarifaId }) => tarifaId))]
  if (tocadas.length > 0) await db.update(t).set(nextVersion(t)).where(inArray(t.id, tocadas))
  return { cambiadas: otras.length }
}
