import type { Textos } from '@telar/domain/idioma'
import type { ReactNode } from 'react'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import type { Href } from '../place.ts'
import { useFormat } from '../use-texts.ts'

interface ParteProps {
  title: Textos
  unit?: string
  /** The list that holds all of it. */
  href: Href
  more: Textos
  children: ReactNode
}

/** One question of the first page, its answer, and the way to its list. */
export function Parte({ title, unit, href, more, children }: ParteProps) {
  const { word } = useFormat()
  return (
    <section className="o-answer" aria-label={word(title)}>
      <h2 className="o-h2 o-row">
        <span>
          {word(title)} {unit && <span className="o-q">{unit}</span>}
        </span>
        <span className="o-sp" />
        <OfficeLink className="o-link o-s" href={href}>
          {word(more)}
        </OfficeLink>
      </h2>
      {children}
    </section>
  )
}
