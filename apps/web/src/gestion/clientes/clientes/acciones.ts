import { type Cliente, clientes } from '@telar/contract/clientes/clientes'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { Download, Eraser, ShoppingBag } from 'lucide-react'
import { hrefOf, NEW } from '../../place.ts'
import type { RecordAction } from '../../record/actions.ts'
import { BorrarDatos } from './BorrarDatos.tsx'
import { CLIENTE } from './cliente-texts.ts'

/** What else can be done with a customer. */
export const ACCIONES: readonly RecordAction<Pick<Cliente, 'id' | 'razonSocial'>>[] = [
  {
    name: 'pedido',
    place: 'menu',
    icon: ShoppingBag,
    label: CLIENTE.newOrder,
    access: pedidos.create.access,
    run: ({ id }, { go }) => go(hrefOf('pedidos', NEW, { cliente: id })),
  },
  {
    name: 'datos',
    place: 'menu',
    icon: Download,
    label: CLIENTE.exportData,
    access: clientes.datos.access,
    run: ({ id }, { calls }) => calls.download(clientes.datos, { params: { id } }, `cliente-${id}.json`),
  },
  {
    name: 'borrar-datos',
    place: 'menu',
    icon: Eraser,
    danger: true,
    label: CLIENTE.eraseData,
    access: clientes.borrarDatos.access,
    Dialog: BorrarDatos,
  },
]
