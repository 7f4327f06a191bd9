import { type Atada, reparto } from '@telar/contract/produccion/reparto'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { LIBERACION } from './liberacion-texts.ts'
import { REPARTO } from './reparto-texts.ts'
import './reparto.css'
import { Sideways } from '../../parts/Sideways.tsx'

/** What is tied to a season's orders, order by order: what its release day sets free. */
export function Liberacion({ row }: PartProps) {
  const say = useWords(LIBERACION)
  const { date, number } = useFormat()
  const leido = useRead(reparto.liberacion, { params: { id: Number(row?.id) } }, { staleTime: 0 })
  return (
    <Leido de={leido}>
      {({ fecha, liberada, atadas }) => {
        const prendas = atadas.reduce((n, { enCasa, llegan }) => n + enCasa + llegan, 0)
        const pedidos = new Set(atadas.map(({ pedidoId }) => pedidoId)).size
        const cuando = fecha === null ? say.never : liberada ? say.done(date(fecha)) : say.on(date(fecha))
        return (
          <section className="o-sec o-flat">
            <Note>
              {cuando} {prendas === 0 ? say.untied : say.tied(number(prendas), number(pedidos))}
            </Note>
            {atadas.length > 0 && <Atadas atadas={atadas} />}
          </section>
        )
      }}
    </Leido>
  )
}

function Atadas({ atadas }: { atadas: readonly Atada[] }) {
  const say = useWords(REPARTO)
  const words = useWords(LIBERACION)
  const { number, date } = useFormat()
  return (
    <Sideways>
      <table className="o-t o-esperan o-t-phone">
        <thead>
          <tr>
            <th scope="col">{say.order}</th>
            <th scope="col" className="o-n">
              {say.here}
            </th>
            <th scope="col" className="o-n">
              {say.comes}
            </th>
            <th scope="col">{words.model}</th>
            <th scope="col">{say.customer}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {atadas.map(({ pedidoId, numero, cliente, hasta, modeloId, modelo, nombre, enCasa, llegan }) => (
            <tr key={`${pedidoId} ${modeloId}`}>
              <td className="o-l1">
                <OfficeLink className="o-link" href={hrefOf('pedidos', pedidoId)}>
                  {numero}
                </OfficeLink>
              </td>
              <td className="o-n" data-th={say.here}>
                {enCasa > 0 ? number(enCasa) : '·'}
              </td>
              <td className="o-n" data-th={say.comes}>
                {llegan > 0 ? number(llegan) : '·'}
              </td>
              <td>
                <OfficeLink className="o-link" href={hrefOf('modelos', modeloId, { ficha: 'reparto' })}>
                  {modelo} {nombre}
                </OfficeLink>
              </td>
              <td className="o-l1 o-el">{cliente}</td>
              <td data-th={words.until}>{hasta ? date(hasta) : '·'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
