import { cobros } from '@telar/contract/facturacion/cobros'
import { diasEntre } from '@telar/domain/fecha'
import { statusOf } from '../../../kit/calls/failures.ts'
import { useRead } from '../../calls.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { HojaBotones } from '../../parts/hoja/HojaBotones.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { words } from '../../words.ts'
import { ExtractoDeCuenta } from './ExtractoDeCuenta.tsx'
import { enHoja } from './en-hoja.ts'
import { PENDIENTES as SAY, TRAMOS } from './pendientes-texts.ts'

const retraso = (vence: string | null, fecha: string): number =>
  vence === null ? 0 : Math.max(0, diasEntre(vence, fecha))

/** The invoices that a customer had not paid whole at the end of a day, the oldest due first. */
export function DelCliente({ clienteId, fecha }: { clienteId: number; fecha: string }) {
  const { word, date, amount, number } = useFormat()
  const labels = useWords(words)
  const say = useWords(SAY)
  const read = useRead(cobros.facturasPendientes, { body: { fecha, clienteId } }, { staleTime: 0 })
  const pendiente = useRead(cobros.pendientes, { body: { fecha, clienteId } }, { staleTime: 0 }).data
  const title = read.data?.[0]?.cliente ?? pendiente?.cliente ?? labels.cliente
  const palabras = { ...say, cliente: labels.cliente, total: word(TRAMOS.total) }
  if (statusOf(read.error) === 404) return <NoSuchScreen />
  return (
    <>
      <PlainHead screen="pendientes" title={title}>
        <span className="o-q">
          {say.alDia} {date(fecha)}
        </span>
        <span className="o-sp" />
        <HojaBotones
          name={`pendientes-${clienteId}-${fecha}`}
          title={title}
          hoja={() => enHoja(read.data ?? [], palabras)}
        />
        <ExtractoDeCuenta {...{ clienteId, fecha }} cliente={title} />
        <OfficeLink className="o-btn" href={hrefOf('clientes', clienteId)}>
          {say.ficha}
        </OfficeLink>
      </PlainHead>
      <div className="o-scroll">
        <Leido de={read}>
          {(data) => (
            <section className="o-sec o-flat">
              {data.length === 0 && <p className="o-q">{say.nada}</p>}
              {data.length > 0 && (
                <Sideways>
                  <table className="o-t o-t-money o-t-phone">
                    <thead>
                      <tr>
                        <th>{say.factura}</th>
                        <th>{say.fecha}</th>
                        <th>{say.vence}</th>
                        <th className="o-n">{say.retraso}</th>
                        <th className="o-n">{word(TRAMOS.total)} €</th>
                        <th className="o-n">{say.cobrado} €</th>
                        <th className="o-n">{say.pendiente} €</th>
                      </tr>
                    </thead>
                    <tbody>
                      {data.map((row) => (
                        <tr key={row.id}>
                          <td className="o-l1">
                            <OfficeLink className="o-link o-m" href={hrefOf('facturas', row.id)}>
                              {row.numeroCompleto}
                            </OfficeLink>
                          </td>
                          <td data-th={say.fecha}>{date(row.fecha)}</td>
                          <td data-th={say.vence}>{row.vence ? date(row.vence) : '–'}</td>
                          <td className="o-n" data-th={say.retraso}>
                            {retraso(row.vence, fecha) > 0 ? number(retraso(row.vence, fecha)) : '–'}
                          </td>
                          <td className="o-n" data-th={word(TRAMOS.total)}>
                            {amount(row.total)}
                          </td>
                          <td className="o-n" data-th={say.cobrado}>
                            {amount(row.cobrado)}
                          </td>
                          <td className="o-n o-m o-l1">{amount(row.pendiente)}</td>
                        </tr>
                      ))}
                    </tbody>
                    {pendiente && (
                      <tfoot>
                        <tr>
                          <th scope="row" className="o-l1">
                            {word(TRAMOS.total)}
                          </th>
                          <td colSpan={5} />
                          <td className="o-n o-l1">{amount(pendiente.total.total)}</td>
                        </tr>
                      </tfoot>
                    )}
                  </table>
                </Sideways>
              )}
            </section>
          )}
        </Leido>
      </div>
    </>
  )
}
