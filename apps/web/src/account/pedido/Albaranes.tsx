import { useMutation } from '@tanstack/react-query'
import { entregas } from '@telar/contract/calls'
import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { fecha } from '../../i18n/locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { downloadOf } from '../../kit/calls/download.ts'

/** The delivery notes of an order, each to be had on paper. */
export function Albaranes({ pedido }: { pedido: PedidoWeb }) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  const bajar = useMutation({
    mutationFn: ({ id, numero }: { id: number; numero: string }) =>
      downloadOf(client, entregas.pdfUser, { params: { id } }, `albaran-${numero}.pdf`),
  })
  if (pedido.entregas.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="albaranes">
      <h2 className="label" id="albaranes">
        {t('order.notes-of-delivery')}
      </h2>
      <ul>
        {pedido.entregas.map(({ id, numero, fecha: dia, prendas }) => (
          <li key={id}>
            <button
              type="button"
              className="link tap"
              aria-disabled={bajar.isPending}
              onClick={() => bajar.isPending || bajar.mutate({ id, numero })}
            >
              {numero}
            </button>{' '}
            <span className="mute small">
              {fecha(dia, i18n.language)} · {t('cart.garments', { count: prendas })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
