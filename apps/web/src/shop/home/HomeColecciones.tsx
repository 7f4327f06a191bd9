import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { useGallery } from '../frame/navigation.ts'
import { homeColeccionesQuery } from './load.ts'

const SIZES = '(max-width: 760px) 100vw, 40vw'

/** The collections as an index: pointing at one shows its face. */
export function HomeColecciones() {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const colecciones = useSuspenseQuery(homeColeccionesQuery(useClient())).data
  const gallery = useGallery()
  const [pointed, setPointed] = useState(0)
  const chosen = colecciones[pointed] ?? colecciones[0]
  if (!chosen) return null
  return (
    <section className="wrap band index" aria-labelledby="colecciones">
      <div>
        <h2 className="d3" id="colecciones">
          {t('nav.collections')}
        </h2>
        <ul>
          {colecciones.map(({ id, nombre, modelos }, i) => (
            <li key={id}>
              <Link
                to={gallery}
                search={{ coleccion: id }}
                className={i === pointed ? 'on' : undefined}
                onPointerEnter={() => setPointed(i)}
                onFocus={() => setPointed(i)}
              >
                <span className="d2">{enIdioma(nombre, idioma)}</span>
                <span>{t('gallery.all', { count: modelos })}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <figure>
        {chosen.imagen && (
          <Foto
            key={chosen.imagen.id}
            imagen={chosen.imagen}
            alt={enIdioma(chosen.descripcion, idioma)}
            sizes={SIZES}
          />
        )}
      </figure>
    </section>
  )
}
