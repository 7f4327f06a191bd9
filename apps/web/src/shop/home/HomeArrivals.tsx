import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { ModeloCard } from '../../pieces/ModeloCard.tsx'
import type { HomeData } from './load.ts'

const SIZES = '(max-width: 760px) 50vw, 24vw'

/** The newest models, and the way to all of them. */
export function HomeArrivals({ recientes, modelos }: HomeData) {
  const { t } = useTranslation()
  const { status } = useSession()
  if (recientes.length === 0) return null
  const customer = status !== 'anonymous'
  return (
    <section className="wrap band" aria-labelledby="recientes">
      <div className="band-head">
        <h2 className="d2" id="recientes">
          {t('home.arrivals')}
        </h2>
        <Link to={customer ? '/gallery/user' : '/gallery'} className="link tap">
          {t('gallery.see', { count: modelos })}
        </Link>
      </div>
      <div className="grid-4">
        {recientes.map((modelo) => (
          <ModeloCard
            key={modelo.id}
            modelo={modelo}
            to={customer ? '/modelo/user/$id' : '/modelo/$id'}
            sizes={SIZES}
            sinNuevo
          />
        ))}
      </div>
    </section>
  )
}
