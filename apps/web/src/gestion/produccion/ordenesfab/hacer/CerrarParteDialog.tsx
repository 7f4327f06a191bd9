import type { OrdenFab } from '@telar/contract/produccion/orden'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { enIdioma } from '@telar/domain/idioma'
import { pendiente } from '@telar/domain/produccion/orden-fab'
import { useState } from 'react'
import { useCommand } from '../../../calls.ts'
import { NotaDialog } from '../../../parts/dialogs/NotaDialog.tsx'
import { notify } from '../../../parts/notify.tsx'
import { Swatch } from '../../../parts/State.tsx'
import type { ActionDialogProps } from '../../../record/actions.ts'
import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from '../ver-texts.ts'

/** What is left of some colours of an order is no longer awaited; the order goes on with the rest. */
export function CerrarParteDialog({ row: orden, onClose }: ActionDialogProps<OrdenFab>) {
  const say = useWords(VER)
  const { idioma } = useFormat()
  const { mutateAsync: cerrarParte } = useCommand(ordenesfab.cerrarParte)
  const colores = orden.lineas
    .map((linea) => ({
      ...linea,
      quedan: linea.tallasCantidades
        .map((celda) => ({ talla: celda.talla, cantidad: pendiente(celda) }))
        .filter(({ cantidad }) => cantidad > 0),
    }))
    .filter(({ quedan }) => quedan.length > 0)
  const [elegidos, setElegidos] = useState<readonly number[]>([])
  const lineas = colores
    .filter(({ colorId }) => elegidos.includes(colorId))
    .map(({ colorId, quedan }) => ({ colorId, tallasCantidades: quedan }))
  const suma = (celdas: readonly { cantidad: number }[]) => celdas.reduce((n, { cantidad }) => n + cantidad, 0)
  return (
    <NotaDialog
      say={{ note: say.closeWhy, noteHint: say.noteHint }}
      required
      disabled={lineas.length === 0}
      title={say.closePartTitle(orden.numero)}
      verb={say.closePartVerb}
      onClose={onClose}
      onConfirm={async (motivo) => {
        await cerrarParte({ params: { id: orden.id }, body: { lineas, motivo } })
        notify(say.closedPart(suma(lineas.flatMap(({ tallasCantidades }) => tallasCantidades))))
      }}
    >
      <p>{say.closePartWhat}</p>
      <ul>
        {colores.map(({ colorId, color, hex, quedan }) => (
          <li key={colorId}>
            <label className="o-row">
              <input
                type="checkbox"
                className="o-ck"
                checked={elegidos.includes(colorId)}
                onChange={({ target }) =>
                  setElegidos(target.checked ? [...elegidos, colorId] : elegidos.filter((id) => id !== colorId))
                }
              />
              <Swatch hex={hex} />
              {say.closePartColour(enIdioma(color, idioma), suma(quedan))}
            </label>
          </li>
        ))}
      </ul>
    </NotaDialog>
  )
}
