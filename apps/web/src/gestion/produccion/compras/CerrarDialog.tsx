import type { Compra } from '@telar/contract/produccion/compra'
import { compras } from '@telar/contract/produccion/compras'
import { useState } from 'react'
import { useCommand } from '../../calls.ts'
import { NotaDialog } from '../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../parts/notify.tsx'
import type { ActionDialogProps } from '../../record/actions.ts'
import { useWords } from '../../use-texts.ts'
import { useMedida } from '../use-medida.ts'
import { COMPRA } from './compra-texts.ts'

/** What has not come of an order, or of some of its lines, is no longer awaited. */
export function CerrarDialog({ row: compra, onClose }: ActionDialogProps<Compra>) {
  const medida = useMedida()
  const say = useWords(COMPRA)
  const { mutateAsync: cerrar } = useCommand(compras.cerrar)
  const abiertas = compra.lineas.filter(({ abierta }) => abierta > 0)
  const [marcadas, setMarcadas] = useState<readonly number[]>(abiertas.map(({ id }) => id))
  return (
    <NotaDialog
      say={{ note: say.porQue, noteHint: say.donde }}
      description={say.cerrarQue}
      required
      maxLength={200}
      disabled={marcadas.length === 0}
      title={say.cerrar.replace('…', '')}
      verb={say.cerrar.replace('…', '')}
      onClose={onClose}
      onConfirm={async (motivo) => {
        const { id, version } = compra
        await cerrar({ params: { id }, body: { lineaIds: [...marcadas], motivo, version } })
        notify(say.cerrado)
      }}
    >
      {abiertas.map(({ id, materia, abierta, unidad }) => (
        <label key={id} className="o-row">
          <input
            type="checkbox"
            className="o-ck"
            checked={marcadas.includes(id)}
            onChange={({ target }) =>
              setMarcadas(target.checked ? [...marcadas, id] : marcadas.filter((una) => una !== id))
            }
          />
          {materia} · {medida(abierta, unidad)}
        </label>
      ))}
    </NotaDialog>
  )
}
