import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTemporada } from '../use-temporada.ts'
import { FilterLink } from './FilterLink.tsx'
import type { FiltrosProps } from './Filtros.tsx'
import { alternar, type Cambio, type Filtro } from './params.ts'

interface Chip {
  key: string
  name: string
  without: Cambio
}

/** What is filtered by, each with a cross to take it away. */
export function Chips({ ruta, filtro, facetas, tipos, colecciones }: FiltrosProps) {
  const { t, i18n } = useTranslation()
  const temporadaDe = useTemporada()
  const idioma = i18n.language
  const tipo = tipos.find(({ id }) => id === filtro.tipo)
  const coleccion = colecciones.find(({ id }) => id === filtro.coleccion)
  const chips: Chip[] = [
    ...(tipo ? [{ key: 'tipo', name: enIdioma(tipo.nombre, idioma), without: () => ({ tipo: undefined }) }] : []),
    ...(coleccion
      ? [{ key: 'coleccion', name: enIdioma(coleccion.nombre, idioma), without: () => ({ coleccion: undefined }) }]
      : []),
    ...filtro.temporada.map((valor) => ({
      key: valor,
      name: temporadaDe(valor),
      without: ({ temporada }: Filtro) => ({ temporada: alternar(temporada, valor, true) }),
    })),
    ...filtro.talla.map((valor) => ({
      key: `talla ${valor}`,
      name: t('gallery.sizeChip', { size: valor }),
      without: ({ talla }: Filtro) => ({ talla: alternar(talla, valor, true) }),
    })),
    ...facetas.color
      .filter(({ valor }) => filtro.color.includes(valor))
      .map(({ valor, nombre }) => ({
        key: `color ${valor}`,
        name: enIdioma(nombre, idioma),
        without: ({ color }: Filtro) => ({ color: alternar(color, valor, true) }),
      })),
    ...(filtro.q ? [{ key: 'q', name: `“${filtro.q}”`, without: () => ({ q: '' }) }] : []),
  ]
  if (chips.length === 0) return <div />
  return (
    <div className="chips">
      {chips.map(({ key, name, without }) => (
        <FilterLink
          key={key}
          ruta={ruta}
          change={without}
          own={false}
          className="chip"
          aria-label={t('gallery.remove', { name })}
        >
          {name} <Icon name="close" />
        </FilterLink>
      ))}
      <Link to={ruta} className="chip clear link" resetScroll={false}>
        {t('gallery.clear')}
      </Link>
    </div>
  )
}
