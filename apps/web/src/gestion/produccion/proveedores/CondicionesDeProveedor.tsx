import type { PartProps } from '../../declare/screen.ts'
import { Condiciones } from '../condiciones/Condiciones.tsx'

/** What a supplier sells, and how. */
export default function CondicionesDeProveedor({ row }: PartProps) {
  return row ? <Condiciones de={{ proveedorId: Number(row.id) }} /> : null
}
