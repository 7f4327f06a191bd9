import { Link } from '@tanstack/react-router'
import { enIdioma } from '@telar/domain/idioma'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../kit/session.ts'
import { Foto } from '../../pieces/foto/Foto.tsx'
import { useGallery } from '../frame/navigation.ts'
import type { Muestra } from './load.ts'

const SIZES = '(max-width: 760px) 70vw, 25vw'

/** What has just been made, from edge to edge, and the way to all of it. */
export function Muestras({ muestras }: { muestras: readonly Muestra[] }) {
  const { t, i18n } = useTranslation('empresa')
  const gallery = useGallery()
  const customer = useSession().status !== 'anonymous'
  if (muestras.length === 0) return null
  return (
    <section className="band" aria-labelledby="muestras">
      <div className="wrap band-head">
        <h2 className="d2" id="muestras">
          {t('about.workTitle')}
        </h2>
        <Link to={gallery} className="link tap">
          {t('about.toGallery')}
        </Link>
      </div>
      <ul className="samples">
        {muestras.map(({ id, nombres, numero, foto }) => (
          <li key={id}>
            <Link to={customer ? '/modelo/user/$id' : '/modelo/$id'} params={{ id: String(id) }}>
              <Foto imagen={foto} alt={`${enIdioma(nombres, i18n.language)} ${numero}`} sizes={SIZES} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
