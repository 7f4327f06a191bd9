import { useMutation, useQuery } from '@tanstack/react-query'
import { isValidation } from '@telar/client/errors'
import { devoluciones } from '@telar/contract/calls'
import type { PedidoWeb } from '@telar/contract/ventas/pedidos'
import { fecha } from '../../../i18n/locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useClient } from '../../../kit/app.ts'
import { command } from '../../../kit/calls/command.ts'
import { downloadOf } from '../../../kit/calls/download.ts'
import { query } from '../../../kit/calls/query.ts'
import { toast } from '../../../kit/toast.tsx'
import { Fallo } from '../../../pieces/Fallo.tsx'
import { quePide } from './peticion.ts'

interface DevolucionesProps {
  pedido: PedidoWeb
  /** Begins to ask for a return of a delivery. */
  onPedir: (entregaId: number) => void
}

/** What was given back of an order, and the way to ask for more of it. */
export function Devoluciones({ pedido, onPedir }: DevolucionesProps) {
  const { t, i18n } = useTranslation('account')
  const client = useClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...query(client, devoluciones.mias, { query: { pedidoId: pedido.id } }),
    retryOnMount: false,
    meta: { errors: 'local' },
  })
  const retirar = useMutation({
    ...command(client, devoluciones.retirar),
    // the house has answered meanwhile: that is told, and what it answered is shown
    onError: async (refused) => {
      if (isValidation(refused)) toast.error(refused.messages.join(' '))
      await refetch()
    },
  })
  const bajar = useMutation({
    mutationFn: ({ id, numero }: { id: number; numero: string }) =>
      downloadOf(client, devoluciones.pdfMia, { params: { id } }, `${numero}.pdf`),
  })
  if (pedido.entregas.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="devoluciones">
      <h2 className="label" id="devoluciones">
        {t('returns.title')}
      </h2>
      {error && <Fallo error={error} busy={isFetching} retry={() => void refetch()} />}
      <ul className="returns">
        {data?.map(({ id, numero, fecha: dia, estado, prendas, respuesta, factura }) => (
          <li key={id}>
            <b>{numero}</b> {t(`returns.state.${estado === 'abonada' && !factura ? 'sinFactura' : estado}`)}
            <span className="mute small">
              {fecha(dia, i18n.language)} · {t('cart.garments', { count: prendas })}
              {factura && estado === 'abonada' && ` · ${factura}`}
            </span>
            {respuesta && <p className="small">{respuesta}</p>}
            {estado === 'solicitada' && (
              <button
                type="button"
                className="link tap"
                aria-disabled={retirar.isPending}
                onClick={() => retirar.isPending || retirar.mutate({ params: { id } })}
              >
                {t('returns.withdraw')}
              </button>
            )}
            {estado === 'aprobada' && (
              <button
                type="button"
                className="link tap"
                aria-disabled={bajar.isPending}
                onClick={() => bajar.isPending || bajar.mutate({ id, numero })}
              >
                {t('returns.sheet')}
              </button>
            )}
          </li>
        ))}
        {pedido.entregas.map(({ id, numero }) => (
          <li key={`pedir ${id}`}>
            <button type="button" className="link tap" id={quePide(id)} onClick={() => onPedir(id)}>
              {t('returns.ask', { number: numero })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
