import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Tells people who cannot see it that another page has been opened. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged) setTitle(document.title)
      }),
    [router],
  )
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  )
}
