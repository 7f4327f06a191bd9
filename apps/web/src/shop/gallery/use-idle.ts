import { useEffect, useState } from 'react'

const LATEST_MS = 1500

/** False while the page is coming to life; true as soon as the browser has nothing better to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return idle
}
