import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { momento } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What has happened to an order, the newest first. */
export function Trayecto({ pedido }: { pedido: PedidoWeb }) {
  const { t, i18n } = useTranslation('account')
  return (
    <section className="mt-8" aria-labelledby="trayecto">
      <h2 className="label" id="trayecto">
        {t('order.timeline')}
      </h2>
      <ol className="timeline">
        {pedido.hechos.toReversed().map(({ cuando, situacion, prendas, nota }) => (
          <li key={cuando}>
            <span className="font-semibold">{t(`situation.${situacion}`)}</span>
            {prendas !== null && situacion !== 'recibido' && <span>{t('cart.garments', { count: prendas })}</span>}
            <time className="mute small" dateTime={cuando}>
              {momento(cuando, i18n.language)}
            </time>
            {nota && <p>{nota}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
