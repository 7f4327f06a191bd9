import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { useCalls } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'

/** The order on paper. */
export function useImprimir({ id, numero }: Pick<Pedido, 'id' | 'numero'>): () => Promise<void> {
  const t = useWords(OFFICE)
  const calls = useCalls()
  return async () => {
    try {
      await calls.download(pedidos.pdf, { params: { id } }, `pedido-${numero.replace('/', '-')}.pdf`)
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  }
}
