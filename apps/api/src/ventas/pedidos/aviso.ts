import type { Aviso } from '@telar/contract/casa/avisos'
import type { Tema } from '../../casa/avisos/avisos.ts'
import { type AnuncioDeCliente, deSuComercial } from '../../clientes/aviso.ts'

type Pedido = Extract<Aviso, { tipo: 'pedido' }>

/** An order has come in. */
export type AnuncioDePedido = AnuncioDeCliente<Pedido>

/** Orders are told to who sees orders. */
export const avisoDePedido: Tema<AnuncioDePedido> = {
  tipo: 'pedido',
  recurso: 'pedidos',
  permiso: 'Permissions.Pedidos.Search',
  ...deSuComercial<Pedido>(),
}
