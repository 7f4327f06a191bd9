import { plazos } from '@telar/contract/ventas/plazos'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PLAZO } from './plazo-texts.ts'

/** What is still to leave of a customer's orders, by the days agreed. */
export function EntregasPrevistas({ clienteId }: { clienteId: number }) {
  const say = useWords(PLAZO)
  const { number, date } = useFormat()
  const { data } = useRead(plazos.previstas, { params: { id: clienteId } })
  if (!data?.length) return null
  const dias = (desde: string | null, hasta: string | null) =>
    [desde, hasta].flatMap((dia) => (dia ? [date(dia)] : [])).join(' – ') || say.undated
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.title}</h2>
      <Sideways>
        <table className="o-t">
          <thead>
            <tr>
              <th>{say.days}</th>
              <th>{say.order}</th>
              <th className="o-n">{say.garments}</th>
              <th className="o-n">{say.here}</th>
              <th className="o-n">{say.coming}</th>
              <th className="o-n">{say.toMake}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ pedidoId, numero, desde, hasta, prendas, enCasa, llegan, porHacer }) => (
              <tr key={`${pedidoId} ${desde} ${hasta}`}>
                <td>{dias(desde, hasta)}</td>
                <td>
                  <OfficeLink className="o-link o-m" href={hrefOf('pedidos', pedidoId)}>
                    {numero}
                  </OfficeLink>
                </td>
                <td className="o-n">{number(prendas)}</td>
                <td className="o-n">{number(enCasa)}</td>
                <td className="o-n">{number(llegan.reduce((n, { cantidad }) => n + cantidad, 0))}</td>
                <td className="o-n">{number(porHacer)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  )
}
