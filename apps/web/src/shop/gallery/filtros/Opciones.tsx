import { FilterLink } from './FilterLink.tsx'
import type { Cambio } from './params.ts'

interface Opcion {
  name: string
  cuenta: number
  on: boolean
  change: Cambio
}

interface OpcionesProps {
  ruta: '/gallery' | '/gallery/user'
  title: string
  /** What to call the rest of a long list. */
  more: string
  options: readonly Opcion[]
  own?: boolean
}

const A_LA_VISTA = 6

/** A list of names with how many models each would leave; those that would leave none are not there. */
export function Opciones({ ruta, title, more, options, own = true }: OpcionesProps) {
  const useful = options.filter(({ cuenta, on }) => cuenta > 0 || on)
  if (useful.length === 0) return null
  const long = useful.length > A_LA_VISTA + 1
  const rest = long ? useful.slice(A_LA_VISTA) : []
  const link = ({ name, cuenta, on, change }: Opcion) => (
    <FilterLink key={name} ruta={ruta} change={change} on={on} own={own} className="opt">
      <span>{name}</span>
      <span>{cuenta}</span>
    </FilterLink>
  )
  return (
    <section>
      <h2>{title}</h2>
      {useful.slice(0, long ? A_LA_VISTA : undefined).map(link)}
      {long && (
        <details open={rest.some(({ on }) => on)}>
          <summary className="opt">
            <span className="link">{more}</span>
          </summary>
          {rest.map(link)}
        </details>
      )}
    </section>
  )
}
