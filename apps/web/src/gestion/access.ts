import type { BoundAccess } from '@telar/contract/kit/endpoint'
import { createContext, use, useCallback, useMemo } from 'react'
import { usePermissions } from '../kit/session.ts'
import type { Slot } from './declare/contribution.ts'
import type { ExtraPage, KnownScreen, OpenScreen } from './declare/screen.ts'
import { NEW, type ScreenName } from './place.ts'

export type May = (access: BoundAccess | undefined) => boolean

/** What somebody with these permissions may call. */
export const mayWith =
  (held: readonly string[]): May =>
  (access) =>
    access !== undefined && (access === 'public' || access === 'signed-in' || held.includes(access))

/** Asks whether the person may make a call. */
export function useMay(): May {
  const held = usePermissions()
  return useCallback<May>((access) => mayWith(held)(access), [held])
}

/** Every screen there is; screens look each other up here, because none may import another. */
export const ScreensContext = createContext<readonly KnownScreen[]>([])

export const useAllScreens = (): readonly KnownScreen[] => use(ScreensContext)

/** The screens that the person may see. */
export function useScreens(): readonly KnownScreen[] {
  const may = useMay()
  const all = useAllScreens()
  return useMemo(() => all.filter((screen) => may(screen.needs)), [all, may])
}

/** Whether a page beside a list is of use to somebody. */
export const mayOpen = (may: May, { access, besides = [] }: Pick<ExtraPage, 'access' | 'besides'>): boolean =>
  [access, ...besides].every(may)

/** Whether somebody who may do this gets anywhere by an address of the back office. */
export function reaches(
  all: readonly Pick<KnownScreen, 'name' | 'needs' | 'create' | 'pages'>[],
  may: May,
  href: string,
) {
  const [, , name, below] = (href.split(/[?#]/)[0] ?? '').split('/')
  const screen = all.find((candidate) => candidate.name === name)
  if (!screen) return true
  if (!may(screen.needs)) return false
  if (below === NEW) return screen.create === undefined || may(screen.create)
  const page = screen.pages.find((candidate) => candidate.name === below)
  return page === undefined || mayOpen(may, page)
}

/** A screen by its name. */
export function useScreen(name: ScreenName): KnownScreen {
  const screen = useAllScreens().find((candidate) => candidate.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}

/** The screen that is open. */
export const OpenScreenContext = createContext<OpenScreen | null>(null)

export function useOpenScreen(): OpenScreen {
  const screen = use(OpenScreenContext)
  if (!screen) throw new Error('This part belongs inside a screen')
  return screen
}

/** What has been put into a place of the open screen, of what the person may see. */
export function useFills<T>({ name }: Slot<T>): readonly T[] {
  const may = useMay()
  const { fills } = useOpenScreen()
  const here = fills.filter(({ slot, access }) => slot === name && (access === undefined || may(access)))
  // only `fill` makes them, and it takes nothing that does not fit the place
  return here.map(({ value }) => value as T)
}
