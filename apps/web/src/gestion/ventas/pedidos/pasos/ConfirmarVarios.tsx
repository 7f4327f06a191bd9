import { useCalls } from '../../../calls.ts'
import { AutorizarVarios } from '../../../clientes/AutorizarVarios.tsx'
import { useAutorizarVarios } from '../../../clientes/use-autorizar-varios.ts'
import type { ActionProps } from '../../../declare/screen.ts'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { useIdioma, useWords } from '../../../use-texts.ts'
import { conReparo, moverPedidos } from '../mover.ts'
import { MOVIDOS, PEDIDO } from '../pedido-texts.ts'

interface Confirmable {
  id: number
  version: number
  numero: string
}

/** Confirms several orders, some of whose customers owe too much or are blocked: with one reason, or without those. */
export function ConfirmarVarios({ rows, onClose, onDone }: ActionProps<Confirmable>) {
  const say = useWords(PEDIDO)
  const idioma = useIdioma()
  const calls = useCalls()
  const ids = rows.map(({ id }) => id)
  const varios = useAutorizarVarios(ids, () => conReparo(calls, ids))
  const numero = (id: number) => rows.find((row) => row.id === id)?.numero ?? ''
  return (
    <PreguntaDialog
      title={say.confirmMany(rows.length)}
      verb={say.confirm}
      disabled={!varios.lista}
      asks
      onClose={onClose}
      onConfirm={async () => {
        const suyos = rows.filter(({ id }) => varios.ids.includes(id))
        await moverPedidos(calls, suyos, 'confirmado', varios.body)
        notify(MOVIDOS.confirmado[idioma](varios.ids.length))
        onDone()
      }}
    >
      <AutorizarVarios de={varios} nombre={numero} />
    </PreguntaDialog>
  )
}
