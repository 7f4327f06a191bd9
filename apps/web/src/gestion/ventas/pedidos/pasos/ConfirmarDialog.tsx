import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { useCommand } from '../../../calls.ts'
import { Autorizar } from '../../../clientes/Autorizar.tsx'
import { Credito } from '../../../clientes/Credito.tsx'
import { useAutorizacion } from '../../../clientes/use-autorizacion.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useFormat, useWords } from '../../../use-texts.ts'
import { SITUACION } from '../../situaciones.ts'
import { PEDIDO } from '../pedido-texts.ts'
import { porSalir } from '../por-salir.ts'

/** Confirms an order whose customer owes too much or is blocked: with a reason. */
export function ConfirmarDialog({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const { id, clienteId, numero, cliente, version } = pedido
  const say = useWords(PEDIDO)
  const { word } = useFormat()
  const { mutateAsync: mover } = useCommand(pedidos.situacion)
  const autorizacion = useAutorizacion(clienteId, porSalir(pedido))
  return (
    <PreguntaDialog
      title={say.confirmTitle(numero)}
      description={cliente}
      verb={say.confirm}
      disabled={!autorizacion.lista}
      asks
      onClose={onClose}
      onConfirm={async () => {
        await mover({ body: { ids: [id], situacion: 'confirmado', version, ...autorizacion.body } })
        notify(say.moved(word(SITUACION.confirmado.label)))
      }}
    >
      <Credito clienteId={clienteId} />
      <Autorizar de={autorizacion} />
    </PreguntaDialog>
  )
}
