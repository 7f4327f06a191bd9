import { useEffect, useState } from 'react'

/** The address under which the browser shows a picture that has not left it; none where it cannot be shown. */
export function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    const picture = new Image()
    picture.src = made
    let wanted = true
    picture.decode().then(
      () => wanted && setUrl(made),
      () => undefined,
    )
    return () => {
      wanted = false
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
