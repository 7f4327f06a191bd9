import { banco } from '@telar/contract/facturacion/banco'
import { enIdioma } from '@telar/domain/idioma'
import { Ban, RotateCcw, Undo2 } from 'lucide-react'
import { notify } from '../../parts/notify.tsx'
import type { RecordAction } from '../../record/actions.ts'
import { BANCO } from './banco-texts.ts'
import { Descartar } from './Descartar.tsx'
import type { Movimiento } from './movimiento.ts'

/** What can be done with a movement besides booking it. */
export const ACCIONES: readonly RecordAction<Movimiento>[] = [
  {
    name: 'descartar',
    place: 'quiet',
    icon: Ban,
    label: BANCO.descartar,
    access: banco.descartar.access,
    when: ({ estado }) => estado === 'pendiente',
    Dialog: Descartar,
  },
  {
    name: 'recuperar',
    place: 'plain',
    icon: RotateCcw,
    label: BANCO.recuperar,
    access: banco.recuperar.access,
    when: ({ estado }) => estado === 'descartado',
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(banco.recuperar, { params: { id } })
      notify(enIdioma(BANCO.recuperado, idioma))
    },
  },
  {
    name: 'deshacer',
    place: 'plain',
    icon: Undo2,
    label: BANCO.deshacer,
    access: banco.deshacer.access,
    when: ({ casado }) => casado !== 0,
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(banco.deshacer, { params: { id } })
      notify(enIdioma(BANCO.deshecho, idioma))
    },
  },
]
