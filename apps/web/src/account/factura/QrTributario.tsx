import { useQuery } from '@tanstack/react-query'
import { facturas } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'

/** The QR by which anybody checks the invoice with the tax agency. */
export function QrTributario({ id }: { id: number }) {
  const { t } = useTranslation('account')
  const { data } = useQuery({ ...query(useClient(), facturas.qrUser, { params: { id } }), meta: { errors: 'local' } })
  if (!data) return null
  const { lado, trazo, direccion } = data
  return (
    <figure className="qr">
      <p>QR tributario:</p>
      <a href={direccion} target="_blank" rel="noopener noreferrer">
        <span className="sr-only">{t('invoice.check')}</span>
        <svg viewBox={`0 0 ${lado} ${lado}`} shapeRendering="crispEdges" aria-hidden="true">
          <path fill="#fff" d={`M0 0h${lado}v${lado}H0z`} />
          <path fill="#000" d={trazo} />
        </svg>
      </a>
      <figcaption>VERI*FACTU</figcaption>
    </figure>
  )
}
