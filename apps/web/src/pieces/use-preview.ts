import { useEffect, useState } from 'react'

/** The address under which the browser shows a picture that has not left it. */
export function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
