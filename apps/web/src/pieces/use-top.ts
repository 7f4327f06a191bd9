import { useLayoutEffect } from 'react'

/** A page on its way begins at its top, however far down the one before it was; going back finds its own place later. */
export function useTop(): void {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
}
