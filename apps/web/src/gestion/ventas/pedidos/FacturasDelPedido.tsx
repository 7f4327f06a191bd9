import { facturas } from '@telar/contract/facturacion/facturas'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { SituacionDeFactura } from '../../facturacion/SituacionDeFactura.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

/** The invoices that were made of an order. */
export function FacturasDelPedido({ id }: { id: number }) {
  const may = useMay()
  const { money } = useFormat()
  const say = useWords(PEDIDO)
  const { data } = useRead(facturas.dePedido, { params: { id } }, { enabled: may(facturas.dePedido.access) })
  if (!data || data.length === 0) return null
  return (
    <section className="o-sec" aria-label={say.invoices}>
      <h2 className="o-h2">{say.invoices}</h2>
      <ul className="o-line">
        {data.map((factura) => (
          <li key={factura.id} className="o-row">
            <OfficeLink className="o-link o-m" href={hrefOf('facturas', factura.id)}>
              {factura.numeroCompleto ?? say.draft}
            </OfficeLink>
            <SituacionDeFactura row={factura} />
            <span className="o-sp" />
            <b className="o-m">{money(factura.total)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
