import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { useGallery } from '../frame/navigation.ts'
import { homeTiposQuery } from './load.ts'

/** The kinds of garment, each with how many there are. */
export function HomeTipos() {
  const { t, i18n } = useTranslation()
  const idioma = i18n.language
  const gallery = useGallery()
  const tipos = useSuspenseQuery(homeTiposQuery(useClient())).data
  if (tipos.length === 0) return null
  return (
    <section className="wrap band" aria-labelledby="tipos">
      <h2 className="d3 mb-6" id="tipos">
        {t('home.byType')}
      </h2>
      <ul className="types">
        {tipos.map(({ id, nombre, modelos }) => (
          <li key={id}>
            <Link to={gallery} search={{ tipo: id }}>
              <span className="d2">{enIdioma(nombre, idioma)}</span>
              <sup>{modelos}</sup>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
