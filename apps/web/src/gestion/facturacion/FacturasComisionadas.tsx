import type { ComisionDeComercial } from '@telar/contract/facturacion/comisiones'
import { OfficeLink } from '../parts/OfficeLink.tsx'
import { Sideways } from '../parts/Sideways.tsx'
import { hrefOf } from '../place.ts'
import { useFormat, useWords } from '../use-texts.ts'
import { CRITERIO, COMISION_LABELS as SAY } from './comision-texts.ts'

interface FacturasComisionadasProps {
  facturas: ComisionDeComercial['facturas']
  /** What is said of all of them; an invoice that pays on something else says so. */
  criterio: ComisionDeComercial['criterio']
  total: number
}

/** The invoices behind a commission: what was earned, what had been settled, what is left. */
export function FacturasComisionadas({ facturas, criterio, total }: FacturasComisionadasProps) {
  const { word, amount, date, number } = useFormat()
  const labels = useWords(SAY)
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-phone">
        <thead>
          <tr>
            <th>{labels.factura}</th>
            <th>{labels.fecha}</th>
            <th>{labels.cliente}</th>
            <th className="o-n">{labels.base} €</th>
            <th className="o-n">{labels.tipo}</th>
            <th className="o-n">{labels.comision} €</th>
            <th className="o-n">{labels.devengado} €</th>
            <th className="o-n">{labels.anterior} €</th>
            <th className="o-n">{labels.importe} €</th>
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
              <td className="o-n" data-th={labels.tipo}>
                {factura.criterio !== criterio && <span className="o-q o-s">{word(CRITERIO[factura.criterio])} </span>}
                {factura.tipo === null ? '–' : number(factura.tipo)}
              </td>
              <td className="o-n" data-th={labels.comision}>
                {amount(factura.comision)}
              </td>
              <td className="o-n" data-th={labels.devengado}>
                {amount(factura.devengado)}
              </td>
              <td className="o-n" data-th={labels.anterior}>
                {factura.anterior === 0 ? '–' : amount(factura.anterior)}
              </td>
              <td className="o-n o-m o-l1">{amount(factura.importe)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={8} className="o-l1">
              {labels.importe}
            </th>
            <td className="o-n o-l1">{amount(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Sideways>
  )
}
