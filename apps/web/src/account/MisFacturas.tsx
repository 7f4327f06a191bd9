import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fecha } from '../i18n/locale.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useClient } from '../kit/app.ts'
import { esRectificativa, misFacturasQuery } from '../kit/ventas/mis-facturas.ts'
import { precio } from '../pieces/precio.ts'
import { Icon } from '../ui/Icon.tsx'
import { Listado } from './Listado.tsx'

interface MisFacturasProps {
  page: number
  onPage: (page: number) => void
}

/** The customer's own invoices, the newest first, five at a time. */
export function MisFacturas({ page, onPage }: MisFacturasProps) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const lista = useQuery({
    ...misFacturasQuery(useClient(), page),
    placeholderData: keepPreviousData,
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  const textos = { title: t('invoices.title'), none: t('invoices.none'), pages: t('invoices.pages') }
  return (
    <Listado id="facturas" textos={textos} lista={lista} page={page} onPage={onPage}>
      {({ id, numero, numeroCompleto, tipo, fecha: dia, total }) => (
        <li key={id}>
          <Link to="/factura/$id" params={{ id: String(id) }} className="row">
            <span className="id">{numero === null ? '' : `#${numero}`}</span>
            <span>
              {precio(total, idioma)}{' '}
              <span className="mute small">
                {numeroCompleto}
                {esRectificativa(tipo) && ` · ${t('invoice.creditTag')}`}
              </span>
            </span>
            <time className="when" dateTime={dia}>
              {fecha(dia, idioma)}
            </time>
            <Icon name="next" />
          </Link>
        </li>
      )}
    </Listado>
  )
}
