import { pedidos } from '@telar/contract/ventas/pedidos'
import { useFills } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { NextActions } from '../../record/NextActions.tsx'
import { acciones } from './acciones.ts'
import { ACCIONES_DEL_PEDIDO } from './slots.ts'

/** What comes next of an order: it is confirmed, prepared, served or invoiced. */
export function Siguiente({ row: { id } }: { row: { id: number } }) {
  const otras = useFills(ACCIONES_DEL_PEDIDO)
  const { data } = useRead(pedidos.get, { params: { id } })
  return <NextActions row={data} actions={acciones(otras)} />
}
