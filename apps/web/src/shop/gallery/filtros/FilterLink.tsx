import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type Cambio, cambiar } from './params.ts'

interface FilterLinkProps
  extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'title' | 'style'> {
  ruta: '/gallery' | '/gallery/user'
  change: Cambio
  /** Whether this choice is made; following the link takes it back. */
  on?: boolean
  /** Colours, sizes and the like are ways of looking at a page, not pages for a search engine. */
  own?: boolean
}

export const RESULTS = 'resultados'

/** The same gallery with another filter. From deep in the list it leads to its beginning; before that nothing moves. */
export function FilterLink({ ruta, change, on, own = true, ...rest }: FilterLinkProps) {
  const router = useRouter()
  const toTheTop = () => {
    const stop = router.subscribe('onRendered', () => {
      stop()
      const results = document.getElementById(RESULTS)
      if (results && results.getBoundingClientRect().top < 0) results.scrollIntoView()
    })
  }
  return (
    <Link
      to={ruta}
      search={cambiar(change)}
      resetScroll={false}
      activeProps={{ 'aria-current': undefined }}
      {...(on === undefined ? {} : { 'aria-current': on ? ('true' as const) : undefined })}
      {...(own ? {} : { rel: 'nofollow' })}
      onClick={toTheTop}
      {...rest}
    />
  )
}
