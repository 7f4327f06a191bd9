import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { cart, pedidos } from '@telar/contract/calls'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../kit/app.ts'
import { cartQuery } from '../../kit/cart-query.ts'
import { download } from '../../kit/download.ts'

/** The order on paper, and the same order once more. */
export function AccionesDePedido({ id, numero }: { id: number; numero: string }) {
  const { t } = useTranslation('account')
  const { client, queryClient } = useApp()
  const navigate = useNavigate()
  const [avisos, setAvisos] = useState<string[]>([])
  const pdf = useMutation({
    mutationFn: () => client.call(pedidos.pdfUser, { params: { id } }),
    onSuccess: (file) => download(file, `pedido-${numero.replace('/', '-')}.pdf`),
  })
  const otraVez = useMutation({
    mutationFn: async () => {
      const { items, avisos: faltan } = await client.call(pedidos.entradaWeb, { body: { pedidoId: id } })
      const answer = items.length > 0 ? await client.call(cart.upsertItems, { body: { items, suma: true } }) : undefined
      return { answer, faltan }
    },
    onSuccess: ({ answer, faltan }) => {
      if (answer) queryClient.setQueryData(cartQuery(client).queryKey, answer)
      setAvisos(faltan)
      if (faltan.length === 0) void navigate({ to: '/cart' })
    },
  })
  return (
    <div className="head-acts">
      <p>
        <button type="button" className="btn" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('order.pdf')}
        </button>
        <button type="button" className="btn" disabled={otraVez.isPending} onClick={() => otraVez.mutate()}>
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
            <button type="button" className="link tap" onClick={() => void navigate({ to: '/cart' })}>
              {t('order.toCart')}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
