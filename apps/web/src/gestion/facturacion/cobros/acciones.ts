import { cobros } from '@telar/contract/facturacion/cobros'
import { esDinero } from '@telar/domain/facturacion/cobro'
import { Trash2, Undo2 } from 'lucide-react'
import type { RecordAction } from '../../record/actions.ts'
import { BorrarCobro, DevolverCobro } from './CobroDialogs.tsx'
import type { Fila } from './cobro.ts'
import { COBRO } from './cobro-texts.ts'

const { access } = cobros.borrarCobro
const cobrado = ({ impagado }: Fila) => !impagado
const pagado = (cobro: Fila) => cobrado(cobro) && esDinero(cobro)

/** What can have gone wrong with a payment. */
export const ACCIONES: readonly RecordAction<Fila>[] = [
  { name: 'borrar', place: 'quiet', icon: Trash2, label: COBRO.erase, access, when: cobrado, Dialog: BorrarCobro },
  {
    name: 'devolver',
    place: 'plain',
    icon: Undo2,
    label: COBRO.giveBack,
    access,
    when: pagado,
    Dialog: DevolverCobro,
  },
]
