import { anticipos } from '@telar/contract/facturacion/anticipos'
import { Ban, Download, Undo2 } from 'lucide-react'
import type { RecordAction } from '../../record/actions.ts'
import { Anular } from './Anular.tsx'
import type { Anticipo } from './anticipo.ts'
import { ANTICIPO } from './anticipo-texts.ts'
import { Devolver } from './Devolver.tsx'

const entero = ({ estado, queda, importe }: Anticipo) => estado === 'abierto' && queda === importe

/** What can be done with a receipt: printed, given back, or annulled while nothing came of it. */
export const ACCIONES: readonly RecordAction<Anticipo>[] = [
  {
    name: 'anular',
    place: 'quiet',
    icon: Ban,
    label: ANTICIPO.anular,
    access: anticipos.anular.access,
    when: entero,
    Dialog: Anular,
  },
  {
    name: 'devolver',
    place: 'quiet',
    icon: Undo2,
    label: ANTICIPO.devolver,
    access: anticipos.devolver.access,
    when: ({ estado }) => estado === 'abierto',
    Dialog: Devolver,
  },
  {
    name: 'papel',
    place: 'plain',
    icon: Download,
    label: ANTICIPO.papel,
    access: anticipos.pdf.access,
    run: ({ id, numero }, { calls }) =>
      calls.download(anticipos.pdf, { params: { id } }, `${numero.replaceAll('/', '-')}.pdf`),
  },
]
