import { Link } from '@tanstack/react-router'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { useTranslation } from 'react-i18next'
import type { Ficha } from './ficha.ts'
import { Vecinos } from './relacionados/Vecinos.tsx'

/** Where in the catalogue this model is; beside it, the way to the next one. */
export function Ruta({ modelo, priced }: { modelo: Ficha; priced: boolean }) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language as Idioma
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
      <Vecinos id={modelo.id} priced={priced} />
    </div>
  )
}
