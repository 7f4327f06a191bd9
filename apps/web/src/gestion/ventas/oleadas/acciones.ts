import { type Oleada, oleadas } from '@telar/contract/ventas/oleadas'
import { porCoger } from '@telar/domain/ventas/oleada'
import { ListPlus, Printer } from 'lucide-react'
import { hrefOf } from '../../place.ts'
import type { RecordAction } from '../../record/actions.ts'
import { CerrarDialog } from './CerrarDialog.tsx'
import { ELEGIR, OLEADA } from './oleada-texts.ts'

const abierta = ({ estado }: Oleada) => estado === 'abierta'
const todo = ({ paradas }: Oleada) => paradas.every((una) => porCoger(una) === 0)

/** What can be done with a wave. */
export const ACCIONES: readonly RecordAction<Oleada>[] = [
  {
    name: 'pdf',
    place: 'quiet',
    icon: Printer,
    label: OLEADA.lista,
    run: ({ id, numero }, { calls }) => calls.download(oleadas.pdf, { params: { id } }, `oleada-${numero}.pdf`),
  },
  {
    name: 'anadir',
    place: 'menu',
    icon: ListPlus,
    label: ELEGIR.anadir,
    access: oleadas.anadir.access,
    when: abierta,
    run: ({ id }, { go }) => go(hrefOf('oleadas', id, { ficha: 'anadir' })),
  },
  {
    name: 'cerrar',
    place: 'plain',
    label: OLEADA.cerrar,
    access: oleadas.cerrar.access,
    when: abierta,
    strong: todo,
    Dialog: CerrarDialog,
  },
]
