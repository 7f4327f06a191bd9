import { State } from '../parts/State.tsx'
import { useFormat } from '../use-texts.ts'
import { P } from './palabras.ts'

/** How much of a roll is left, at a glance. */
export function EstadoDePieza({ metros, restante }: { metros: number; restante: number }) {
  const { word } = useFormat()
  if (restante === 0) return <State mark="dotted">{word(P.agotada)}</State>
  if (restante === metros) return <State mark="full">{word(P.entera)}</State>
  return <State mark="half">{word(P.empezada)}</State>
}
