import { OPERATORS, type Operator } from '@telar/contract/kit/limits'

/** The operators a person can choose: the contract's, and two that compare with nothing. */
const CHOICES = [...OPERATORS, 'empty', 'filled'] as const
export type Choice = Operator | 'empty' | 'filled'

/** A day that moves on: whichever day it is when one looks. */
export const TODAY = 'hoy'

/** One chip: a field, how it compares, and with what (as it was typed). */
export interface Condition {
  field: string
  choice: Choice
  value: string
}

export interface Sort {
  field: string
  desc: boolean
}

/** What a list shows; all of it lives in the URL. */
export interface ListState {
  q: string
  conditions: readonly Condition[]
  /** One condition is enough. */
  any: boolean
  sort: Sort | null
  /** The window of rows at the top, from 1. */
  page: number
  view: string | null
}

export const PLAIN: ListState = { q: '', conditions: [], any: false, sort: null, page: 1, view: null }

export type SearchParams = Record<string, unknown>

const isChoice = (word: string): word is Choice => (CHOICES as readonly string[]).includes(word)
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** `activo.eq.true` → a condition. The value may hold dots; the others cannot. */
function parseCondition(text: string): Condition | undefined {
  const [, field = '', choice = '', value = ''] = /^([^.]+)\.([^.]+)(?:\.(.*))?$/s.exec(text) ?? []
  return isChoice(choice) ? { field, choice, value } : undefined
}

const formatCondition = ({ field, choice, value }: Condition): string =>
  value === '' ? `${field}.${choice}` : `${field}.${choice}.${value}`

/** `-fecha` → newest first. */
export function parseSort(text: string): Sort | null {
  const field = text.replace(/^-/, '')
  return field === '' ? null : { field, desc: text.startsWith('-') }
}

export const formatSort = ({ field, desc }: Sort): string => (desc ? `-${field}` : field)

/** The state out of the URL's search; what it does not know it leaves alone. */
export function readListState(search: SearchParams): ListState {
  const filters = Array.isArray(search.filtros) ? search.filtros : []
  const page = Number(search.pagina)
  return {
    q: textOf(search.q),
    conditions: filters.map((text) => parseCondition(textOf(text))).filter((condition) => condition !== undefined),
    any: search.une === 'o',
    sort: parseSort(textOf(search.orden)),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: textOf(search.vista) || null,
  }
}

/** What the search asks for and cannot be read, as it stands there. */
export function misreadIn({ filtros }: SearchParams): string[] {
  if (filtros === undefined) return []
  const texts = (Array.isArray(filtros) ? filtros : [filtros]).map(textOf)
  return Array.isArray(filtros) ? texts.filter((text) => parseCondition(text) === undefined) : texts
}

/** The search of a URL; what is as it starts is left out, so that a plain list has a plain address. */
export function writeListState(state: ListState): SearchParams {
  return {
    ...(state.view ? { vista: state.view } : {}),
    ...(state.q ? { q: state.q } : {}),
    ...(state.conditions.length > 0 ? { filtros: state.conditions.map(formatCondition) } : {}),
    ...(state.any ? { une: 'o' } : {}),
    ...(state.sort ? { orden: formatSort(state.sort) } : {}),
    ...(state.page > 1 ? { pagina: state.page } : {}),
  }
}

/** The list with one row alone. */
export const ofRow = (id: string): SearchParams =>
  writeListState({ ...PLAIN, conditions: [{ field: 'id', choice: 'eq', value: id }] })

/** What a view keeps: everything but where one stands in it. */
export const viewSearch = (state: ListState): SearchParams => writeListState({ ...state, page: 1, view: null })

/** Two states that ask for the same rows. */
export const sameView = (a: ListState, b: ListState): boolean =>
  JSON.stringify(viewSearch(a)) === JSON.stringify(viewSearch(b))
