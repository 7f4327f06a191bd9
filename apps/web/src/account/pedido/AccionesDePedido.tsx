import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/calls'
import { useTranslation } from 'react-i18next'
import { useClient } from '../../kit/app.ts'
import { downloadOf } from '../../kit/calls/download.ts'
import { useOtraVez } from '../../kit/ventas/mis-pedidos.ts'

/** The order on paper, and the same order once more. */
export function AccionesDePedido({ id, numero }: { id: number; numero: string }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const pdf = useMutation({
    mutationFn: () => downloadOf(client, pedidos.pdfUser, { params: { id } }, `pedido-${numero.replace('/', '-')}.pdf`),
  })
  const { pedir, isPending, avisos } = useOtraVez(id)
  return (
    <div className="head-acts">
      <p>
        <button type="button" className="btn" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('order.pdf')}
        </button>
        <button type="button" className="btn" disabled={isPending} onClick={pedir}>
          {t('order.again')}
        </button>
      </p>
      <div aria-live="polite">
        {avisos.length > 0 && (
          <>
            <p>{t('order.notTaken')}</p>
            <ul className="quick-wrong">
              {avisos.map((aviso) => (
                <li key={aviso}>{aviso}</li>
              ))}
            </ul>
            <Link to="/cart" className="link tap">
              {t('order.toCart')}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
