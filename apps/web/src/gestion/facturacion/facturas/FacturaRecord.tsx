import { facturas } from '@telar/contract/facturacion/facturas'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { DeAlbaranes } from './editor/DeAlbaranes.tsx'
import { DePedido } from './editor/DePedido.tsx'
import { EditorDeFactura } from './editor/EditorDeFactura.tsx'
import { deFactura, enBlanco } from './editor/editor-values.ts'
import { VerFactura } from './ver/VerFactura.tsx'

/** The records that an address names. */
const idsEn = (dichos: unknown): number[] =>
  String(dichos ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)

/** Whether only what has left is asked for; nothing when the address does not say. */
const servidoEn = (dicho: unknown): boolean | undefined => (dicho === undefined ? undefined : Boolean(dicho))

/** An invoice: a new one, one that is being written, or one that was issued and stays as it is. */
export default function FacturaRecord({ id }: RecordProps) {
  const may = useMay()
  const { search } = usePlace()
  const read = useRead(facturas.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  const pedido = Number(search.pedido) || null
  const albaranes = idsEn(search.albaranes)
  if (id === null && albaranes.length > 0) return <DeAlbaranes ids={albaranes} />
  if (id === null && pedido !== null) return <DePedido id={pedido} servido={servidoEn(search.servido)} />
  if (id === null) return <EditorDeFactura initial={enBlanco(Number(search.cliente) || null)} />
  return (
    <Leido de={read}>
      {(factura) =>
        factura.estado === 'borrador' && may(facturas.update.access) ? (
          <EditorDeFactura factura={factura} initial={deFactura(factura)} />
        ) : (
          <VerFactura factura={factura} />
        )
      }
    </Leido>
  )
}
