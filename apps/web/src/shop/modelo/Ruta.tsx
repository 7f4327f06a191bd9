import { Link, useLocation } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIdle } from '../gallery/use-idle.ts'
import type { Ficha } from './ficha.ts'

/** Only for who came through the gallery; the server, which cannot know, sends nothing of it. */
const Vecinos = lazy(() => import('./relacionados/Vecinos.tsx').then((part) => ({ default: part.Vecinos })))

/** Where in the catalogue this model is; beside it, the way to the next one. */
export function Ruta({ modelo, priced }: { modelo: Ficha; priced: boolean }) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const idle = useIdle()
  const fromGallery = useLocation().state.galeria !== undefined && idle
  const gallery = priced ? '/gallery/user' : '/gallery'
  return (
    <div className="way">
      <nav className="crumbs" aria-label={t('gallery.path')}>
        <Link to={gallery}>{t('gallery.title')}</Link>
        <Link to={gallery} search={{ tipo: modelo.modeloTipoId }}>
          {enIdioma(modelo.tipo, idioma)}
        </Link>
        <span aria-current="page">
          {enIdioma(modelo.nombres, idioma)} {modelo.numero}
        </span>
      </nav>
      {fromGallery && (
        <Suspense>
          <Vecinos id={modelo.id} priced={priced} />
        </Suspense>
      )}
    </div>
  )
}
