import { type Entrante, entrantes } from '@telar/contract/facturacion/entrantes'
import { Ban, Check } from 'lucide-react'
import type { RecordAction } from '../../record/actions.ts'
import { Aceptar } from './Aceptar.tsx'
import { ENTRANTES as SAY } from './entrantes-texts.ts'
import { Rechazar } from './Rechazar.tsx'

/** What is answered to an invoice that came. */
export const ACCIONES: readonly RecordAction<Entrante>[] = [
  {
    name: 'rechazar',
    place: 'plain',
    icon: Ban,
    label: SAY.rechazar,
    access: entrantes.rechazar.access,
    when: ({ estado }) => estado === 'propuesta',
    Dialog: Rechazar,
  },
  {
    name: 'aceptar',
    place: 'main',
    icon: Check,
    label: SAY.aceptar,
    access: entrantes.aceptar.access,
    when: ({ estado, propuesta }) => estado === 'propuesta' && propuesta !== null,
    Dialog: Aceptar,
  },
]
