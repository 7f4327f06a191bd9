import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Idioma } from '@telar/domain/idioma'
import { useTranslation } from 'react-i18next'
import { fecha } from '../i18n/locale.ts'
import { useClient } from '../kit/app.ts'
import { misFacturasQuery } from '../kit/ventas/mis-facturas.ts'
import { precio } from '../pieces/precio.ts'
import { Icon } from '../ui/Icon.tsx'
import { ListSkeleton } from './AccountSkeleton.tsx'
import { Pager } from './Pager.tsx'

interface MisFacturasProps {
  page: number
  onPage: (page: number) => void
}

/** The customer's own invoices, the newest first, five at a time. */
export function MisFacturas({ page, onPage }: MisFacturasProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language as Idioma
  const { data } = useQuery({ ...misFacturasQuery(useClient(), page), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="facturas">
      <h2 className="d3" id="facturas">
        {t('invoices.title')}
      </h2>
      {!data && <ListSkeleton />}
      {data?.totalCount === 0 && <p className="none">{t('invoices.none')}</p>}
      <ul>
        {data?.data.map(({ id, numero, numeroCompleto, fecha: dia, total }) => (
          <li key={id}>
            <Link to="/factura/$id" params={{ id: String(id) }} className="row">
              <span className="id">#{numero}</span>
              <span>
                {precio(total, idioma)} <span className="mute small">{numeroCompleto}</span>
              </span>
              <time className="when" dateTime={dia}>
                {fecha(dia, idioma)}
              </time>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      {data && <Pager page={data.currentPage} pages={data.totalPages} onPage={onPage} label={t('invoices.pages')} />}
    </section>
  )
}
