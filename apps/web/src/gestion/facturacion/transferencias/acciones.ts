import { transferencias } from '@telar/contract/facturacion/transferencias'
import { enIdioma } from '@telar/domain/idioma'
import { Ban, Check, Download } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { notify } from '../../parts/notify.tsx'
import type { RecordAction } from '../../record/actions.ts'
import { Anular } from './Anular.tsx'
import { nombreDeFichero, type Transferencia } from './transferencia.ts'
import { TRANSFERENCIA } from './transferencia-texts.ts'

const preparada = ({ estado }: Transferencia) => estado === 'preparada'
const deHoy = (transferencia: Transferencia) => preparada(transferencia) && transferencia.ejecucion <= hoy()

/** What can be done with transfers: sent to the bank, booked as paid on their day, or annulled. */
export const ACCIONES: readonly RecordAction<Transferencia>[] = [
  {
    name: 'anular',
    place: 'quiet',
    icon: Ban,
    label: TRANSFERENCIA.anular,
    access: transferencias.anular.access,
    when: preparada,
    Dialog: Anular,
  },
  {
    name: 'fichero',
    place: 'plain',
    icon: Download,
    label: TRANSFERENCIA.fichero,
    access: transferencias.fichero.access,
    when: ({ estado }) => estado !== 'anulada',
    strong: (transferencia) => preparada(transferencia) && !deHoy(transferencia),
    run: (transferencia, { calls }) =>
      calls.download(transferencias.fichero, { params: { id: transferencia.id } }, nombreDeFichero(transferencia)),
  },
  {
    name: 'pagar',
    place: 'main',
    icon: Check,
    keys: 'ctrl+enter',
    label: TRANSFERENCIA.pagar,
    access: transferencias.pagar.access,
    when: deHoy,
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(transferencias.pagar, { params: { id } })
      notify(enIdioma(TRANSFERENCIA.pagada, idioma))
    },
  },
]
