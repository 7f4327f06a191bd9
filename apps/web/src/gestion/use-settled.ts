import { useEffect, useState } from 'react'

const WAIT = 300

/** A value once it has stopped changing for a moment. */
export function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
