import { State } from '../parts/State.tsx'
import { useWords } from '../use-texts.ts'
import { P } from './palabras.ts'

/** How much of a roll is left, at a glance. */
export function EstadoDePieza({ metros, restante }: { metros: number; restante: number }) {
  const p = useWords(P)
  if (restante === 0) return <State mark="dotted">{p.agotada}</State>
  if (restante === metros) return <State mark="full">{p.entera}</State>
  return <State mark="half">{p.empezada}</State>
}
