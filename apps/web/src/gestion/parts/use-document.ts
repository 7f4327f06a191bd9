import { useEffect, useState } from 'react'

/** An address for a file in memory, as long as it is shown. */
export function useObjectUrl(file: Blob | undefined, type: string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(new Blob([file], { type }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file, type])
  return url
}

/** A page that came from the shop may not frame files: then a document opens in a page of its own. */
export function useFramesRefused(): boolean {
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const onRefusal = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true)
    }
    document.addEventListener('securitypolicyviolation', onRefusal)
    return () => document.removeEventListener('securitypolicyviolation', onRefusal)
  }, [])
  return refused
}
