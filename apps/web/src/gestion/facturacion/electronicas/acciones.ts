import { type Electronica, electronicas } from '@telar/contract/facturacion/electronicas'
import { enIdioma } from '@telar/domain/idioma'
import { RotateCcw } from 'lucide-react'
import { notify } from '../../parts/notify.tsx'
import type { RecordAction } from '../../record/actions.ts'
import { ELECTRONICAS as SAY } from './electronicas-texts.ts'

/** What is done with an electronic invoice that was turned back. */
export const ACCIONES: readonly RecordAction<Electronica>[] = [
  {
    name: 'reenviar',
    place: 'main',
    icon: RotateCcw,
    label: SAY.reenviar,
    access: electronicas.reenviar.access,
    when: ({ estado }) => estado === 'devuelta',
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(electronicas.reenviar, { params: { id } })
      notify(enIdioma(SAY.otraVez, idioma))
    },
  },
]
