import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { coleccionesQuery, tiposQuery } from './catalogo.ts'
import { Barra } from './filtros/Barra.tsx'
import { Filtros, type FiltrosProps } from './filtros/Filtros.tsx'
import { escribirFiltro, type GallerySearch, leerFiltro } from './filtros/params.ts'
import { GallerySkeleton } from './GallerySkeleton.tsx'
import { GalleryTitle } from './GalleryTitle.tsx'
import { Paginas } from './Paginas.tsx'
import { PriceNotice } from './PriceNotice.tsx'
import { Rejilla } from './Rejilla.tsx'
import { type Galeria, verGaleria } from './ver-galeria.ts'

interface GalleryScreenProps {
  ruta: '/gallery' | '/gallery/user'
  search: GallerySearch
  /** The whole catalogue, as soon as it is here. */
  modelos: readonly Tarjeta[] | undefined
  /** What the server has already worked out for this address. */
  first: Galeria | null
  enPedido?: ReadonlyMap<number, number>
  /** What is to be had beside it. */
  aparte?: ReactNode
}

/** What was shown stays, sheets open and all, while what is asked for is on its way. */
function useLatest<T>(value: T | null): T | null {
  const [latest, keep] = useState(value)
  if (value && value !== latest) keep(value)
  return value ?? latest
}

/** Filters, what they leave, and how many there are. Everything chosen is in the address. */
export function GalleryScreen({ ruta, search, modelos, first, enPedido, aparte }: GalleryScreenProps) {
  const { t } = useTranslation()
  const client = useClient()
  const tipos = useSuspenseQuery(tiposQuery(client)).data
  const colecciones = useSuspenseQuery(coleccionesQuery(client)).data
  const filtro = useMemo(() => leerFiltro(search), [search])
  const asked = useMemo(() => (modelos ? verGaleria(modelos, filtro, tipos) : first), [modelos, filtro, tipos, first])
  const galeria = useLatest(asked)
  if (!galeria) return <GallerySkeleton />
  const parts: FiltrosProps = { ruta, filtro, facetas: galeria.facetas, tipos, colecciones }
  const written = new URLSearchParams(
    Object.entries(escribirFiltro(filtro)).map(([name, value]) => [name, String(value)]),
  ).toString()
  return (
    <div className="wrap">
      <GalleryTitle {...parts} cuantos={galeria.cuantos} todos={galeria.todos} />
      <div className="gallery">
        <aside className="filters" aria-label={t('gallery.filters')}>
          <Suspense>
            <Filtros {...parts} />
          </Suspense>
        </aside>
        <div>
          <Barra {...parts} cuantos={galeria.cuantos} />
          {ruta === '/gallery' && <PriceNotice filtro={written} />}
          {aparte}
          {galeria.cuantos > 0 ? (
            <>
              <Rejilla
                galeria={galeria}
                to={ruta === '/gallery' ? '/modelo/$id' : '/modelo/user/$id'}
                filtro={written}
                buscado={filtro}
                sinNuevo={filtro.orden === 'novedad'}
                enPedido={enPedido}
              />
              <Paginas filtro={written} pagina={search.pagina ?? 1} cuantos={galeria.cuantos} />
            </>
          ) : (
            <div className="empty" role="status">
              <h2 className="d3">{t('gallery.noneTitle')}</h2>
              <p className="mute">{t('gallery.none')}</p>
              <p className="acts">
                <Link to={ruta} className="btn">
                  {t('gallery.clear')}
                </Link>
              </p>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
