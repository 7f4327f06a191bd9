import type { Filter, SearchInput } from '@telar/contract/kit/search'
import { esDia, inicioDelDia, masDias } from '@telar/domain/fecha'
import { hoy } from '../../../kit/hoy.ts'
import { isId } from '../../../kit/id.ts'
import type { Column, Kind } from '../../declare/values.ts'
import { type Choice, type Condition, formatSort, type ListState, type Sort, TODAY } from '../list-state.ts'

const TEXT: readonly Choice[] = ['contains', 'eq', 'neq', 'startswith', 'endswith']
const ORDERED: readonly Choice[] = ['eq', 'neq', 'gte', 'gt', 'lte', 'lt']
const EXACT: readonly Choice[] = ['eq', 'neq']

const BY_KIND: Record<Kind, readonly Choice[]> = {
  text: TEXT,
  textos: TEXT,
  color: TEXT,
  number: ORDERED,
  money: ORDERED,
  date: ORDERED,
  moment: ORDERED,
  boolean: ['eq'],
  imagen: [],
  state: EXACT,
  custom: [],
}

/** How a column can be compared. */
export const choicesFor = ({ kind, nullable }: Pick<Column, 'kind' | 'nullable'>): readonly Choice[] =>
  nullable ? [...BY_KIND[kind], 'empty', 'filled'] : BY_KIND[kind]

/** Comparing with nothing needs no value. */
export const needsValue = (choice: Choice): boolean => choice !== 'empty' && choice !== 'filled'

/** Days are the house's, of moments too: as they are told. */
const startOfDay = (day: string, add = 0): string => inicioDelDia(masDias(day, add)).toISOString()

/** A person filters moments by day; the server compares instants. */
function momentFilter(field: string, choice: Choice, day: string): Filter {
  const from = { field, operator: 'gte', value: startOfDay(day) } as const
  const until = { field, operator: 'lt', value: startOfDay(day, 1) } as const
  switch (choice) {
    case 'eq':
      return { logic: 'and', filters: [from, until] }
    case 'neq':
      return {
        logic: 'or',
        filters: [
          { ...from, operator: 'lt' },
          { ...until, operator: 'gte' },
        ],
      }
    case 'gt':
      return { ...until, operator: 'gte' }
    case 'lt':
      return { ...from, operator: 'lt' }
    case 'lte':
      return until
    default:
      return from
  }
}

/** A chip as the server understands it; nothing while its value makes no sense yet. */
export function toFilter({ field, choice, value }: Condition, kind: Kind): Filter | undefined {
  if (choice === 'empty') return { field, operator: 'eq', value: null }
  if (choice === 'filled') return { field, operator: 'neq', value: null }
  if (value === '') return undefined
  if (value === TODAY && (kind === 'date' || kind === 'moment')) return toFilter({ field, choice, value: hoy() }, kind)
  if (kind === 'moment') return esDia(value) ? momentFilter(field, choice, value) : undefined
  if (kind === 'boolean') return { field, operator: choice, value: value === 'true' }
  if (kind !== 'number' && kind !== 'money') return { field, operator: choice, value }
  return Number.isFinite(Number(value)) ? { field, operator: choice, value: Number(value) } : undefined
}

/** The number of a row, which is no column of its list. */
const isRow = ({ field, value }: Condition): boolean => field === 'id' && isId(value)

/** The whole search that a list asks for, without its pages. */
export function searchBody(
  { q, conditions, any, sort }: Pick<ListState, 'q' | 'conditions' | 'any' | 'sort'>,
  columns: readonly Pick<Column, 'field' | 'kind'>[],
  usual: Sort,
): Omit<SearchInput, 'pageNumber' | 'pageSize'> {
  const kinds = new Map(columns.map(({ field, kind }) => [field, kind]))
  const filters = conditions
    .map((condition) => toFilter(condition, kinds.get(condition.field) ?? (isRow(condition) ? 'number' : 'text')))
    .filter((filter) => filter !== undefined)
  const { field, desc } = sort ?? usual
  return {
    ...(q ? { keyword: q } : {}),
    ...(filters.length > 0 ? { advancedFilter: { logic: any ? 'or' : 'and', filters } } : {}),
    orderBy: [`${field} ${desc ? 'desc' : 'asc'}`],
  }
}

/** The sort as a person's settings keep it. */
export const keptSort = (sort: Sort | null): string[] => (sort ? [formatSort(sort)] : [])
