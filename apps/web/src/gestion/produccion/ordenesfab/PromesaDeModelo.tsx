import type { ReactNode } from 'react'
import type { Promesa } from '../../ventas/pedidos/slots.ts'
import { usePromesa } from './use-promesa.ts'

interface PromesaDeModeloProps {
  modeloId: number
  children: (promesa: Promesa) => ReactNode
}

/** Tells what can be promised of a model: what is free, what is being made, what could be cut. */
export const PromesaDeModelo = ({ modeloId, children }: PromesaDeModeloProps) => children(usePromesa(modeloId))
