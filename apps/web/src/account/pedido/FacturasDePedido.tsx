import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { esRectificativa } from '../../kit/ventas/mis-facturas.ts'
import { precio } from '../../pieces/precio.ts'
import { facturasQuery } from './load.ts'

/** The invoices that an order has led to. */
export function FacturasDePedido({ id }: { id: number }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { data = [] } = useQuery({ ...facturasQuery(useClient(), id), retryOnMount: false })
  if (data.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="facturas">
      <h2 className="label" id="facturas">
        {t('order.invoices')}
      </h2>
      <ul>
        {data.map((factura) => (
          <li key={factura.id}>
            <Link to="/factura/$id" params={{ id: String(factura.id) }} className="link tap">
              {factura.numeroCompleto}
            </Link>{' '}
            <span className="mute small">
              {fecha(factura.fecha, idioma)} · {precio(factura.total, idioma)}
              {esRectificativa(factura.tipo) && ` · ${t('invoice.creditTag')}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
