import { pedidos } from '@telar/contract/ventas/pedidos'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { OFFICE } from '../../office-texts.ts'
import { errorText } from '../../parts/error-text.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { word } from '../../words.ts'
import { SITUACION } from '../situaciones.ts'
import { PEDIDO_LABELS } from './pedido-labels.ts'

const TEXTOS = {
  title: word(
    (n: string, prendas: string) => `${n} pedidos, ${prendas} prendas`,
    (n, prendas) => `${n} orders, ${prendas} garments`,
    (n, prendas) => `${n} encomendas, ${prendas} peças`,
    (n, prendas) => `${n} comandes, ${prendas} peces`,
  ),
  none: word(
    'Nadie ha pedido este modelo todavía.',
    'Nobody has ordered this model yet.',
    'Ainda ninguém encomendou este modelo.',
    'Encara ningú no ha demanat aquest model.',
  ),
  pending: word('Por servir', 'To serve', 'Por servir', 'Per servir'),
  served: word('Servidas', 'Served', 'Servidas', 'Servides'),
  older: word(
    (n: string) => `y ${n} pedidos anteriores`,
    (n) => `and ${n} earlier orders`,
    (n) => `e ${n} encomendas anteriores`,
    (n) => `i ${n} comandes anteriors`,
  ),
}

/** The orders that have this model, the newest first, and how far each is. */
export function PedidosDelModelo({ row }: PartProps) {
  const { number, date, word: inWords } = useFormat()
  const t = useWords(OFFICE)
  const say = useWords(TEXTOS)
  const fields = useWords(PEDIDO_LABELS)
  const { data, error } = useRead(pedidos.deModelo, { params: { id: Number(row?.id) } })
  if (error) return <Note look="error">{errorText(error, t)}</Note>
  if (!data) return null
  if (data.total === 0) return <p className="o-empty">{say.none}</p>
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.title(number(data.total), number(data.prendas))}</h2>
      <Sideways>
        <table className="o-t o-t-phone">
          <thead>
            <tr>
              <th>{fields.numero}</th>
              <th>{fields.cliente}</th>
              <th>{fields.fecha}</th>
              <th>{fields.situacion}</th>
              <th className="o-n">{fields.prendas}</th>
              <th className="o-n">{say.served}</th>
              <th className="o-n">{say.pending}</th>
            </tr>
          </thead>
          <tbody>
            {data.pedidos.map(({ id, numero, cliente, fecha, situacion, prendas, servidas, anuladas }) => (
              <tr key={id}>
                <td className="o-l1">
                  <OfficeLink className="o-link o-m o-nw" href={hrefOf('pedidos', id)}>
                    {numero}
                  </OfficeLink>
                </td>
                <td className="o-l1 o-el">{cliente}</td>
                <td className="o-q o-nw">{date(fecha)}</td>
                <td>
                  <State mark={SITUACION[situacion].mark}>{inWords(SITUACION[situacion].label)}</State>
                </td>
                <td className="o-n o-l1">{number(prendas)}</td>
                <td className="o-n" data-th={say.served}>
                  {number(servidas)}
                </td>
                <td className="o-n o-m" data-th={say.pending}>
                  {number(prendas - servidas - anuladas)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {data.total > data.pedidos.length && <p className="o-q">{say.older(number(data.total - data.pedidos.length))}</p>}
    </section>
  )
}
