import { useMutation } from '@tanstack/react-query'
import { pedidos } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { downloadOf } from '../../kit/calls/download.ts'
import { useOtraVez } from '../../kit/ventas/otra-vez.ts'
import { OtraVez } from '../../pieces/OtraVez.tsx'

/** The order on paper, and the same order once more. */
interface AccionesDePedidoProps {
  id: number
  numero: string
  /** Whether the same can be had again: what was left of seconds or outlet is what there was. */
  otraVez: boolean
}

export function AccionesDePedido({ id, numero, otraVez }: AccionesDePedidoProps) {
  const { t } = useTranslation('account')
  const client = useClient()
  const repetir = useOtraVez(id)
  const pdf = useMutation({
    mutationFn: () => downloadOf(client, pedidos.pdfUser, { params: { id } }, `pedido-${numero.replace('/', '-')}.pdf`),
  })
  return (
    <div className="head-acts">
      <button type="button" className="btn" aria-disabled={pdf.isPending} onClick={() => pdf.isPending || pdf.mutate()}>
        {t('order.pdf')}
      </button>
      {otraVez && <OtraVez id={id} {...repetir} />}
    </div>
  )
}
