import { cobros } from '@telar/contract/facturacion/cobros'
import type { Factura } from '@telar/contract/facturacion/factura'
import { facturas } from '@telar/contract/facturacion/facturas'
import { HandCoins, Stamp } from 'lucide-react'
import { useRead } from '../../calls.ts'
import type { ActionDialogProps, RecordAction } from '../../record/actions.ts'
import { NextActions } from '../../record/NextActions.tsx'
import { VISTA } from './factura-labels.ts'
import { ACCIONES } from './hacer/acciones.ts'
import { CobroDialog } from './hacer/CobroDialog.tsx'
import { EmitirDialog } from './hacer/EmitirDialog.tsx'
import { HACER } from './hacer/hacer-texts.ts'

const emitida = ({ estado }: Factura) => estado === 'emitida'

const EmitirEsta = ({ row, onClose }: ActionDialogProps<Factura>) => (
  <EmitirDialog rows={[row]} onClose={onClose} onDone={onClose} />
)
const CobrarEsta = ({ row, onClose }: ActionDialogProps<Factura>) => <CobroDialog factura={row} onClose={onClose} />

const SIGUIENTES: readonly RecordAction<Factura>[] = [
  {
    name: 'emitir',
    place: 'main',
    icon: Stamp,
    keys: 'ctrl+enter',
    label: VISTA.emitir,
    access: facturas.emitir.access,
    when: ({ estado }) => estado === 'borrador',
    Dialog: EmitirEsta,
  },
  {
    name: 'cobrar',
    place: 'main',
    icon: HandCoins,
    keys: 'ctrl+enter',
    label: HACER.addPayment,
    access: cobros.cobrar.access,
    when: (factura) => emitida(factura) && factura.pendiente !== 0,
    Dialog: CobrarEsta,
  },
  ...ACCIONES.filter(({ name }) => name === 'enviar').map((enviar) => ({ ...enviar, place: 'plain' as const })),
]

/** What comes next of an invoice: a draft is issued, an issued one collected or mailed. */
export function Siguiente({ row: { id } }: { row: { id: number } }) {
  const { data } = useRead(facturas.get, { params: { id } })
  return <NextActions row={data} actions={SIGUIENTES} />
}
