import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Chips } from './Chips.tsx'
import { RESULTS } from './FilterLink.tsx'
import type { FiltrosProps } from './Filtros.tsx'
import { FiltrosSheet } from './FiltrosSheet.tsx'
import { cambiar, type Orden } from './params.ts'

/** Above the cards: what is filtered by, and their order. On a phone the filters open from here. */
export function Barra(props: FiltrosProps & { cuantos: number }) {
  const { ruta, filtro } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const names: Record<Orden, string> = {
    novedad: t('gallery.byNew'),
    numero: t('gallery.byNumber'),
    coleccion: t('gallery.byCollection'),
    precio: t('gallery.byPrice'),
  }
  const available: Orden[] = [
    'novedad',
    'numero',
    ...(filtro.coleccion === undefined ? [] : ['coleccion' as const]),
    ...(ruta === '/gallery' ? [] : ['precio' as const]),
  ]
  return (
    <div className="bar" id={RESULTS}>
      <FiltrosSheet {...props} />
      <Chips {...props} />
      <label className="sort">
        <span className="sr-only">{t('gallery.order')}</span>
        <select
          value={available.includes(filtro.orden) ? filtro.orden : 'novedad'}
          onChange={({ target }) =>
            void navigate({
              to: ruta,
              search: cambiar(() => ({ orden: target.value as Orden })),
              resetScroll: false,
            })
          }
        >
          {available.map((orden) => (
            <option key={orden} value={orden}>
              {names[orden]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
    </div>
  )
}
