import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { useSession } from '../../kit/session.ts'
import { ModeloCard } from '../../pieces/ModeloCard.tsx'
import { modelosClienteQuery } from '../gallery/catalogo.ts'
import type { HomeData } from './load.ts'

const SIZES = '(max-width: 760px) 50vw, 24vw'

/** The newest models, with prices for a customer, and the way to all of them. */
export function HomeArrivals({ recientes, modelos }: HomeData) {
  const { t } = useTranslation()
  const { status } = useSession()
  const customer = status !== 'anonymous'
  // the list that a customer's gallery shows as well
  const { data } = useQuery({ ...modelosClienteQuery(useClient()), enabled: customer, meta: { errors: 'local' } })
  if (recientes.length === 0) return null
  const priced = new Map(data?.map((modelo) => [modelo.id, modelo]))
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
            modelo={priced.get(modelo.id) ?? modelo}
            to={customer ? '/modelo/user/$id' : '/modelo/$id'}
            sizes={SIZES}
            sinNuevo
          />
        ))}
      </div>
    </section>
  )
}
