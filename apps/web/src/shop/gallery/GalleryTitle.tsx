import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterLink } from './filtros/FilterLink.tsx'
import type { FiltrosProps } from './filtros/Filtros.tsx'
import { cuantosFiltros } from './filtros/params.ts'

interface GalleryTitleProps extends FiltrosProps {
  cuantos: number
  todos: number
}

/** The name of what is shown, and how much of it there is. */
export function GalleryTitle({ ruta, filtro, tipos, colecciones, cuantos, todos }: GalleryTitleProps) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const coleccion = colecciones.find(({ id }) => id === filtro.coleccion)
  const tipo = tipos.find(({ id }) => id === filtro.tipo)
  const text = coleccion && enIdioma(coleccion.descripcion, idioma)
  return (
    <header>
      <div className="page-head">
        <div>
          {(coleccion || tipo) && (
            <nav className="crumbs" aria-label={t('gallery.path')}>
              <Link to={ruta}>{t('gallery.title')}</Link>
            </nav>
          )}
          <h1 className="d1">
            {tipo && enIdioma(tipo.nombre, idioma)}
            {tipo && coleccion && ' '}
            {coleccion && (tipo ? <em>{enIdioma(coleccion.nombre, idioma)}</em> : enIdioma(coleccion.nombre, idioma))}
            {!tipo && !coleccion && t('gallery.title')}
          </h1>
          {text && <p className="lead mt-4">{text}</p>}
        </div>
        <p className="mute whitespace-nowrap" role="status">
          {cuantosFiltros(filtro) > 0
            ? t('gallery.someOfAll', { count: todos, some: cuantos })
            : t('gallery.all', { count: todos })}
        </p>
      </div>
      {!coleccion && (
        <nav className="collection-row" aria-label={t('gallery.collections')}>
          {colecciones.map(({ id, nombre, modelos }) => (
            <FilterLink key={id} ruta={ruta} change={() => ({ coleccion: id })} className="d3">
              {enIdioma(nombre, idioma)} <sup>{modelos}</sup>
            </FilterLink>
          ))}
        </nav>
      )}
    </header>
  )
}
