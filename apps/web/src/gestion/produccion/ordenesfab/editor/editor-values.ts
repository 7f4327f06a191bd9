import type { OrdenFab } from '@telar/contract/produccion/orden'
import type { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import type { z } from 'zod'
import type { Field } from '../../../declare/values.ts'
import { formOf } from '../../../record/form/form-of.ts'
import type { Draft } from '../../../record/form/form-values.ts'
import { DE_TALLERES } from '../../lookups.ts'
import { EDITOR } from './editor-texts.ts'

export const CAMPOS: readonly Field[] = [
  { name: 'tallerId', control: 'lookup', from: DE_TALLERES, hint: EDITOR.tallerHint },
  { name: 'fechaEntrega', control: 'date' },
  { name: 'tarifaTaller', control: 'money' },
  { name: 'notas', control: 'area' },
]

/** What the form of an order holds. */
export type ValoresDeOrden = Omit<Draft<z.input<typeof ordenesfab.create.body>>, 'id'>

export const ordenForm = formOf<ValoresDeOrden>()

/** A stored order as the form holds it, or an empty one. */
export const valoresDe = (orden: OrdenFab | undefined, modeloId: number | null): ValoresDeOrden => ({
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
