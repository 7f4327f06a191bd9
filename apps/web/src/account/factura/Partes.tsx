import { Link } from '@tanstack/react-router'
import type { FacturaWeb } from '@telar/contract/facturacion/factura'
import { useTranslation } from '../../i18n/use-translation.ts'

type Lugar = { calle: string; codigoPostal: string; ciudad: string }

const lugar = ({ calle, codigoPostal, ciudad }: Lugar) => `${calle}, ${codigoPostal} ${ciudad}`

/** Who sells to whom, where the goods went and which orders they are of. */
export function Partes({ factura }: { factura: FacturaWeb }) {
  const { t } = useTranslation('account')
  const { emisorCopia: emisor, clienteCopia: cliente, direccionEnvio, pedidos, referenciaCliente, notas } = factura
  return (
    <dl className="specs mt-10">
      {emisor && (
        <div>
          <dt>{t('invoice.seller')}</dt>
          <dd>
            {emisor.razonSocial} · {emisor.nif}
            <br />
            {lugar({ ...emisor, calle: emisor.direccion })}
          </dd>
        </div>
      )}
      {cliente && (
        <div>
          <dt>{t('invoice.buyer')}</dt>
          <dd>
            {cliente.razonSocial} · {cliente.nif}
            <br />
            {lugar(cliente.direccion)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('order.delivery')}</dt>
        <dd>{lugar(direccionEnvio)}</dd>
      </div>
      {pedidos.length > 0 && (
        <div>
          <dt>{t('invoice.orders', { count: pedidos.length })}</dt>
          <dd>
            {pedidos.map(({ id, numero }) => (
              <Link key={id} to="/pedido/$id" params={{ id: String(id) }} className="link mr-3">
                {numero}
              </Link>
            ))}
          </dd>
        </div>
      )}
      {referenciaCliente && (
        <div>
          <dt>{t('order.ownNumber')}</dt>
          <dd>{referenciaCliente}</dd>
        </div>
      )}
      {notas && (
        <div>
          <dt>{t('order.notes')}</dt>
          <dd>{notas}</dd>
        </div>
      )}
    </dl>
  )
}
