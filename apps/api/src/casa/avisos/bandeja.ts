import type { AvisoGuardado } from '@telar/contract/casa/avisos'
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { avisosTable as a, avisosLeidosTable as l, avisosVistosTable as v } from '../../db/schema/casa/avisos.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Tema } from './avisos.ts'

/** What of everything that came this person may know: as it was told, or would have been. */
function suyos(user: Caller, temas: readonly Tema[]): SQL {
  const cuales = temas
    .filter(({ permiso }) => user.permissions.has(permiso))
    .map(({ tipo, cuales: mas }) => and(eq(a.tipo, tipo), mas?.(user, sql`${a.anuncio}`)))
  return or(...cuales) ?? sql`false`
}

const leido = (user: Caller): SQL<boolean> => sql`(
  ${a.id} <= coalesce((select ${v.hasta} from ${v} where ${v.userId} = ${user.id}), 0)
  or exists (select from ${l} where ${l.userId} = ${user.id} and ${l.avisoId} = ${a.id}))`

async function cuantos(db: Db, cuales: SQL | undefined): Promise<number> {
  const [fila] = await db.select({ n: count() }).from(a).where(cuales)
  return fila?.n ?? 0
}

/** How many a person has not read. */
export const sinLeer = (db: Db, user: Caller, temas: readonly Tema[]): Promise<number> =>
  cuantos(db, and(suyos(user, temas), sql`not ${leido(user)}`))

interface Que {
  pageNumber: number
  pageSize: number
}

/** One page of what came, the newest first. */
export async function bandeja(db: Db, user: Caller, temas: readonly Tema[], { pageNumber, pageSize }: Que) {
  const cuales = suyos(user, temas)
  const [filas, totalCount, nuevos] = await Promise.all([
    db
      .select({ id: a.id, cuando: a.cuando, anuncio: a.anuncio, leido: leido(user) })
      .from(a)
      .where(cuales)
      .orderBy(desc(a.id))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    cuantos(db, cuales),
    sinLeer(db, user, temas),
  ])
  const data = filas.flatMap(({ anuncio, ...fila }): AvisoGuardado[] => {
    const aviso = temas.find(({ tipo }) => tipo === anuncio.tipo)?.para(user, anuncio)
    return aviso && aviso.tipo !== 'cambio' ? [{ ...fila, aviso }] : []
  })
  const totalPages = Math.ceil(totalCount / pageSize)
  return {
    ...{ data, totalCount, totalPages, pageSize, sinLeer: nuevos, currentPage: pageNumber },
    ...{ hasPreviousPage: pageNumber > 1, hasNextPage: pageNumber < totalPages },
  }
}

/** Everything that came up to now is read. */
export async function leerTodos(db: Db, user: Caller): Promise<void> {
  await run(
    db,
    sql`
    insert into avisos_vistos (user_id, hasta) select ${user.id}::uuid, coalesce(max(id), 0) from avisos
    on conflict (user_id) do update set hasta = greatest(avisos_vistos.hasta, excluded.hasta)`,
  )
  await db.delete(l).where(eq(l.userId, user.id))
}

/** These are read; others than one's own stay as they are. */
export async function leer(db: Db, user: Caller, temas: readonly Tema[], ids: readonly number[]): Promise<void> {
  const filas = await db
    .select({ avisoId: a.id })
    .from(a)
    .where(and(inArray(a.id, [...ids]), suyos(user, temas)))
  if (filas.length === 0) return
  await db
    .insert(l)
    .values(filas.map((fila) => ({ ...fila, userId: user.id })))
    .onConflictDoNothing()
}
