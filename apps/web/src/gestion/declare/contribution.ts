import type { BoundAccess } from '@telar/contract/kit/endpoint'
import type { Action, Fill, OpenScreen, RecordTab } from './screen.ts'

/** A place that a screen leaves open for the areas above its own, and what fits there. */
export interface Slot<T> {
  readonly name: string
  /** Never there: it tells the compiler what fits. */
  readonly fits?: (value: T) => void
}

export const slot = <T>(name: string): Slot<T> => ({ name })

/** Puts something into such a place; who may not make the call does not see it. */
export const fill = <T>({ name }: Slot<T>, value: T, access?: BoundAccess): Fill => ({ slot: name, value, access })

type AddedTab = RecordTab & { after?: string }

/** What an area adds to a screen of one below it: the default of `<area>/<noun>/for-<screen>.tsx`. */
export interface Contribution {
  /** Sides of its record, each after the one it names, or last. */
  tabs?: readonly AddedTab[]
  /** Things to do with marked rows, each at its place among the others, or last. */
  actions?: readonly (Action & { at?: number })[]
  fills?: readonly Fill[]
}

const inserted = <T>(all: readonly T[], one: T, at: number): T[] => [...all.slice(0, at), one, ...all.slice(at)]

/** Tabs in their places, in whatever order they come: one may stand after another that is added, too. */
function withTabs(own: readonly RecordTab[], added: readonly AddedTab[]): readonly RecordTab[] {
  const placeOf = ({ after }: AddedTab) => own.findIndex(({ name }) => name === after)
  const next = added.find((tab) => placeOf(tab) >= 0) ?? added[0]
  if (!next) return own
  const { after: _, ...tab } = next
  const before = placeOf(next)
  const rest = added.filter((other) => other !== next)
  return withTabs(inserted(own, tab, before < 0 ? own.length : before + 1), rest)
}

/** A screen with what others add to it. */
export function withContributions(screen: OpenScreen, all: readonly Contribution[]): OpenScreen {
  const { list, form } = screen
  const actions = all.flatMap((one) => one.actions ?? [])
  const tabs = all.flatMap((one) => one.tabs ?? [])
  return {
    ...screen,
    list: list && {
      ...list,
      actions: actions.reduce<readonly Action[]>(
        (own, { at = own.length, ...action }) => inserted(own, action, at),
        list.actions,
      ),
    },
    form: form && { ...form, tabs: withTabs(form.tabs ?? [], tabs) },
    fills: [...screen.fills, ...all.flatMap((one) => one.fills ?? [])],
  }
}
