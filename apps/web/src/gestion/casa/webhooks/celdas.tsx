import type { Webhook } from '@telar/contract/casa/webhooks'
import { State } from '../../parts/State.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { EVENTO, WEBHOOKS as SAY } from './webhooks-texts.ts'

const esConocido = (evento: string): evento is keyof typeof EVENTO => Object.hasOwn(EVENTO, evento)

/** What an event is called; of one that the house no longer tells, its own name. */
export function useEvento(): (evento: string) => string {
  const { word } = useFormat()
  return (evento) => (esConocido(evento) ? word(EVENTO[evento]) : evento)
}

/** Whether an address answers. */
export function Situacion({ webhook: { activo, fallosSeguidos } }: { webhook: Webhook }) {
  const say = useWords(SAY)
  if (!activo) return <State mark="blocked">{say.parado}</State>
  if (fallosSeguidos > 0) return <State mark="late">{say.falla(fallosSeguidos)}</State>
  return <State mark="done">{say.bien}</State>
}

export const SituacionCell = ({ row }: { row: Webhook }) => <Situacion webhook={row} />

export function EventosCell({ row: { eventos } }: { row: Webhook }) {
  const evento = useEvento()
  return <span className="o-el">{eventos.map(evento).join(', ')}</span>
}
