import { useEffect, useRef } from 'react'
import { wedge } from './wedge.ts'

/** Hears what a scanner types anywhere on the page, as long as the component is there; fields keep what is typed in them. */
export function useScanner(onCode: (code: string) => void, asks: 'first' | 'after all' = 'first'): void {
  const latest = useRef(onCode)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => wedge.listen(latest, asks), [asks])
}
