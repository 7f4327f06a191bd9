import { useMutation } from '@tanstack/react-query'
import { pedidos } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { downloadOf } from '../../kit/calls/download.ts'
import { useOtraVez } from '../../kit/ventas/otra-vez.ts'
import { OtraVez } from '../../pieces/OtraVez.tsx'

/** The order on paper, and the same order once more. */
export function AccionesDePedido({ id, numero }: { id: number; numero: string }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const pdf = useMutation({
    mutationFn: () => downloadOf(client, pedidos.pdfUser, { params: { id } }, `pedido-${numero.replace('/', '-')}.pdf`),
  })
  return (
    <div className="head-acts">
      <button type="button" className="btn" disabled={pdf.isPending} onClick={() => pdf.mutate()}>
        {t('order.pdf')}
      </button>
      <OtraVez id={id} {...useOtraVez(id)} />
    </div>
  )
}
