import { useEffect } from 'react'
import type { KnownScreen } from '../../declare/screen.ts'

/** Whoever came for one page has it by then. */
const REST_MS = 1500

const quiet = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve))

type Screens = readonly Pick<KnownScreen, 'name' | 'open'>[]

async function fetchAll(screens: Screens, left: () => boolean): Promise<void> {
  for (const { open } of screens) {
    await quiet()
    if (left()) return
    await open().catch(() => {})
  }
}

/** What the screens in sight are made of is fetched while nobody asks for anything, so that going to one never waits. */
export function useAhead(screens: Screens): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same screens are fetched once, in whatever list they come.
  useEffect(() => {
    let left = false
    const timer = setTimeout(() => void fetchAll(screens, () => left), REST_MS)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [screens.map(({ name }) => name).join()])
}
