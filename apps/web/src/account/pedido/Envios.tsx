import { useQuery } from '@tanstack/react-query'
import { envios } from '@telar/contract/calls'
import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { fecha, momento } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'

/** The shipments of an order: with whom, in how many parcels, by what number, and where each stands. */
export function Envios({ pedido }: { pedido: PedidoWeb }) {
  const { t, i18n } = useTranslation('account')
  const idioma = i18n.language
  const { data = [] } = useQuery({
    ...query(useClient(), envios.mios, { params: { id: pedido.id } }),
    enabled: pedido.entregas.length > 0,
    retryOnMount: false,
  })
  if (data.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="envios">
      <h2 className="label" id="envios">
        {t('shipments.title')}
      </h2>
      <ul>
        {data.map(({ id, estado, transportista, seguimiento, enlace, bultos, entregadoEn, sucesos }) => (
          <li key={id}>
            {t(`shipments.state.${estado}`)}{' '}
            <span className="mute small">
              {entregadoEn ? fecha(entregadoEn, idioma) : sucesos[0] && momento(sucesos[0].cuando, idioma)}
            </span>
            <p className="small">
              {transportista} · {t('shipments.parcels', { count: bultos })}
            </p>
            {seguimiento && (
              <p className="small">
                {t('shipments.number')}{' '}
                {enlace ? (
                  <a className="link tap" href={enlace} target="_blank" rel="noreferrer">
                    {seguimiento}
                  </a>
                ) : (
                  seguimiento
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
