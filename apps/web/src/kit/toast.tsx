import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'

/** Toasts are loaded with the first one: most visits never see any. */
const Toasts = lazy(() => import('../ui/Toasts.tsx'))

let wanted = false
const listeners = new Set<() => void>()
const ready = Promise.withResolvers<void>()

function want() {
  wanted = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Kind = 'success' | 'error' | 'message'

async function show(kind: Kind, text: string, options?: ExternalToast) {
  want()
  const [{ toast: sonner }] = await Promise.all([import('sonner'), ready.promise])
  sonner[kind](text, options)
}

/** Brings what shows them, for pages that may have something to say when nothing can be brought any more. */
export const bringToasts = (): void => {
  want()
  void import('sonner')
}

/** Short notices at the foot of the page. */
export const toast = {
  success: (text: string, options?: ExternalToast) => void show('success', text, options),
  error: (text: string, options?: ExternalToast) => void show('error', text, options),
  message: (text: string, options?: ExternalToast) => void show('message', text, options),
}

/** The place where toasts appear; mounted once by the root. */
export function ToastHost() {
  const show = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
  if (!show) return null
  return (
    <Suspense>
      <Toasts onReady={ready.resolve} />
    </Suspense>
  )
}
