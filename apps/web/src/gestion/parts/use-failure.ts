import { useEffect, useState } from 'react'

/** What was refused, told until something is typed or chosen otherwise. */
export function useFailure() {
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    if (failure === null) return
    const forget = () => setFailure(null)
    document.addEventListener('input', forget)
    return () => document.removeEventListener('input', forget)
  }, [failure])
  return [failure, setFailure] as const
}
