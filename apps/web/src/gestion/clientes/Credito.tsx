import { clientes } from '@telar/contract/clientes/clientes'
import { useMay } from '../access.ts'
import { useRead } from '../calls.ts'
import { State } from '../parts/State.tsx'
import { useFormat, useWords } from '../use-texts.ts'
import { CREDITO } from './credito-texts.ts'

/** How a customer stands, beside their name: what they owe, what was agreed, since when they are late. */
export function Credito({ clienteId }: { clienteId: number | null | undefined }) {
  const may = useMay()
  const { money, date } = useFormat()
  const say = useWords(CREDITO)
  const { data } = useRead(
    clientes.credito,
    { params: { id: clienteId ?? 0 }, query: {} },
    { enabled: Boolean(clienteId) && may(clientes.credito.access), staleTime: 0 },
  )
  if (!data) return null
  const { saldo, servido, limite, disponible, vencidoDesde, bloqueado } = data
  return (
    <dl className="o-dl o-credit" aria-label={say.credit}>
      <dt>{say.owes}</dt>
      <dd>
        <b className="o-m">{money(saldo)}</b>
        {bloqueado && (
          <>
            {' '}
            <State mark="blocked">{say.blocked}</State>
          </>
        )}
        {servido > 0 && (
          <span className="o-q">
            {' '}
            {say.served}: {money(servido)}
          </span>
        )}
      </dd>
      <dt>{say.limit}</dt>
      <dd>
        {limite === null ? say.noLimit : money(limite)}
        {disponible !== null && (
          <span className="o-q">
            {' '}
            {say.left}: {money(disponible)}
          </span>
        )}
      </dd>
      {vencidoDesde && (
        <>
          <dt>{say.overdue}</dt>
          <dd>
            <State mark="late">{date(vencidoDesde)}</State>
          </dd>
        </>
      )}
    </dl>
  )
}
