import { useQueryClient } from '@tanstack/react-query'
import { materias } from '@telar/contract/materias'
import { useRef, useState } from 'react'
import { useClient } from '../../../kit/app.ts'
import { parseNumber } from '../../format.ts'
import { esDia } from '../../hoy.ts'
import { notify } from '../../parts/notify.tsx'
import { PreguntaDialog } from '../../parts/PreguntaDialog.tsx'
import { FieldShell } from '../../record/FieldShell.tsx'
import { useFormat } from '../../use-texts.ts'
import type { Necesidad, Proveedor } from './DeProveedor.tsx'
import { NECESIDADES } from './necesidades-texts.ts'

interface PedirDialogProps {
  proveedor: Proveedor
  necesidad: Necesidad
  onClose: () => void
}

/** Notes what a supplier was asked for: as much as is missing, unless one writes otherwise. */
export function PedirDialog({ proveedor: { proveedorId, proveedor }, necesidad, onClose }: PedirDialogProps) {
  const { idioma, number, decimal } = useFormat()
  const say = NECESIDADES[idioma]
  const client = useClient()
  const queryClient = useQueryClient()
  const attempt = useRef(crypto.randomUUID() as string)
  const { materiaId, nombre, unidad, falta } = necesidad
  const [text, setText] = useState(number(falta))
  const [fecha, setFecha] = useState('')
  const pedida = parseNumber(text, decimal)
  const bad = pedida === null || pedida <= 0
  return (
    <PreguntaDialog
      title={say.orderTitle(nombre)}
      description={say.orderWhat(proveedor)}
      verb={say.orderVerb}
      onClose={onClose}
      onConfirm={async () => {
        if (bad) throw new Error(say.badQuantity)
        const body = { materiaId, proveedorId, pedida, fechaPrevista: esDia(fecha) ? fecha : null }
        await client.call(materias.pedir, { body }, { idempotencyKey: attempt.current })
        notify(say.ordered(`${number(pedida)} ${unidad}`, nombre))
        await queryClient.invalidateQueries({ queryKey: ['materias'] })
      }}
    >
      <FieldShell id="pedida" label={say.quantity(unidad)} {...(bad ? { error: say.badQuantity } : {})}>
        <input
          id="pedida"
          className="o-in o-n"
          inputMode="decimal"
          value={text}
          aria-invalid={bad || undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </FieldShell>
      <FieldShell id="prevista" label={say.expected}>
        <input
          id="prevista"
          type="date"
          className="o-in"
          value={fecha}
          onChange={(event) => setFecha(event.target.value)}
        />
      </FieldShell>
    </PreguntaDialog>
  )
}
