import type { Movimiento } from '@telar/contract/almacen/movimientos'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { type Href, hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { LUGAR } from '../palabras.ts'
import { MOVIMIENTO } from './movimiento-texts.ts'

/** What garments moved with: the paper closest to it leads there. */
export function Documento({ row }: { row: Movimiento }) {
  const say = useWords(MOVIMIENTO)
  const { pedidoId, pedido, entrega, ordenId, orden, facturaId, factura, recuentoId } = row
  const enlace = (href: Href, texto: string) => (
    <OfficeLink className="o-link" href={href}>
      {texto}
    </OfficeLink>
  )
  if (recuentoId !== null) return enlace(hrefOf('recuentos', recuentoId), say.recuento(recuentoId))
  if (ordenId !== null) return enlace(hrefOf('ordenesfab', ordenId), orden ?? String(ordenId))
  if (pedidoId !== null) return enlace(hrefOf('pedidos', pedidoId), entrega ?? pedido ?? String(pedidoId))
  if (facturaId !== null) return enlace(hrefOf('facturas', facturaId), factura ?? String(facturaId))
  return <span className="o-q">–</span>
}

/** From where to where. */
export function Recorrido({ row: { de, a } }: { row: Pick<Movimiento, 'de' | 'a'> }) {
  const { word } = useFormat()
  return (
    <span className="o-flow">
      {word(LUGAR[de])} → {word(LUGAR[a])}
    </span>
  )
}

export const DeModelo = ({ row: { modeloId, modelo, nombre } }: { row: Movimiento }) =>
  modelo === null ? (
    <span className="o-q">–</span>
  ) : (
    <OfficeLink className="o-link o-m" href={hrefOf('modelos', modeloId, { ficha: 'movimientos' })}>
      {modelo} {nombre}
    </OfficeLink>
  )
