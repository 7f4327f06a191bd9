import type { TableSettings } from '@telar/contract/identidad/usersettings'
import type { Column } from '../../declare/values.ts'

/** A column where the person has put it. */
export interface Laid {
  column: Column
  visible: boolean
  /** As the person pulled it; otherwise the column's own. */
  width: number | null
  /** The person arranged the columns: what they chose stays, and the list scrolls sideways. */
  chosen: boolean
}

type Kept = TableSettings['columnas']

const WIDTHS: Record<Column['kind'], number> = {
  text: 150,
  textos: 200,
  number: 90,
  money: 110,
  date: 104,
  moment: 136,
  boolean: 84,
  color: 112,
  imagen: 58,
  state: 130,
  custom: 150,
}

export const usualWidth = ({ width, kind }: Column): number => width ?? WIDTHS[kind]

/** What a name wants to be read whole; secondary columns go before it is cut. */
const NAME = 190
const inFull = (column: Column) => (column.grow && column.width === undefined ? NAME : usualWidth(column))

/** The columns as a person keeps them; those they have never seen come last, those that are gone are forgotten. */
export function layOut(all: readonly Column[], kept: Kept): Laid[] {
  const columns = all.filter(({ apart }) => !apart)
  const known = kept.flatMap(({ campo, visible, ancho }) => {
    const column = columns.find(({ field }) => field === campo)
    return column ? [{ column, visible, width: ancho ?? null, chosen: true }] : []
  })
  const rest = columns.filter(({ field }) => !kept.some(({ campo }) => campo === field))
  return [...known, ...rest.map((column) => ({ column, visible: !column.hidden, width: null, chosen: false }))]
}

export const keepLayout = (laid: readonly Laid[]): Kept =>
  laid.map(({ column, visible, width }) => ({ campo: column.field, visible, ancho: width }))

/** Moves a column before another, or to the end. */
export function moved(laid: readonly Laid[], field: string, before: string | null): Laid[] {
  const moving = laid.filter(({ column }) => column.field === field)
  const others = laid.filter(({ column }) => column.field !== field)
  const at = before === null ? others.length : others.findIndex(({ column }) => column.field === before)
  return [...others.slice(0, at), ...moving, ...others.slice(at)]
}

/** What a box to mark a row takes. */
export const MARK = 44
/** Narrower than this, nothing goes sideways and a row may be two lines. */
export const PHONE = 560
const FEWEST = 2
/** There, columns may be so much narrower than they like. */
const SQUEEZED = 1.25

/** What a row cannot do without, where there is room for little. */
const tells = ({ main, grow, kind, telling }: Column) =>
  Boolean(main || grow || telling) || kind === 'state' || kind === 'money'

/**
 * The columns that fit: when the list gets narrow the secondary ones go, the last first; what a person chose stays
 * wherever there is room to go sideways. Beside the panel that tells them all, and on a phone, what tells most stays and
 * two columns at least.
 */
export function fitting(laid: readonly Laid[], width: number, beside = false, selectable = false): Laid[] {
  const phone = width < PHONE
  const room = selectable && !phone ? width - MARK : width
  const shown = laid.filter(({ visible }) => visible)
  const wanted = ({ column, width }: Laid) => width ?? (phone ? usualWidth(column) : inFull(column))
  const needed = () => shown.reduce((sum, item) => sum + wanted(item), 0)
  const drop = (goes: (item: Laid) => boolean, squeezed = 1) => {
    while (needed() > room * squeezed) {
      const last = shown.findLastIndex(goes)
      if (last < 0) break
      shown.splice(last, 1)
    }
  }
  drop(({ column, chosen }) => Boolean(column.secondary) && (phone || !chosen))
  if (phone) drop(({ column }) => shown.length > FEWEST && !tells(column), SQUEEZED)
  if (beside && !phone) drop(({ column, chosen }) => shown.length > FEWEST && !chosen && !tells(column))
  // of several amounts, the one that tells most
  if (phone && shown.some(({ column }) => column.kind === 'money' && column.telling))
    drop(({ column }) => column.kind === 'money' && !column.telling)
  return shown
}

/** The width a column has on the screen: growing ones share what the others leave of the room. */
export function widthOnScreen(item: Laid, shown: readonly Laid[], room: number): number {
  const own = item.width ?? usualWidth(item.column)
  const growing = shown.filter(({ column, width }) => column.grow && width === null)
  if (!growing.includes(item) || !Number.isFinite(room)) return own
  const taken = shown
    .filter((other) => !growing.includes(other))
    .reduce((sum, { column, width }) => sum + (width ?? usualWidth(column)), 0)
  return Math.max(own, Math.round((room - taken) / growing.length))
}

/** A text declared no wider than this is a code; the number by which a record is known may be wider. */
const CODE = 120
const NUMBER = 140
/** Cut, a name still says whose it is; a code, a day or an amount says something else. */
const whole = ({ main, grow, kind, width = Number.POSITIVE_INFINITY }: Column) =>
  (!grow && kind === 'text' && width <= (main ? NUMBER : CODE)) || ['date', 'moment', 'money', 'number'].includes(kind)
/** What of a name has to be seen. */
const GLIMPSE = 58
/** A letter of a heading on a phone, what stands at its sides, and how much more at the end of the row. */
const LETTER = 6.1
const SIDES = 14
const EDGE = 10
/** What an amount, a number or a day takes on a phone, and where there is little room a code as well. */
const FIGURE = 96
const TIGHT = 84
/** A day, an amount or a code with less than this would be another. */
const SAID = 80
const saysAll = (column: Column) => whole(column) && column.kind !== 'number'
const onPhone = (column: Column) =>
  ['date', 'money', 'number'].includes(column.kind) ? Math.min(usualWidth(column), FIGURE) : usualWidth(column)

/** A heading wraps at its spaces and nowhere else. */
const headed = (heading: string) =>
  Math.ceil(Math.max(0, ...heading.split(/\s+/).map(({ length }) => length)) * LETTER) + SIDES

/** It takes what the others leave: neither a figure nor a mere tick. */
const takesMore = (column: Column) => !whole(column) && column.kind !== 'boolean'

/** On a phone the columns share what there is, those first that may not be cut, and none less than its heading. */
function phoneTracks(shown: readonly Laid[], room: number, headingOf: (column: Column) => string): string[] {
  const sized = shown.map(({ column }, i) => {
    const seen = Math.max(saysAll(column) ? SAID : GLIMPSE, headed(headingOf(column)))
    const least = seen + (i === shown.length - 1 ? EDGE : 0)
    const own = whole(column) ? Math.max(onPhone(column), least) : least
    const tight = column.kind === 'number' ? least : Math.min(own, Math.max(TIGHT, least))
    return { column, least, own, tight: column.kind === 'moment' ? own : tight }
  })
  const fits = (what: 'least' | 'tight' | 'own') => sized.reduce((sum, one) => sum + one[what], 0) <= room
  const share = (column: Column, from: number) => `minmax(${from}px, ${inFull(column)}fr)`
  if (!fits('own')) {
    const squeezed = fits('tight') ? 'tight' : 'least'
    return sized.map((one) => share(one.column, fits(squeezed) ? one[squeezed] : 0))
  }
  const someTake = sized.some(({ column }) => takesMore(column))
  return sized.map(({ column, own }) => (takesMore(column) || !someTake ? share(column, own) : `${own}px`))
}

/** The widths as one CSS grid: what a person pulled stays, the growing column takes the rest; a phone shares what it has. */
export function gridTemplate(
  shown: readonly Laid[],
  selectable: boolean,
  room = Number.POSITIVE_INFINITY,
  headingOf = ({ field }: Column) => field,
): string {
  const mark = selectable ? ['var(--mark-width)'] : []
  if (room < PHONE) return [...mark, ...phoneTracks(shown, room - (selectable ? MARK : 0), headingOf)].join(' ')
  const grows = shown.some(({ column, width }) => column.grow && width === null)
  const tracks = shown.map(({ column, width }) =>
    column.grow && width === null ? `minmax(${usualWidth(column)}px, 1fr)` : `${width ?? usualWidth(column)}px`,
  )
  return [...mark, ...tracks, ...(grows ? [] : ['1fr'])].join(' ')
}

/**
 * On a phone what matters of a row stands in two lines: what names it, or its day where that is long, and its amount or,
 * without one, its day; whose it is and how it stands. Only of lists that show all of it.
 */
export function inTwoLines(laid: readonly Laid[], room: number): Laid[] | undefined {
  if (room >= PHONE || laid.some(({ column }) => column.kind === 'imagen')) return undefined
  const shown = laid.filter(({ visible, column }) => visible && !column.secondary)
  const main = shown.find(({ column }) => column.main)
  const whose =
    shown.find(({ column }) => column.grow) ?? shown.find(({ column }) => column.kind === 'text' && column.telling)
  const state = shown.find(({ column }) => column.kind === 'state')
  const amounts = shown.filter(({ column }) => column.kind === 'money')
  const day = shown.find(({ column }) => column.kind === 'date')
  const amount = amounts.find(({ column }) => column.telling) ?? amounts[0] ?? day
  const named = main === whose ? day : main
  return named && whose && state && amount && named !== amount ? [named, amount, whose, state] : undefined
}
