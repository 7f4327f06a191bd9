import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'

const BACK_OFFICE = /^\/gestion(\/|$)/

const listeners = new Set<() => void>()
let refused: string | null = null

/** Remembers that a call of this page was refused to somebody who is signed in, or forgets it. */
export function tellRefused(pathname: string | null): void {
  refused = pathname
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Signing in again helps nobody who works here already; elsewhere it may be another account that is needed. */
export const staysHere = (pathname: string, signedIn: boolean): boolean => signedIn && BACK_OFFICE.test(pathname)

/** Whether something that this page needs was refused. */
export function useRefused(): boolean {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => refused === pathname,
    () => false,
  )
}
