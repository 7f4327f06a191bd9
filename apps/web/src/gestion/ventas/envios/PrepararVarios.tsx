import type { EntregaFila } from '@telar/contract/ventas/entregas'
import type { ActionProps } from '../../declare/screen.ts'
import { PrepararDialog } from './PrepararDialog.tsx'

/** One shipment of the delivery notes that are marked. */
export const PrepararVarios = ({ rows, onClose }: ActionProps<EntregaFila>) => (
  <PrepararDialog entregas={rows} onClose={onClose} />
)
