import { remesas } from '@telar/contract/facturacion/remesas'
import { enIdioma } from '@telar/domain/idioma'
import { Ban, Check, Download } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { notify } from '../../parts/notify.tsx'
import type { RecordAction } from '../../record/actions.ts'
import { Anular } from './Anular.tsx'
import { nombreDeFichero, type Remesa } from './remesa.ts'
import { REMESA } from './remesa-texts.ts'

const enCamino = ({ estado }: Remesa) => estado === 'enviada'
const cargada = (remesa: Remesa) => enCamino(remesa) && remesa.cargo <= hoy()

/** What can be done with a remittance: sent to the bank, collected on its day, or annulled. */
export const ACCIONES: readonly RecordAction<Remesa>[] = [
  {
    name: 'anular',
    place: 'quiet',
    icon: Ban,
    label: REMESA.anular,
    access: remesas.anular.access,
    when: enCamino,
    Dialog: Anular,
  },
  {
    name: 'fichero',
    place: 'plain',
    icon: Download,
    label: REMESA.fichero,
    access: remesas.fichero.access,
    when: ({ estado }) => estado !== 'anulada',
    strong: (remesa) => enCamino(remesa) && !cargada(remesa),
    run: (remesa, { calls }) => calls.download(remesas.fichero, { params: { id: remesa.id } }, nombreDeFichero(remesa)),
  },
  {
    name: 'cobrar',
    place: 'main',
    icon: Check,
    keys: 'ctrl+enter',
    label: REMESA.cobrar,
    access: remesas.cobrar.access,
    when: cargada,
    run: async ({ id }, { calls, idioma }) => {
      await calls.write(remesas.cobrar, { params: { id } })
      notify(enIdioma(REMESA.cobrada, idioma))
    },
  },
]
