import { banco } from '@telar/contract/facturacion/banco'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'
import type { Parte } from './movimiento.ts'

type PartePedida = Pick<Parte, 'facturaId' | 'cobroId' | 'importe'>

/** Books a movement, and offers to take it back. */
export function useCasar() {
  const t = useWords(OFFICE)
  const say = useWords(BANCO)
  const calls = useCalls()
  const { mutateAsync, isPending } = useCommand(banco.confirmar)
  const remesa = useCommand(banco.cobrarRemesa)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  const deshacer = async (id: number) => {
    try {
      await calls.write(banco.deshacer, { params: { id } })
      notify(say.deshecho)
    } catch (error) {
      tell(error)
    }
  }
  const casar = async (id: number, partes: readonly PartePedida[], motivo = '') => {
    try {
      const pedidas = partes.map(({ facturaId, cobroId, importe }) => ({ facturaId, cobroId, importe }))
      await mutateAsync({ params: { id }, body: { partes: pedidas, motivo } })
      const devuelve = partes.some(({ cobroId }) => cobroId !== null)
      notify(devuelve ? say.devuelto : say.confirmado, { undo: () => void deshacer(id) })
      return true
    } catch (error) {
      tell(error)
      return false
    }
  }
  const casarRemesa = async (id: number, remesaId: number) => {
    try {
      await remesa.mutateAsync({ params: { id }, body: { remesaId } })
      notify(say.remesaCobrada, { undo: () => void deshacer(id) })
    } catch (error) {
      tell(error)
    }
  }
  return { casar, casarRemesa, deshacer, busy: isPending || remesa.isPending }
}
