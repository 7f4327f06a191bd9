import { type RefObject, useLayoutEffect } from 'react'

/** Tells the stylesheet how tall something is (`--h`): what is taller than the screen sticks by its end, not by its top. */
export function useAltura(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new ResizeObserver(() => current.style.setProperty('--h', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref])
}
