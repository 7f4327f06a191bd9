import type { ComponentType } from 'react'
import { slot } from '../../declare/contribution.ts'

/** In the menu of a customer: an item of it. */
export const MENU_DEL_CLIENTE = slot<ComponentType<{ id: number }>>('clientes.menu')
