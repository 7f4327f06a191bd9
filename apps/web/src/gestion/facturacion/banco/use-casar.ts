import { banco, type PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import { useCalls, useCommand } from '../../calls.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { notify } from '../../parts/notify.tsx'
import { useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'
import { type Movimiento, type Parte, partesDe } from './movimiento.ts'

/** A movement, and what was seen to be left of it. */
type Apunte = Pick<Movimiento, 'id' | 'resto'>

/** Books a movement, and offers to take it back. */
export function useCasar() {
  const t = useWords(OFFICE)
  const say = useWords(BANCO)
  const calls = useCalls()
  const { mutateAsync, isPending } = useCommand(banco.confirmar)
  const remesa = useCommand(banco.cobrarRemesa)
  const transferencia = useCommand(banco.pagarTransferencia)
  const tell = (error: unknown) => notify(errorText(error, t), { bad: true })
  const deshacer = async (id: number) => {
    try {
      await calls.write(banco.deshacer, { params: { id } })
      notify(say.deshecho)
    } catch (error) {
      tell(error)
    }
  }
  const casar = async ({ id, resto }: Apunte, partes: readonly Parte[], motivo = '') => {
    try {
      const body = {
        partes: partes.flatMap(({ clase, id: facturaId, cobroId, importe }) =>
          clase === 'factura' ? { facturaId, cobroId, importe } : [],
        ),
        pagos: partes.flatMap(({ clase, id: recibidaId, importe }) =>
          clase === 'recibida' ? { recibidaId, importe: -importe } : [],
        ),
      }
      await mutateAsync({ params: { id }, body: { ...body, motivo, resto } })
      const devuelve = partes.some(({ cobroId }) => cobroId !== null)
      const paga = partes.some(({ clase }) => clase === 'recibida')
      notify(devuelve ? say.devuelto : paga ? say.pagado : say.confirmado, { undo: () => void deshacer(id) })
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
  const casarTransferencia = async (id: number, transferenciaId: number) => {
    try {
      await transferencia.mutateAsync({ params: { id }, body: { transferenciaId } })
      notify(say.transferenciaPagada, { undo: () => void deshacer(id) })
    } catch (error) {
      tell(error)
    }
  }
  /** As it is proposed: a remittance, transfers that go together, or invoices. */
  const aceptar = (apunte: Apunte, propuesta: PropuestaDeCobro) =>
    propuesta.remesa
      ? casarRemesa(apunte.id, propuesta.remesa.id)
      : propuesta.transferencia
        ? casarTransferencia(apunte.id, propuesta.transferencia.id)
        : casar(apunte, partesDe(propuesta))
  const busy = isPending || remesa.isPending || transferencia.isPending
  return { casar, aceptar, busy }
}
