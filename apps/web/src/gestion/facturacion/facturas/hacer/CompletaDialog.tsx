import type { Factura } from '@telar/contract/facturacion/factura'
import { showroom } from '@telar/contract/facturacion/showroom'
import { useState } from 'react'
import { useCommand } from '../../../calls.ts'
import { ElegirCliente } from '../../../clientes/ElegirCliente.tsx'
import { PreguntaDialog } from '../../../parts/dialogs/PreguntaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { hrefOf, useGo } from '../../../place.ts'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useWords } from '../../../use-texts.ts'
import { HACER } from './hacer-texts.ts'

/** Issues the full invoice that takes the place of a simplified one, to the customer who asks for it. */
export function CompletaDialog({ row: factura, onClose }: ActionDialogProps<Factura>) {
  const go = useGo()
  const say = useWords(HACER)
  const { mutateAsync: sustituir } = useCommand(showroom.sustituirSimplificadas)
  const [clienteId, setClienteId] = useState<number | null>(null)
  return (
    <PreguntaDialog
      asks
      title={say.fullTitle(factura.numeroCompleto ?? '')}
      description={say.fullWhat}
      verb={say.fullVerb}
      disabled={clienteId === null}
      onClose={onClose}
      onConfirm={async () => {
        if (clienteId === null) return
        const id = await sustituir({ body: { ids: [factura.id], clienteId } })
        notify(say.fullDone)
        go(hrefOf('facturas', id))
      }}
    >
      <ElegirCliente value={clienteId} onChange={setClienteId} />
    </PreguntaDialog>
  )
}
