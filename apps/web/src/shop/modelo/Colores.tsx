import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import type { CSSProperties } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ColorDeFicha, Ficha } from './ficha.ts'

interface ColoresProps {
  modelo: Ficha
  color: ColorDeFicha | undefined
  priced: boolean
}

/** The colours of a model. Choosing one changes the photos and the address, also without scripts. */
export function Colores({ modelo, color, priced }: ColoresProps) {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  if (!color) return null
  return (
    <section className="colours" aria-label={t('gallery.colour')} data-ordered={modelo.variantes ? '' : undefined}>
      <p>
        <span className="label">{t('gallery.colour')}</span> {enIdioma(color.nombre, idioma)}
      </p>
      <div className="colour-row">
        {modelo.colores.map(({ id, nombre, hex }) => (
          <Link
            key={id}
            to={priced ? '/modelo/user/$id' : '/modelo/$id'}
            params={{ id: String(modelo.id) }}
            search={{ color: id }}
            state
            replace
            resetScroll={false}
            activeProps={{ 'aria-current': undefined }}
            aria-current={id === color.id ? 'true' : undefined}
            aria-label={enIdioma(nombre, idioma)}
            title={enIdioma(nombre, idioma)}
          >
            <i style={{ '--c': hex } as CSSProperties} />
          </Link>
        ))}
      </div>
    </section>
  )
}
