import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorAnswer } from '../kit/errors.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { yaToca } from './columns.ts'
import { DiaDelMomento, firstRow, ints, preparedRow, preparedRows, rows, run, texts } from './rows.ts'

const SRC = join(import.meta.dirname, '..')
const Par = z.object({ n: z.int(), texto: z.string() })

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const pares = sql`select n::int, 'x' || n as texto, true as sobra from generate_series(1, 2) n`

describe('what a statement answers is what it declares', () => {
  test('all of it, its first row, and the same of one that is kept planned', async () => {
    const { db } = t.house
    const dos = [
      { n: 1, texto: 'x1' },
      { n: 2, texto: 'x2' },
    ]
    expect(await rows(db, Par, pares)).toEqual(dos)
    expect(await firstRow(db, Par, pares)).toEqual(dos[0])
    expect(await preparedRows(db, 'prueba_pares', Par, pares)).toEqual(dos)
    expect(await preparedRow(db, 'prueba_pares', Par, pares)).toEqual(dos[0])
    const ninguno = sql`select 1 as n, '' as texto where false`
    expect(await firstRow(db, Par, ninguno)).toBeUndefined()
    expect(await preparedRow(db, 'prueba_ninguno', Par, ninguno)).toBeUndefined()
  })

  test.each([
    ['a column that is missing', sql`select 1 as n`],
    ['a number that comes as text', sql`select 1::numeric as n, '' as texto`],
    ['nothing where something is declared', sql`select null::int as n, '' as texto`],
  ])('%s is our mistake, not the caller’s', async (_, query) => {
    const error = await rows(t.house.db, Par, query).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ message: expect.stringContaining('other columns') })
    expect(errorAnswer(error, 'es').status).toBe(500)
  })

  test('lists are one parameter, a moment has its day in Madrid, and what is done is counted', async () => {
    const { db } = t.house
    const Hallado = z.object({ n: z.int() })
    expect(await rows(db, Hallado, sql`select n from unnest(${ints([3, 1])}) n order by 1`)).toEqual([
      { n: 1 },
      { n: 3 },
    ])
    expect(await run(db, sql`select from unnest(${texts(['a', 'b'])})`)).toBe(2)
    const Dia = z.object({ dia: DiaDelMomento })
    expect(await firstRow(db, Dia, sql`select timestamptz '2027-07-14 22:30:00Z' as dia`)).toEqual({
      dia: '2027-07-15',
    })
  })
})

test('no statement goes to the database past this door', () => {
  const sources = globSync('**/*.ts', { cwd: SRC }).filter(
    (file) => !file.endsWith('.test.ts') && !/^(db|testing|faults)\//.test(file),
  )
  const bare = sources.filter((file) => /\b(db|tx)\.execute\b/.test(readFileSync(join(SRC, file), 'utf8')))
  expect(bare).toEqual([])
})

test('what is put off until now has come now, to whichever side its millisecond was rounded', async () => {
  for (let vez = 0; vez < 40; vez += 1)
    expect(
      await firstRow(
        t.house.db,
        z.object({ toca: z.boolean() }),
        sql`select ${yaToca(sql`now()::timestamptz(3)`)} as toca`,
      ),
    ).toEqual({ toca: true })
})
