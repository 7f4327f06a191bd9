import { type ComponentProps, lazy, Suspense } from 'react'
import type { Registro } from './solicitud/Registro.tsx'

type Part = typeof Registro

const LATEST_MS = 3000
const INTENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const

let loaded: Part | undefined

/** The registration's own code; a loader waits for it, so that the server renders the whole page. */
export async function loadRegistro(): Promise<Part> {
  loaded ??= (await import('./solicitud/Registro.tsx')).Registro
  return loaded
}

/** The first sign of a person, or a moment in which the browser has nothing else to do. */
const wanted = () =>
  new Promise<void>((resolve) => {
    const go = () => resolve()
    for (const intent of INTENTS) window.addEventListener(intent, go, { once: true, passive: true })
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: LATEST_MS })
    else setTimeout(go, LATEST_MS)
  })

const Later = lazy(async () => {
  await wanted()
  return { default: await loadRegistro() }
})

/** Signing in comes first: in a page that the server made, the registration comes to life after it. */
export function DeferredRegistro(props: ComponentProps<Part>) {
  const Now = loaded ?? Later
  return (
    <Suspense>
      <Now {...props} />
    </Suspense>
  )
}
