import { useMutation } from '@tanstack/react-query'
import { facturas } from '@telar/contract/calls'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClient } from '../../kit/app.ts'
import { downloadOf, printOf } from '../../kit/calls/download.ts'

/** The invoice as a document, and on paper. */
export function AccionesDeFactura({ id, numero }: { id: number; numero: string }) {
  const { t } = useTranslation('account')
  const client = useClient()
  const nombre = `factura-${numero.replace('/', '-')}.pdf`
  const pdf = useMutation({ mutationFn: () => downloadOf(client, facturas.pdfUser, { params: { id } }, nombre) })
  const papel = useMutation({ mutationFn: () => printOf(client, facturas.pdfUser, { params: { id } }, nombre) })
  return (
    <div className="head-acts">
      <button type="button" className="btn" aria-disabled={pdf.isPending} onClick={() => pdf.isPending || pdf.mutate()}>
        {t('order.pdf')}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={papel.isPending}
        onClick={() => papel.isPending || papel.mutate()}
      >
        {t('invoice.print')}
      </button>
    </div>
  )
}
