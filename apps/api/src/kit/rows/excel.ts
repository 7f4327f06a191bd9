import { Readable } from 'node:stream'
import type { FORMAS } from '@telar/contract/kit/crud'
import { enElRelojDeCasa, hoy } from '@telar/domain/fecha'
import { enIdioma, IDIOMAS, type Idioma, type Textos } from '@telar/domain/idioma'
import { writeXlsxStream } from 'hucre/xlsx'
import type pg from 'pg'
import { type Db, queriesOver } from '../../db/connection.ts'
import type { FileResult } from '../call.ts'
import type { House } from '../house.ts'
import { Turns } from '../turns.ts'
import { spool } from './spool.ts'

export interface Column {
  campo: string
  titulo: string
  forma?: (typeof FORMAS)[number] | undefined
  palabras?: Record<string, string> | undefined
  suma?: boolean | undefined
}

type Rows = (db: Db, limit: number, offset: number) => Promise<Record<string, unknown>[]>
type Cell = string | number | boolean | Date | null

const BATCH = 5000
/** Amounts are written in céntimos, cloth in millimetres: nothing finer is in a sum. */
const THOUSANDTHS = 1000
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const isTextos = (value: object): value is Textos => IDIOMAS.every((idioma) => idioma in value)

/** How spreadsheets write a kind; each shows it as the reader's country does. */
const FORMATS: Record<NonNullable<Column['forma']>, { numFmt?: string; width: number }> = {
  texto: { width: 28 },
  numero: { numFmt: '#,##0.###', width: 12 },
  dinero: { numFmt: '#,##0.00 "€"', width: 14 },
  fecha: { numFmt: 'dd/mm/yyyy', width: 12 },
  momento: { numFmt: 'dd/mm/yyyy hh:mm', width: 17 },
}
const UNKNOWN = { width: 20 }

/** Every cell is typed, so that no text can ever be read as a formula; what the list has a word for is said by it. */
function cell(value: unknown, { palabras }: Column, idioma: Idioma): Cell {
  if (value === null || value === undefined) return null
  const palabra = palabras?.[String(value)]
  if (palabra !== undefined) return palabra
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return enElRelojDeCasa(new Date(value))
    return DAY.test(value) ? new Date(value) : value
  }
  if (Array.isArray(value) && value.every((uno) => typeof uno === 'string'))
    return value.map((uno) => palabras?.[uno] ?? uno).join('. ')
  if (typeof value === 'object' && isTextos(value)) return enIdioma(value, idioma)
  return JSON.stringify(value)
}

/** Under what name a row brings what it adds to the sum of a column. */
export const addsTo = (campo: string) => `+${campo}`

/** What is not in the sums though its rows are there. */
export interface Apart {
  titulo: string
  /** What of the columns counts twice, once all rows are known. */
  twice: Record<string, number>
}

const inThousandths = (n: number) => Math.round(n * THOUSANDTHS) / THOUSANDTHS

/** The sums of the columns that have one, under the rest; nothing when none has. */
class Sums {
  readonly #columns: Column[]
  readonly #shown: number[]
  readonly #sums: number[]
  readonly #apart: Apart | undefined

  constructor(columns: Column[], apart: Apart | undefined) {
    this.#columns = columns
    this.#apart = apart
    this.#shown = columns.map(() => 0)
    this.#sums = columns.map(({ campo }) => -(apart?.twice[campo] ?? 0))
  }

  add(row: Record<string, unknown>): void {
    for (const [i, { campo, suma }] of this.#columns.entries()) {
      if (!suma) continue
      this.#shown[i] = (this.#shown[i] ?? 0) + Number(row[campo] ?? 0)
      this.#sums[i] = (this.#sums[i] ?? 0) + Number(row[addsTo(campo)] ?? row[campo] ?? 0)
    }
  }

  /** The last rows; the first free cell of each says what it is. */
  *rows(): Generator<Cell[]> {
    if (!this.#columns.some(({ suma }) => suma)) return
    const free = this.#columns.findIndex(({ suma }) => !suma)
    const row = (titulo: string, de: (i: number) => number) =>
      this.#columns.map(({ suma }, i) => (suma ? inThousandths(de(i)) : i === free ? titulo : null))
    const beyond = (i: number) => (this.#sums[i] ?? 0) - (this.#shown[i] ?? 0)
    if (this.#apart && this.#columns.some((_, i) => inThousandths(beyond(i)) !== 0))
      yield row(this.#apart.titulo, beyond)
    yield row('Total', (i) => this.#sums[i] ?? 0)
  }
}

/** All rows as one snapshot of the database, a batch at a time. */
async function* snapshot(pool: pg.Pool, rows: Rows): AsyncGenerator<Record<string, unknown>> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const db = queriesOver(client)
    for (let offset = 0; ; offset += BATCH) {
      const batch = await rows(db, BATCH, offset)
      yield* batch
      if (batch.length < BATCH) break
    }
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Whoever makes the machine write long lists does so a few at a time. */
const turns = new Turns({ atOnce: 2, waiting: 8 })

/**
 * A spreadsheet of a search. The memory it takes does not grow with its rows; it is finished on the disk before the
 * first byte is answered, so that a search that cannot be done is an error and not half a file, and who reads it slowly
 * keeps no connection from anybody.
 */
export async function excel(
  { long, reloj, config }: Pick<House, 'long' | 'reloj' | 'config'>,
  name: string,
  columns: Column[],
  rows: Rows,
  idioma: Idioma,
  apart?: Apart,
): Promise<FileResult> {
  async function* cells() {
    const sums = new Sums(columns, apart)
    for await (const row of snapshot(long.pool, rows)) {
      sums.add(row)
      yield columns.map((column) => cell(row[column.campo], column, idioma))
    }
    yield* sums.rows()
  }
  const content = await turns.run(() =>
    spool(
      config.dataDir,
      Readable.fromWeb(
        writeXlsxStream(cells(), {
          name,
          columns: columns.map(({ titulo, forma }) => ({ header: titulo, ...(forma ? FORMATS[forma] : UNKNOWN) })),
          freezePane: { rows: 1 },
        }) as never,
      ),
    ),
  )
  return { name: `${name}-${hoy(reloj)}.xlsx`, content }
}
