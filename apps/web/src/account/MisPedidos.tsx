import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Idioma } from '@telar/domain/idioma'
import { useTranslation } from 'react-i18next'
import { fecha } from '../i18n/locale.ts'
import { useClient } from '../kit/app.ts'
import { misPedidosQuery } from '../kit/ventas/mis-pedidos.ts'
import { EstadoBadge } from '../pieces/EstadoBadge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ListSkeleton } from './AccountSkeleton.tsx'
import { Pager } from './Pager.tsx'

interface MisPedidosProps {
  page: number
  onPage: (page: number) => void
}

/** The customer's own orders, the newest first, five at a time. */
export function MisPedidos({ page, onPage }: MisPedidosProps) {
  const { t, i18n } = useTranslation('account')
  const { data } = useQuery({ ...misPedidosQuery(useClient(), page), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="pedidos">
      <h2 className="d3" id="pedidos">
        {t('orders.title')}
      </h2>
      {!data && <ListSkeleton />}
      {data?.totalCount === 0 && <p className="none">{t('orders.none')}</p>}
      <ul>
        {data?.data.map(({ id, estado, fecha: dia }) => (
          <li key={id}>
            <Link to="/pedido/$id" params={{ id: String(id) }} className="row">
              <span className="id">#{id}</span>
              <EstadoBadge estado={estado} />
              <time className="when" dateTime={dia}>
                {fecha(dia, i18n.language as Idioma)}
              </time>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      {data && <Pager page={data.currentPage} pages={data.totalPages} onPage={onPage} label={t('orders.pages')} />}
    </section>
  )
}
