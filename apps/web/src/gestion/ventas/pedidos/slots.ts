import type { Pedido } from '@telar/contract/ventas/pedidos'
import type { ComponentType, ReactNode } from 'react'
import { slot } from '../../declare/contribution.ts'
import type { RecordAction } from '../../record/actions.ts'

type DePedido = ComponentType<{ pedido: Pedido }>

/** Among what can be done with an order. */
export const ACCIONES_DEL_PEDIDO = slot<RecordAction<Pedido>>('pedidos.acciones')
/** At the side of an order, below its data. */
export const AL_LADO_DEL_PEDIDO = slot<DePedido>('pedidos.al-lado')

type DeCelda = (colorId: number, talla: string) => string | undefined

/** What can be promised of each cell of a model: a few words, and the whole account. */
export interface Promesa {
  /** Only of cells of which nothing is free. */
  corto?: DeCelda
  largo?: DeCelda
}

/** Around the matrix of a model that is being ordered. */
export const PROMESA_DE_MODELO =
  slot<ComponentType<{ modeloId: number; children: (promesa: Promesa) => ReactNode }>>('pedidos.promesa')
