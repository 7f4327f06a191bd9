import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { and, eq, getTableColumns, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import type { Context, FileResult } from '../call.ts'
import type { Caller } from '../caller.ts'
import { FieldsError, notFound } from '../errors.ts'
import type { House } from '../house.ts'
import { changeRows, type Fila } from './change-rows.ts'
import { saving } from './constraints.ts'
import { addsTo, type Column, excel } from './excel.ts'
import { countedTwice } from './groups.ts'
import { type Page, searchRows } from './search.ts'
import { plan, type Source, selectionOf, type Wish } from './source.ts'
import { refuseIfUsed } from './used-by.ts'
import { lockVersion, over, saveVersion, type Version, type Versioned } from './version.ts'

interface FlatContract {
  get: { response: z.ZodObject }
  create?: { body: z.ZodObject }
}
type Row<C extends FlatContract> = z.input<C['get']['response']>
type Input<C extends FlatContract> = C extends { create: { body: infer B extends z.ZodObject } } ? z.output<B> : object

/** A table that has a column of the right type for every field of the row. */
type TableFor<R> = Versioned & { $inferSelect: R }

export interface Flat<R, T, I = object> {
  table: T
  /** What one is called in `Color 7 Not Found.` */
  entity: string
  /** The fields a keyword looks into. */
  searchIn: readonly (keyof R & string)[]
  /** The field by which a person recognises a row. */
  label: keyof R & string
  /** The order without a wish. */
  orderBy: string
  /** Which rows the caller may see and touch; the others look exactly like missing ones. */
  rows?: (user: Caller) => SQL | undefined
  /** What is asked of a row as a whole, new or changed; gives it as it is kept. */
  check?: (db: Db, whole: I) => Promise<I>
}

type Staff = Context<Caller>

export interface CrudHandlers<R> {
  search(call: Staff & { body: Search }): Promise<Page<R>>
  get(call: Staff & { params: { id: number } }): Promise<R>
  create(call: Staff & { body: object }): Promise<number>
  update(call: Staff & { params: { id: number }; body: object }): Promise<number>
  cambiar(call: Staff & { body: { filas: Fila[] } }): Promise<Fila[]>
  remove(call: Staff & { body: { ids: number[] } }): Promise<number[]>
  export(call: Staff & { body: Wish & { columnas?: Column[] | null; ids?: number[] | null } }): Promise<FileResult>
}

function columnsOf(table: PgTable, names: string[]): Record<string, PgColumn> {
  const all = getTableColumns(table)
  return Object.fromEntries(names.map((name) => [name, all[name] as PgColumn]))
}

interface Removable {
  table: PgTable & { id: PgColumn }
  entity: string
  /** The column by which a person recognises a row. */
  label: PgColumn
  own?: SQL | undefined
}

/** Deletes rows by their ids: all of them, or none when one is missing or in use. */
export async function removeRows(
  db: Db,
  { table, entity, label, own }: Removable,
  ids: number[],
  idioma: Idioma,
): Promise<number[]> {
  const chosen = and(inArray(table.id, ids), own)
  const found = await db.select({ id: table.id, label }).from(table).where(chosen).orderBy(table.id).for('update')
  const missing = ids.find((id) => !found.some((row) => row.id === id))
  if (missing !== undefined) throw notFound(entity, missing)
  await refuseIfUsed(db, getTableName(table), found as { id: number; label: unknown }[], idioma)
  await saving(table, db.delete(table).where(chosen))
  return ids
}

/** Every row of a search as a spreadsheet, with the columns that were asked for. */
export async function exportRows(
  house: Pick<House, 'long' | 'reloj' | 'config'>,
  source: Source,
  name: string,
  body: Wish & { columnas?: Column[] | null; ids?: number[] | null },
  idioma: Idioma,
  own?: SQL,
): Promise<FileResult> {
  const { table } = source
  const columns = selectionOf(source)
  const { where, order } = plan(source, body, idioma)
  const wanted: Column[] = body.columnas?.length
    ? body.columnas
    : Object.keys(columns).map((campo) => ({ campo, titulo: campo }))
  const unknown = wanted.find(({ campo }) => !Object.hasOwn(columns, campo))
  if (unknown) throw new FieldsError({ columnas: ['search.unknown-field'] }, { field: unknown.campo })
  const chosen = body.ids ? inArray(columns.id as PgColumn, body.ids) : undefined
  const summed = wanted.flatMap(({ campo, suma }) => (suma && Object.hasOwn(source.columns, campo) ? campo : []))
  const selected = { ...columns, ...addedBy(source, summed) }
  const rows = (db: Db, limit: number, offset: number) =>
    db
      .select(selected)
      .from(table)
      .where(and(own, where, chosen))
      .orderBy(order)
      .limit(limit)
      .offset(offset)
  return excel(
    house,
    name,
    wanted,
    rows,
    idioma,
    source.adds && {
      titulo: mensaje(idioma, source.adds.apart),
      // What was marked is what it is: nothing of it is taken off.
      twice: body.ids ? {} : await countedTwice(house.long.db, source, body, { idioma, own, sums: summed }),
    },
  )
}

/** What each row adds to the sums of these columns, beside what it says. */
const addedBy = ({ adds, columns }: Source, names: readonly string[]): Record<string, SQL> =>
  Object.fromEntries(
    adds
      ? names.map((name) => {
          const what = sql`${adds.of?.[name] ?? columns[name]}`
          const which = adds.which()
          return [addsTo(name), which ? sql`case when ${which} then ${what} else 0 end` : what]
        })
      : [],
  )

/** The handlers of a flat resource. A rich one writes its own instead. */
export function crud<C extends FlatContract, T extends TableFor<Row<C>>>(
  contract: C,
  flat: Flat<Row<C>, T, Input<C>>,
): CrudHandlers<Row<C>> {
  type R = Row<C>
  const { entity, searchIn, label, orderBy } = flat
  const table = flat.table as Versioned
  const fields = Object.keys(contract.create?.body.shape ?? {})
  const columns = columnsOf(table, Object.keys(contract.get.response.shape))
  const source: Source = { table, columns, searchIn, orderBy }
  const own = (user: Caller) => flat.rows?.(user)

  const noun = (user: Caller) => ({ table, entity, own: own(user) })
  const checked = async (db: Db, whole: object) => (flat.check ? flat.check(db, whole as Input<C>) : whole)

  async function save(db: Db, user: Caller, id: number, version: Version, change: object): Promise<void> {
    if (!flat.check) return saveVersion(db, noun(user), id, version, change)
    const row = await lockVersion(db, noun(user), id, version)
    const stored = Object.fromEntries(fields.map((field) => [field, row[field]]))
    return saveVersion(db, noun(user), id, null, await checked(db, over(stored, change)))
  }

  return {
    search: ({ db, body, user, idioma }) => searchRows<R>(db, source, body, idioma, own(user)),

    async get({ db, params: { id }, user }) {
      const [row] = await db
        .select(columns)
        .from(table)
        .where(and(eq(table.id, id), own(user)))
      if (!row) throw notFound(entity, id)
      return row as R
    },

    async create({ db, body }) {
      const values = await checked(db, body)
      const rows = await saving(
        table,
        db
          .insert(table)
          .values(values as never)
          .returning({ id: table.id }),
      )
      return (rows as { id: number }[])[0]?.id as number
    },

    async update({ db, params: { id }, body, user }) {
      const { version, ...change } = body as { version?: Version }
      await save(db, user, id, version, change)
      return id
    },

    cambiar: ({ db, body: { filas }, user, idioma }) =>
      changeRows(db, { ...noun(user), label: columns[label] as PgColumn, idioma }, filas, (id, change) =>
        save(db, user, id, null, change),
      ),

    remove: ({ db, body: { ids }, user, idioma }) =>
      removeRows(db, { table, entity, label: columns[label] as PgColumn, own: own(user) }, ids, idioma),

    export: ({ body, user, idioma, house }) => exportRows(house, source, getTableName(table), body, idioma, own(user)),
  }
}
