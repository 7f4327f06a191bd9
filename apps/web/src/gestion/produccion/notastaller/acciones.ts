import type { Nota } from '@telar/contract/produccion/nota'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { Ban, Printer } from 'lucide-react'
import { hrefOf } from '../../place.ts'
import type { RecordAction } from '../../record/actions.ts'
import { AnularDialog } from './AnularDialog.tsx'
import { NOTA } from './nota-texts.ts'

/** What can be done with a workshop's note where it stands. */
export const ACCIONES: readonly RecordAction<Nota>[] = [
  {
    name: 'papel',
    place: 'quiet',
    icon: Printer,
    label: NOTA.papel,
    run: ({ id, numero }, { calls }) =>
      calls.download(notastaller.pdf, { params: { id } }, `${numero.replace('/', '-')}.pdf`),
  },
  {
    name: 'anular',
    place: 'menu',
    icon: Ban,
    danger: true,
    label: NOTA.anular,
    access: notastaller.anular.access,
    when: ({ estado }) => estado === 'fuera',
    Dialog: AnularDialog,
  },
  {
    name: 'recibir',
    place: 'main',
    keys: 'ctrl+enter',
    label: NOTA.recibir,
    access: notastaller.volver.access,
    when: ({ fuera }) => fuera > 0,
    run: ({ id }, { go, search }) => go(hrefOf('notastaller', id, { ...search, ficha: 'recibir' })),
  },
]
