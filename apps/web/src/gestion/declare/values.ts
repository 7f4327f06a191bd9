import type { Client } from '@telar/client'
import type { BoundAccess } from '@telar/contract/kit/endpoint'
import type { SearchInput } from '@telar/contract/kit/search'
import type { Idioma, Textos } from '@telar/domain/idioma'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import { type Read, readOnce } from '../../kit/calls/query.ts'
import type { ScreenName } from '../place.ts'

/** Shape first, colour second: how far along, blocked, late. */
export type Mark = 'dotted' | 'ring' | 'half' | 'most' | 'full' | 'done' | 'blocked' | 'late'

export interface StateWord {
  label: Textos
  mark: Mark
}

/** How a value is shown, sorted and filtered. */
export type Kind =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'moment'
  | 'boolean'
  | 'color'
  | 'textos'
  | 'imagen'
  | 'state'
  | 'custom'

type Is<V, T> = [NonNullable<V>] extends [T] ? true : false

/** The kinds in which a value of this type can be shown. */
type KindFor<V> =
  Is<V, boolean> extends true
    ? 'boolean'
    : Is<V, number> extends true
      ? 'number' | 'money' | 'imagen'
      : Is<V, string> extends true
        ? WrittenKind<NonNullable<V>>
        : Is<V, Textos> extends true
          ? 'textos'
          : 'custom'

/** What is one of a few words is a state: column, filter and spreadsheet call it the same. */
type WrittenKind<V> = string extends V ? 'text' | 'date' | 'moment' | 'color' : never

/** A screen, by what its rows are called and the audit's name of them. */
export interface Titled {
  name: string
  table?: string | undefined
  noun: Record<Idioma, { many: string }>
}

interface ColumnOptions<R> {
  /** Pixels at first; a person may change it. */
  width?: number
  /** Takes the room that is left over. */
  grow?: boolean
  align?: 'left' | 'right'
  /** Starts hidden. */
  hidden?: boolean
  /** Only searched by: another column says the same in words. */
  apart?: boolean
  /** Gives way first when the list gets narrow. */
  secondary?: boolean
  /** Its values add up to something: the spreadsheet ends with their sum. */
  sum?: boolean
  /** The datum that names the row: medium weight. */
  main?: boolean
  /** What a phone shows: of several amounts this one, of several names this one where none takes the room. */
  telling?: boolean
  /** A cell written out, where the kind does not say enough. */
  Cell?: ComponentType<{ row: R }>
  /** What its values are called in a spreadsheet, where that depends on what the back office has. */
  words?: (screens: readonly Titled[], idioma: Idioma) => Record<string, string>
}

/** A column: its kind alone, or with options; a state carries a word and a mark for each of its values. */
export type ColumnDef<R, V> =
  | KindFor<V>
  | ({ kind: KindFor<V> } & ColumnOptions<R>)
  | (Is<V, string> extends true
      ? { kind: 'state'; states: Record<NonNullable<V> & string, StateWord> } & ColumnOptions<R>
      : never)
  | (V extends readonly (infer W extends string)[]
      ? { kind: 'custom'; states: Record<W, StateWord> } & ColumnOptions<R>
      : never)

/** A column as the list uses it. */
export interface Column extends ColumnOptions<AnyRow> {
  field: string
  kind: Kind
  states?: Record<string, StateWord>
  /** The server may answer that there is none, so one may ask for it. */
  nullable: boolean
}

export type AnyRow = Record<string, unknown> & { id: number | string; version?: number }

/** A row that can be chosen. */
interface Option {
  value: number
  label: string
  /** What tells it from its like. */
  detail?: string | undefined
}

/** The screen on which one more is made, and the field that takes what was typed. */
export interface Creates {
  screen: ScreenName
  field: string
}

/** A search of another resource, offered as a field that looks its rows up. */
export interface Lookup {
  resource: string
  access: BoundAccess
  /** Tells two lookups of one resource apart. */
  only?: string
  creates?: Creates | undefined
  /** Those that the typed word finds. */
  find: (client: Client, keyword: string, idioma: Idioma) => Promise<Option[]>
  one: (client: Client, id: number, idioma: Idioma) => Promise<Option[]>
}

type SearchOf<R> = Read & {
  readonly access: BoundAccess
  readonly body: z.ZodType<unknown, SearchInput>
  readonly response: z.ZodType<{ data: R[] }>
}

const OFFERED = 20

interface LookupOptions<R> {
  /** Those of one kind alone. */
  only?: { field: keyof R & string; value: string }
  /** What tells a row from its like. */
  detail?: (row: R) => string
  /** Where one that is not found is made. */
  creates?: Creates
}

/** `lookup(temporadas.search, ({ codigo }) => codigo)`: where to look, and what a row is called. */
export function lookup<R extends { id: number }>(
  search: SearchOf<R>,
  label: (row: R, idioma: Idioma) => string,
  { only, detail, creates }: LookupOptions<R> = {},
): Lookup {
  const options = async (client: Client, body: SearchInput, idioma: Idioma): Promise<Option[]> => {
    const { data } = await readOnce(client, search, { body: { ...body, pageNumber: 1, pageSize: OFFERED } })
    return data.map((row) => ({ value: row.id, label: label(row, idioma), detail: detail?.(row) }))
  }
  const advancedFilter = only && { ...only, operator: 'eq' as const }
  return {
    resource: search.resource,
    access: search.access,
    only: only?.value,
    creates,
    find: (client, keyword, idioma) => options(client, { keyword, advancedFilter }, idioma),
    one: (client, value, idioma) => options(client, { advancedFilter: { field: 'id', operator: 'eq', value } }, idioma),
  }
}

interface FieldOptions {
  hint?: Textos
  width?: 'short' | 'medium' | 'wide'
}

/** The controls that can edit a value of this type. */
type ControlName<V> =
  Is<V, boolean> extends true
    ? 'checkbox'
    : Is<V, number> extends true
      ? 'number' | 'money' | 'imagen'
      : Is<V, string> extends true
        ? 'text' | 'area' | 'date' | 'color' | 'email' | 'tel' | 'password'
        : Is<V, Textos> extends true
          ? 'textos' | 'textos-area'
          : Is<V, Partial<Textos>> extends true
            ? 'textos' | 'textos-area'
            : never

/** A field of a form: the control's name, or the control with options, a list of choices or a lookup. */
export type ControlDef<V> =
  | ControlName<V>
  | ({ control: ControlName<V> } & FieldOptions)
  | (Is<V, string> extends true
      ? { control: 'select'; options: Record<NonNullable<V> & string, Textos> } & FieldOptions
      : never)
  | (Is<V, number> extends true ? { control: 'lookup'; from: Lookup } & FieldOptions : never)

type Own = 'select' | 'lookup' | 'custom'

/** A field as the form uses it. */
export interface Field extends FieldOptions {
  name: string
  /** `custom` is drawn by the screen's own body. */
  control: ControlName<boolean> | ControlName<number> | ControlName<string> | ControlName<Textos> | Own
  options?: Record<string, Textos>
  from?: Lookup
}

/** Finds fields by their names, for a form that is drawn one by one. */
export const fieldIn =
  (fields: readonly Field[]) =>
  (name: string): Field => {
    const field = fields.find((candidate) => candidate.name === name)
    if (!field) throw new Error(`There is no field ${name}`)
    return field
  }

/** Words of values as the states of a column, all with the same mark. */
export const statesOf = <K extends string>(labels: Record<K, Textos>, mark: Mark): Record<K, StateWord> =>
  // Entries forget which keys they came from.
  Object.fromEntries(Object.entries<Textos>(labels).map(([key, label]) => [key, { label, mark }])) as Record<
    K,
    StateWord
  >
