import type { SinPrueba } from '@telar/contract/facturacion/pruebas'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat } from '../../use-texts.ts'
import { FALTA } from './prueba-texts.ts'

/** The invoice, with its shipments: its papers are added there. */
export const FacturaCell = ({ row: { id, numero } }: { row: SinPrueba }) => (
  <OfficeLink className="o-link o-m" href={hrefOf('facturas', id)}>
    {numero}
  </OfficeLink>
)

export function FaltanCell({ row: { faltan } }: { row: SinPrueba }) {
  const { word } = useFormat()
  return <>{faltan.map((falta) => word(FALTA[falta])).join('. ')}</>
}
