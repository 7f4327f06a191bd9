import { enIdioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FilterLink } from './FilterLink.tsx'
import type { Facetas } from './filtrar.ts'
import { alternar, type Filtro } from './params.ts'

interface Shared {
  ruta: '/gallery' | '/gallery/user'
  filtro: Filtro
}

/** Sizes as a grid that keeps its shape: those without models stay, hatched. */
export function SizePick({ ruta, filtro, tallas }: Shared & { tallas: Facetas['talla'] }) {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('gallery.size')}</h2>
      <div className="size-pick">
        {tallas.map(({ valor, cuenta }) => {
          const on = filtro.talla.includes(valor)
          if (cuenta === 0 && !on) {
            return (
              <span key={valor} className="no">
                {valor}
              </span>
            )
          }
          const change = ({ talla }: Filtro) => ({ talla: alternar(talla, valor, on) })
          return (
            <FilterLink key={valor} ruta={ruta} change={change} on={on} own={false}>
              {valor}
            </FilterLink>
          )
        })}
      </div>
    </section>
  )
}

/** Colours by themselves; their names are said and shown on pointing. */
export function ColorPick({ ruta, filtro, colores }: Shared & { colores: Facetas['color'] }) {
  const { t, i18n } = useTranslation()
  const useful = colores.filter(({ valor, cuenta }) => cuenta > 0 || filtro.color.includes(valor))
  if (useful.length === 0) return null
  return (
    <section>
      <h2>{t('gallery.colour')}</h2>
      <div className="colour-pick">
        {useful.map(({ valor, cuenta, nombre, hex }) => {
          const name = enIdioma(nombre, i18n.language)
          const on = filtro.color.includes(valor)
          return (
            <FilterLink
              key={valor}
              ruta={ruta}
              change={({ color }) => ({ color: alternar(color, valor, on) })}
              on={on}
              own={false}
              aria-label={`${name}, ${cuenta}`}
              title={name}
            >
              <i style={{ '--c': hex } as CSSProperties} />
            </FilterLink>
          )
        })}
      </div>
    </section>
  )
}
