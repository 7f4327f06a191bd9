import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fecha } from '../i18n/locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { misPedidosQuery } from '../kit/ventas/mis-pedidos.ts'
import { EstadoBadge } from '../pieces/EstadoBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Listado } from './Listado.tsx'

interface MisPedidosProps {
  page: number
  onPage: (page: number) => void
}

/** The customer's own orders, the newest first, five at a time. */
export function MisPedidos({ page, onPage }: MisPedidosProps) {
  const { t, i18n } = useTranslation('account')
  const lista = useQuery({
    ...misPedidosQuery(useClient(), page),
    placeholderData: keepPreviousData,
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  const textos = { title: t('orders.title'), none: t('orders.none'), pages: t('orders.pages') }
  return (
    <Listado id="pedidos" textos={textos} lista={lista} page={page} onPage={onPage}>
      {({ id, estado, situacion, prendas, fecha: dia }) => (
        <li key={id}>
          <Link to="/pedido/$id" params={{ id: String(id) }} className="row">
            <span className="id">#{id}</span>
            <span>
              <EstadoBadge estado={estado} />{' '}
              <span className="mute small">
                {t(`situation.${situacion}`)} · {t('cart.garments', { count: prendas })}
              </span>
            </span>
            <time className="when" dateTime={dia}>
              {fecha(dia, i18n.language)}
            </time>
            <Icon name="next" />
          </Link>
        </li>
      )}
    </Listado>
  )
}
