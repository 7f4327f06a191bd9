import { type ComponentType, useSyncExternalStore } from 'react'
import type { ExternalToast } from 'sonner'
import { broughtOnce } from './brought.ts'

type Place = ComponentType<{ onReady: () => void }>
type Kind = 'success' | 'error' | 'message'

let place: Place | undefined
const listeners = new Set<() => void>()
const ready = Promise.withResolvers<void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load() {
  const [{ default: Toasts }, { toast: sonner }] = await Promise.all([import('../ui/Toasts.tsx'), import('sonner')])
  place = Toasts
  for (const listener of listeners) listener()
  await ready.promise
  return sonner
}

/** Toasts are loaded with the first one: most visits never see any. */
const bring = broughtOnce(load)

async function show(kind: Kind, text: string, options?: ExternalToast) {
  const sonner = await bring()
  sonner[kind](text, options)
}

/** Brings what shows them, for pages that may have something to say when nothing can be brought any more. */
export const bringToasts = (): void => void bring()

/** Short notices at the foot of the page. */
export const toast = {
  success: (text: string, options?: ExternalToast) => void show('success', text, options),
  error: (text: string, options?: ExternalToast) => void show('error', text, options),
  message: (text: string, options?: ExternalToast) => void show('message', text, options),
}

/** The place where toasts appear; mounted once by the root. */
export function ToastHost() {
  const Toasts = useSyncExternalStore(
    subscribe,
    () => place,
    () => undefined,
  )
  return Toasts ? <Toasts onReady={ready.resolve} /> : null
}
