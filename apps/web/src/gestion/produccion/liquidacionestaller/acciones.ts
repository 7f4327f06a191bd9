import { type Liquidacion, liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { Printer, Trash2 } from 'lucide-react'
import type { RecordAction } from '../../record/actions.ts'
import { BorrarDialog } from './BorrarDialog.tsx'
import { EnviarDialog, LiquidarDialog } from './LiquidarDialog.tsx'
import { LIQUIDACION } from './liquidacion-texts.ts'

const borrador = ({ estado }: Liquidacion) => estado === 'borrador'

/** What can be done with a statement where it stands. */
export const ACCIONES: readonly RecordAction<Liquidacion>[] = [
  {
    name: 'papel',
    place: 'quiet',
    icon: Printer,
    label: LIQUIDACION.papel,
    run: ({ id, numero, mes }, { calls }) =>
      calls.download(liquidacionestaller.pdf, { params: { id } }, `${(numero ?? mes).replace('/', '-')}.pdf`),
  },
  {
    name: 'enviar',
    place: 'menu',
    label: LIQUIDACION.enviar,
    access: liquidacionestaller.enviar.access,
    when: (liquidacion) => !borrador(liquidacion),
    Dialog: EnviarDialog,
  },
  {
    name: 'borrar',
    place: 'menu',
    icon: Trash2,
    danger: true,
    label: LIQUIDACION.borrar,
    access: liquidacionestaller.remove.access,
    when: borrador,
    Dialog: BorrarDialog,
  },
  {
    name: 'liquidar',
    place: 'main',
    keys: 'ctrl+enter',
    label: LIQUIDACION.liquidar,
    access: liquidacionestaller.liquidar.access,
    when: (liquidacion) =>
      borrador(liquidacion) && liquidacion.lineas.length > 0 && liquidacion.lineas.every(({ revisada }) => revisada),
    Dialog: LiquidarDialog,
  },
]
