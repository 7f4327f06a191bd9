import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PASE_LABELS as LABELS, PASE as SAY } from './pase-texts.ts'

interface Fila {
  id: number
  numeroCompleto: string | null
  fecha: string
  cliente: string
  base: number
  cuotaIva: number
  cuotaRe: number
  total: number
}

/** Invoices with what they bring to the accounts. */
export function TablaDeFacturas({ facturas }: { facturas: readonly Fila[] }) {
  const { amount, date } = useFormat()
  const say = useWords(SAY)
  const labels = useWords(LABELS)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone">
        <thead>
          <tr>
            <th>{say.factura}</th>
            <th>{labels.fecha}</th>
            <th>{say.cliente}</th>
            <th className="o-n">{labels.base} €</th>
            <th className="o-n">{say.iva} €</th>
            <th className="o-n">{say.recargo} €</th>
            <th className="o-n">{labels.total} €</th>
          </tr>
        </thead>
        <tbody>
          {facturas.map((factura) => (
            <tr key={factura.id}>
              <td className="o-l1">
                <OfficeLink className="o-link o-m" href={hrefOf('facturas', factura.id)}>
                  {factura.numeroCompleto}
                </OfficeLink>
              </td>
              <td>{date(factura.fecha)}</td>
              <td className="o-l1 o-el">{factura.cliente}</td>
              <td className="o-n" data-th={labels.base}>
                {amount(factura.base)}
              </td>
              <td className="o-n" data-th={say.iva}>
                {amount(factura.cuotaIva)}
              </td>
              <td className="o-n" data-th={say.recargo}>
                {amount(factura.cuotaRe)}
              </td>
              <td className="o-n o-m o-l1">{amount(factura.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
