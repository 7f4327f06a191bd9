import { useQuery } from '@tanstack/react-query'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { Plus } from 'lucide-react'
import { useClient } from '../../../kit/app.ts'
import { query } from '../../../kit/calls/query.ts'
import { useMay } from '../../access.ts'
import { CLIENTE } from '../../clientes/clientes/cliente-texts.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf, NEW, useGo } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { SITUACION } from '../situaciones.ts'
import { EntregasPrevistas } from './EntregasPrevistas.tsx'

const SHOWN = 50

/** The orders of a customer, the newest first. */
export function PedidosDelCliente({ row }: PartProps) {
  const t = useWords(OFFICE)
  const go = useGo()
  const may = useMay()
  const { number, amount, date, word } = useFormat()
  const say = useWords(CLIENTE)
  const id = Number(row?.id)
  const advancedFilter = { field: 'clienteId', operator: 'eq', value: id } as const
  const { data } = useQuery({
    ...query(useClient(), pedidos.search, { body: { advancedFilter, pageSize: SHOWN, orderBy: ['fecha desc'] } }),
    enabled: may(pedidos.search.access),
  })
  if (!may(pedidos.search.access)) return <Note>{t.errors.forbidden}</Note>
  return (
    <>
      <EntregasPrevistas clienteId={id} />
      <section className="o-sec o-flat">
        <h2 className="o-row o-h2">
          {say.orders} {data && number(data.totalCount)}
          <span className="o-sp" />
          {may(pedidos.create.access) && (
            <Button small icon={Plus} onClick={() => go(hrefOf('pedidos', NEW, { cliente: id }))}>
              {say.newOrder}
            </Button>
          )}
        </h2>
        {data?.totalCount === 0 && <p className="o-q">{say.noOrders}</p>}
        {data && data.totalCount > 0 && (
          <Sideways>
            <table className="o-t">
              <thead>
                <tr>
                  <th>{say.number}</th>
                  <th>{say.date}</th>
                  <th>{say.state}</th>
                  <th className="o-n">{say.garments}</th>
                  <th className="o-n">{say.amount}</th>
                </tr>
              </thead>
              <tbody>
                {data.data.map(({ id: pedidoId, numero, fecha, situacion, prendas, base }) => (
                  <tr key={pedidoId}>
                    <td>
                      <OfficeLink className="o-link o-m" href={hrefOf('pedidos', pedidoId)}>
                        {numero}
                      </OfficeLink>
                    </td>
                    <td className="o-q">{date(fecha)}</td>
                    <td>
                      <State mark={SITUACION[situacion].mark}>{word(SITUACION[situacion].label)}</State>
                    </td>
                    <td className="o-n">{number(prendas)}</td>
                    <td className="o-n o-m">{amount(base)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Sideways>
        )}
      </section>
    </>
  )
}
