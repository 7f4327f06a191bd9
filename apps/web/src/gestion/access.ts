import type { BoundAccess } from '@telar/contract/kit/endpoint'
import { createContext, use, useCallback, useMemo } from 'react'
import { usePermissions } from '../kit/session.ts'
import type { NamedScreen } from './declare/screen.ts'

export type May = (access: BoundAccess | undefined) => boolean

/** Asks whether the person may make a call. */
export function useMay(): May {
  const held = usePermissions()
  return useCallback<May>(
    (access) => access !== undefined && (access === 'public' || access === 'signed-in' || held.includes(access)),
    [held],
  )
}

/** Every screen there is; screens look each other up here, because none may import another. */
export const ScreensContext = createContext<readonly NamedScreen[]>([])

export const useAllScreens = (): readonly NamedScreen[] => use(ScreensContext)

/** The screens that the person may see. */
export function useScreens(): readonly NamedScreen[] {
  const may = useMay()
  const all = useAllScreens()
  return useMemo(() => all.filter((screen) => may(screen.needs)), [all, may])
}

/** A screen by its name. */
export function useScreen(name: string): NamedScreen {
  const screen = useAllScreens().find((candidate) => candidate.name === name)
  if (!screen) throw new Error(`There is no screen ${name}`)
  return screen
}
