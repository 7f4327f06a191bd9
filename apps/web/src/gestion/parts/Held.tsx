import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'

const HeldContext = createContext(false)

/** Whether what surrounds this is being sent. */
export const useHeld = (): boolean => use(HeldContext)

/**
 * The body of a page that is sent once and left: as long as that takes nothing of it changes, so that what was seen is what
 * was sent. Where it is refused one goes on in the same field.
 */
export function Held({ busy, children }: { busy: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (busy) {
      const now = document.activeElement
      field.current = now instanceof HTMLElement && body.current?.contains(now) ? now : null
      return
    }
    field.current?.focus()
    field.current = null
  }, [busy])
  return (
    <HeldContext value={busy}>
      <div ref={body} className="o-scroll" inert={busy}>
        {children}
      </div>
    </HeldContext>
  )
}
