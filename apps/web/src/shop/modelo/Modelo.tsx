import { useSuspenseQuery } from '@tanstack/react-query'
import { useClient } from '../../kit/app.ts'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { modeloClienteQuery, modeloQuery } from './ficha.ts'
import { ModeloScreen } from './ModeloScreen.tsx'

interface ModeloProps {
  id: number
  color: number | undefined
  /** Models beside it, when the server has picked them. */
  beside: Tarjeta[] | null
}

/** A model's page for anybody. */
export function Modelo({ id, color, beside }: ModeloProps) {
  const { data } = useSuspenseQuery(modeloQuery(useClient(), id))
  return <ModeloScreen modelo={data} color={color} beside={beside} priced={false} />
}

/** The same for a customer, with prices and what is free. */
export function UserModelo({ id, color }: Omit<ModeloProps, 'beside'>) {
  const { data } = useSuspenseQuery(modeloClienteQuery(useClient(), id))
  return <ModeloScreen modelo={data} color={color} beside={null} priced />
}
