import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { ConEnfasis } from '../../pieces/ConEnfasis.tsx'
import { Patron } from '../../pieces/dibujo/Patron.tsx'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { useGallery } from '../frame/navigation.ts'
import { bannersQuery } from './load.ts'
import { HERO_SIZES, HERO_WIDEST } from './sizes.ts'

/** The first banner of today; without one, what the house always has to say. */
export function HomeHero() {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const gallery = useGallery()
  // what is written for everybody leads a customer to the prices
  const own = (path: string) => path.replace(/^\/gallery(?=$|\?)/, gallery)
  const [banner] = useSuspenseQuery(bannersQuery(useClient())).data
  return (
    <section className="hero" aria-labelledby="hero">
      <div className="hero-text">
        <p className="hero-kicker">{t('home.kicker')}</p>
        <h1 className="d1" id="hero">
          <ConEnfasis>
            {banner ? enIdioma(banner.titulo, idioma) : `${t('home.hero')} *${t('home.heroEm')}*`}
          </ConEnfasis>
        </h1>
        <p className="lead">{(banner && enIdioma(banner.texto, idioma)) || t('home.lead')}</p>
        <p className="acts">
          <Link to={own(banner?.enlace ?? '/gallery')} className="btn btn-primary">
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
