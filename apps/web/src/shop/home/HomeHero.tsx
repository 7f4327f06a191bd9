import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { useTranslation } from 'react-i18next'
import { useClient } from '../../kit/app.ts'
import { Foto } from '../../pieces/Foto.tsx'
import { Patron } from '../../pieces/Patron.tsx'
import { bannersQuery } from './load.ts'

export const HERO_SIZES = '(max-width: 760px) 100vw, 58vw'
export const HERO_WIDEST = 1600

/** The first banner of today; without one, what the house always has to say. */
export function HomeHero() {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language as Idioma
  const [banner] = useSuspenseQuery(bannersQuery(useClient())).data
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-text">
        <p className="hero-kicker">{t('home.kicker')}</p>
        <h1 className="d1" id="hero">
          {banner ? enIdioma(banner.titulo, idioma) : `${t('home.hero')} ${t('home.heroEm')}`}
        </h1>
        <p className="lead">{(banner && enIdioma(banner.texto, idioma)) || t('home.lead')}</p>
        <p className="acts">
          <Link to={banner?.enlace ?? '/gallery'} className="btn btn-primary">
            {(banner && enIdioma(banner.accion, idioma)) || t('home.seeCollection')}
          </Link>
        </p>
      </div>
      <div className="hero-pic">
        {banner?.imagen ? (
          <Foto imagen={banner.imagen} alt="" sizes={HERO_SIZES} mayor={HERO_WIDEST} prioridad="alta" />
        ) : (
          <Patron label={t('home.patternAlt')} />
        )}
      </div>
    </section>
  )
}
