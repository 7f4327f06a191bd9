import { recibidas } from '@telar/contract/facturacion/recibidas'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useMedida } from '../../produccion/use-medida.ts'
import { Leido } from '../../record/Leido.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { RECIBIDA as SAY } from '../recibida-texts.ts'

/** What was ordered, came, went back and was invoiced, side by side; what does not agree is marked. */
export default function FacturadoDeCompra({ compraId }: { compraId: number }) {
  const read = useRead(recibidas.deCompra, { params: { id: compraId } }, { staleTime: 0 })
  const { money, date } = useFormat()
  const medida = useMedida()
  const say = useWords(SAY)
  return (
    <section className="o-sec o-flat" aria-label={say.deCompra}>
      <h2 className="o-h2">{say.deCompra}</h2>
      <Leido de={read}>
        {({ lineas, facturas }) =>
          facturas.length === 0 ? (
            <p className="o-q">{say.sinFacturas}</p>
          ) : (
            <>
              <Sideways>
                <table className="o-t o-t-money o-t-cards">
                  <thead>
                    <tr>
                      <th>{say.materia}</th>
                      <th className="o-n">{say.pedido}</th>
                      <th className="o-n">{say.llegado}</th>
                      <th className="o-n">{say.devuelto}</th>
                      <th className="o-n">{say.deCompra}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {lineas.map(({ lineaId, materia, unidad, pedida, recibida, devuelta, facturada }) => (
                      <tr key={lineaId}>
                        <td>{materia}</td>
                        {[pedida, recibida, devuelta].map((n, i) => (
                          // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change their places.
                          <td key={i} className="o-n">
                            {n === 0 ? '–' : medida(n, unidad)}
                          </td>
                        ))}
                        <td className={facturada === recibida ? 'o-n o-m' : 'o-n o-m o-warn'}>
                          {medida(facturada, unidad)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Sideways>
              <ul className="o-list">
                {facturas.map(({ id, numero, fecha, base, entregado, diferencia }) => (
                  <li key={id} className="o-row o-wrap">
                    <OfficeLink className="o-link o-m" href={hrefOf('recibidas', id)}>
                      {numero}
                    </OfficeLink>
                    <span className="o-q">{date(fecha)}</span>
                    <span>
                      {money(base)} · {say.segunEntradas.toLowerCase()} {money(entregado)}
                    </span>
                    {diferencia !== 0 && (
                      <span className="o-warn">
                        {say.diferencia}: {money(diferencia)}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Leido>
    </section>
  )
}
