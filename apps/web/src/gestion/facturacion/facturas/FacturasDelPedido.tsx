import { facturas } from '@telar/contract/facturacion/facturas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useRead } from '../../calls.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from '../../ventas/pedidos/pedido-texts.ts'
import { SituacionDeFactura } from '../SituacionDeFactura.tsx'

/** The invoices that were made of an order. */
export default function FacturasDelPedido({ pedido: { id } }: { pedido: Pedido }) {
  const { money } = useFormat()
  const say = useWords(PEDIDO)
  const { data } = useRead(facturas.dePedido, { params: { id } })
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
