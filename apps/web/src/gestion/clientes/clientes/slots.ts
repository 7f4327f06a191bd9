import type { Cliente } from '@telar/contract/clientes/clientes'
import { slot } from '../../declare/contribution.ts'
import type { RecordAction } from '../../record/actions.ts'

/** Among what can be done with a customer. */
export const MENU_DEL_CLIENTE = slot<RecordAction<Pick<Cliente, 'id' | 'razonSocial'>>>('clientes.menu')
