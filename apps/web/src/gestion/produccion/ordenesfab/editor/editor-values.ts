import type { OrdenFab } from '@telar/contract/produccion/orden'
import type { Field } from '../../../declare/values.ts'
import type { Values } from '../../../record/form/form-values.ts'
import { DE_TALLERES } from '../../lookups.ts'
import { EDITOR } from './editor-texts.ts'

export const CAMPOS: readonly Field[] = [
  { name: 'tallerId', control: 'lookup', from: DE_TALLERES, hint: EDITOR.tallerHint },
  { name: 'fechaEntrega', control: 'date' },
  { name: 'tarifaTaller', control: 'money' },
  { name: 'notas', control: 'area' },
]

/** What is planned of a colour, as it is entered. */
export interface LineaPlaneada {
  colorId: number
  tallasCantidades: { talla: string; cantidad: number }[]
}

/** A stored order as the form holds it, or an empty one. */
export const valoresDe = (orden: OrdenFab | undefined, modeloId: number | null): Values => ({
  modeloId,
  tallerId: orden?.tallerId ?? null,
  fechaEntrega: orden?.fechaEntrega ?? '',
  tarifaTaller: orden?.tarifaTaller ?? 0,
  notas: orden?.notas ?? '',
  lineas: (orden?.lineas ?? []).flatMap(({ colorId, tallasCantidades }) => {
    const previstas = tallasCantidades.filter(({ prevista }) => prevista > 0)
    return previstas.length === 0
      ? []
      : [{ colorId, tallasCantidades: previstas.map(({ talla, prevista }) => ({ talla, cantidad: prevista })) }]
  }),
})
