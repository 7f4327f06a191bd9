import { isDeepStrictEqual } from 'node:util'
import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { auditoriaTable as t } from '../../db/schema/casa/auditoria.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, forbidden, notFound } from '../../kit/errors.ts'
import { camel, nombreDe, tablaDe } from './filas.ts'
import type { Ficha } from './queries.ts'

type Campos = Record<string, unknown>
type Cambio = typeof t.$inferSelect

/** All that changed can be given to several at once, so it can be given back. */
const reversible = (
  { accion, peticion, despues }: Pick<Cambio, 'accion' | 'peticion' | 'despues'>,
  campos: ReadonlySet<string>,
) =>
  accion === 'cambiar' && peticion !== null && Object.keys(despues ?? {}).every((columna) => campos.has(camel(columna)))

/** How many records each of these changes was made to, of those that can be taken back whole. */
export async function contarJuntos(
  db: Db,
  tabla: string,
  filas: readonly Cambio[],
  campos: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const peticiones = filas.filter((fila) => reversible(fila, campos)).flatMap(({ peticion }) => peticion ?? [])
  if (peticiones.length === 0) return new Map()
  const cuentas = await db
    .select({ peticion: t.peticion, registros: countDistinct(t.registro) })
    .from(t)
    .where(and(inArray(t.peticion, peticiones), eq(t.tabla, tabla), eq(t.accion, 'cambiar')))
    .groupBy(t.peticion)
  return new Map(cuentas.map(({ peticion, registros }) => [peticion ?? '', registros]))
}

/** What each record held before and after, by its first and its last step. */
function porRegistro(filas: readonly Cambio[]): Map<number, { antes: Campos; despues: Campos }> {
  const todos = new Map<number, { antes: Campos; despues: Campos }>()
  for (const { registro, antes, despues } of filas) {
    const uno = todos.get(Number(registro))
    todos.set(Number(registro), {
      antes: { ...antes, ...uno?.antes },
      despues: { ...uno?.despues, ...despues },
    })
  }
  return todos
}

const Actual = z.object({ id: z.int(), version: z.int(), fila: z.record(z.string(), z.unknown()) })

const leerActuales = (db: Db, tabla: PgTable, ids: readonly number[]) =>
  rows(
    db,
    Actual,
    sql`select u.id, u.version, to_jsonb(u) as fila from ${tabla} u where u.id = any (${ints(ids)}) order by u.id for update`,
  )

/**
 * Takes back a change that was made to several records at once, in all of them or in none. Those that are not any more
 * as it left them are named.
 */
export async function deshacerJuntos(call: Context<Caller>, ficha: Ficha, parte: number): Promise<number> {
  const { db, house, user, idioma } = call
  const tabla = await tablaDe(ficha.recurso)
  if (!tabla) throw notFound('Cambio', parte)
  const deLaTabla = eq(t.tabla, getTableConfig(tabla).name)
  const [cambio] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, parte), deLaTabla, eq(t.registro, ficha.id)))
  if (!cambio?.peticion) throw notFound('Cambio', parte)
  const filas = await db
    .select()
    .from(t)
    .where(and(eq(t.peticion, cambio.peticion), deLaTabla, eq(t.accion, 'cambiar')))
    .orderBy(t.id)
  const campos = house.together.fields(user, ficha.recurso)
  if (campos.size === 0) throw forbidden()
  if (!filas.every((fila) => reversible(fila, campos))) throw conflict('historia.no-se-deshace')
  const cambios = porRegistro(filas)
  const actuales = await leerActuales(db, tabla, [...cambios.keys()])
  const sigue = ({ id, fila }: z.output<typeof Actual>) =>
    Object.entries(cambios.get(id)?.despues ?? {}).every(([columna, valor]) => isDeepStrictEqual(fila[columna], valor))
  const otros = actuales.filter((actual) => !sigue(actual)).map(({ fila }) => nombreDe(fila, idioma))
  const idos = [...cambios.keys()].filter((id) => !actuales.some((actual) => actual.id === id)).map(String)
  if (otros.length + idos.length > 0) throw conflict('error.stale-several', { que: [...otros, ...idos].join(', ') })
  const devueltas = actuales.map(({ id, version }) => ({
    ...Object.fromEntries(
      Object.entries(cambios.get(id)?.antes ?? {}).map(([columna, valor]) => [camel(columna), valor]),
    ),
    id,
    version,
  }))
  await house.together.change(call, ficha.recurso, devueltas)
  return devueltas.length
}
