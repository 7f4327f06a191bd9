import { Id } from '@telar/contract/kit/crud'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Invariante } from '../../casa/invariante.ts'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows, run } from '../../db/rows.ts'
import { cuadresTable as c, type Resultado } from '../../db/schema/portada/cuadres.ts'
import { conflict } from '../../kit/errors.ts'

/** Of each rule at most so many rows are kept; how many there are is counted. */
const FILAS = 200
const SEGUNDOS_POR_REGLA = 60
/** Sums over years of orders are made in memory, and without compiling what runs once. */
const MEMORIA = '64MB'
/** How far it has come is told no oftener than somebody would read it. */
const SE_DICE_CADA_MS = 400
/** One that did not end by then died with its process. */
const MINUTOS_DE_VIDA = 30

const Falta = z.object({
  id: z.int().nullable(),
  que: z.string().nullable(),
  esperado: z.string().nullable(),
  hallado: z.string().nullable(),
})
type Falta = z.output<typeof Falta>

interface Mirada {
  resultado: Resultado
  faltas: Falta[]
}

/** One rule; its time-out undoes nothing but its own look. */
async function mirar(tx: Db, { nombre, sql: consulta }: Invariante): Promise<Mirada> {
  const antes = performance.now()
  const resultado = (faltas: number | null): Resultado => ({
    ...{ nombre, faltas },
    ms: Math.round(performance.now() - antes),
  })
  try {
    const faltas = await tx.transaction((parte) =>
      rows(
        parte,
        Falta.extend({ cuantas: z.int() }),
        sql`
        select id, que, esperado, hallado, count(*) over ()::int as cuantas from (${consulta}) f order by que limit ${FILAS}`,
      ),
    )
    return { resultado: resultado(faltas[0]?.cuantas ?? 0), faltas }
  } catch (error) {
    if (!seAcaboElTiempo(error)) throw error
    return { resultado: resultado(null), faltas: [] }
  }
}

const QUERY_CANCELED = '57014'
const seAcaboElTiempo = (error: unknown) =>
  [error, (error as Error).cause].some((uno) => (uno as { code?: string } | undefined)?.code === QUERY_CANCELED)

const Nuevo = z.object({ id: Id })

/** Takes the turn; whoever is at it already is not disturbed. */
async function empezar(db: Db, quien: string | null, total: number): Promise<number> {
  await db
    .delete(c)
    .where(and(isNull(c.terminadoEn), lt(c.empezadoEn, sql`now() - make_interval(mins => ${MINUTOS_DE_VIDA})`)))
  const nuevo = await firstRow(
    db,
    Nuevo,
    sql`insert into cuadres (quien, total) values (${quien}, ${total}) on conflict do nothing returning id`,
  )
  if (!nuevo) throw conflict('cuadre.en-marcha')
  return nuevo.id
}

/** Keeps what was found: what was there the last time, rule and name alike, keeps its date. */
async function guardar(db: Db, id: number, miradas: readonly Mirada[]): Promise<void> {
  const faltas = miradas.flatMap(({ resultado: { nombre: invariante }, faltas: suyas }) =>
    suyas.map(({ id: registroId, que, esperado, hallado }) => ({
      ...{ invariante, registroId, que: que ?? '', esperado: esperado ?? '', hallado: hallado ?? '' },
    })),
  )
  await db.transaction(async (tx) => {
    await run(
      tx,
      sql`
      insert into cuadre_faltas (cuadre_id, invariante, registro_id, que, esperado, hallado, desde)
      select ${id}, f.invariante, f."registroId", f.que, f.esperado, f.hallado, coalesce(min(v.desde), now())
      from rows from (jsonb_to_recordset(${JSON.stringify(faltas)}::jsonb)
          as (invariante text, "registroId" int, que text, esperado text, hallado text)) with ordinality as f
            (invariante, "registroId", que, esperado, hallado, n)
        left join cuadre_faltas v on v.invariante = f.invariante and v.que = f.que
          and v.cuadre_id = (select max(id) from cuadres where terminado_en is not null)
      group by f.n, f.invariante, f."registroId", f.que, f.esperado, f.hallado order by f.n`,
    )
    const resultados = miradas.map(({ resultado }) => resultado)
    await tx.update(c).set({ resultados, terminadoEn: sql`clock_timestamp()` }).where(eq(c.id, id))
  })
}

const Foto = z.object({ foto: z.string() })
const INSTANTE = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Rules that are still to be looked at, and what came of the others. */
interface Tarea {
  faltan: Invariante[]
  miradas: Mirada[]
  decir: () => Promise<void>
}

const prepararse = (tx: Db) =>
  run(
    tx,
    sql`select set_config('statement_timeout', ${`${SEGUNDOS_POR_REGLA}s`}, true), set_config('work_mem', ${MEMORIA}, true),
      set_config('jit', 'off', true)`,
  )

/** Takes one rule after the other; where one cannot be asked, nobody takes another. */
async function trabajar(tx: Db, { faltan, miradas, decir }: Tarea): Promise<void> {
  await prepararse(tx)
  try {
    for (let regla = faltan.shift(); regla; regla = faltan.shift()) {
      miradas.push(await mirar(tx, regla))
      await decir()
    }
  } catch (error) {
    faltan.length = 0
    throw error
  }
}

/** Two look at the same instant: the second sees what the first does. */
async function mirarTodo(db: Db, tarea: Tarea): Promise<void> {
  await db.transaction(async (tx) => {
    const vista = await firstRow(tx, Foto, sql`select pg_export_snapshot() as foto`)
    const ayuda = db.transaction(async (otra) => {
      await run(otra, sql`set transaction snapshot ${sql.raw(`'${vista?.foto}'`)}`)
      await trabajar(otra, tarea)
    }, INSTANTE)
    const hechas = await Promise.allSettled([trabajar(tx, tarea), ayuda])
    for (const hecha of hechas) if (hecha.status === 'rejected') throw hecha.reason
  }, INSTANTE)
}

/**
 * Looks the books over: every rule at the same instant, in transactions that only read, while everybody goes on working.
 * How far it has come is written beside it, for who waits.
 */
export async function comprobar(db: Db, invariantes: readonly Invariante[], quien: string | null): Promise<number> {
  const id = await empezar(db, quien, invariantes.length)
  try {
    const miradas: Mirada[] = []
    let dicho = performance.now()
    const decir = async () => {
      if (performance.now() - dicho < SE_DICE_CADA_MS) return
      dicho = performance.now()
      const resultados = miradas.map(({ resultado }) => resultado)
      await db.update(c).set({ resultados }).where(eq(c.id, id))
    }
    await mirarTodo(db, { faltan: [...invariantes], miradas, decir })
    const puesto = new Map(invariantes.map(({ nombre }, n) => [nombre, n]))
    const enOrden = (a: Mirada, b: Mirada) =>
      (puesto.get(a.resultado.nombre) ?? 0) - (puesto.get(b.resultado.nombre) ?? 0)
    await guardar(db, id, miradas.toSorted(enOrden))
  } catch (error) {
    await db.delete(c).where(eq(c.id, id))
    throw error
  }
  return id
}
