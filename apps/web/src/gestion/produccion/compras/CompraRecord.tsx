import { compras } from '@telar/contract/produccion/compras'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { EditorDeCompra } from './EditorDeCompra.tsx'
import { VerCompra } from './VerCompra.tsx'

/** A purchase order: a new one, or one to look at or to change. */
export default function CompraRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const may = useMay()
  const read = useRead(compras.get, { params: { id: Number(id) } }, { enabled: id !== null, staleTime: 0 })
  if (id === null) return <EditorDeCompra compra={undefined} proveedorId={Number(search.proveedor) || null} />
  return (
    <Leido de={read}>
      {(compra) =>
        search.ficha === 'editar' && may(compras.update.access) ? (
          <EditorDeCompra key={compra.id} compra={compra} proveedorId={compra.proveedorId} />
        ) : (
          <VerCompra key={compra.id} compra={compra} />
        )
      }
    </Leido>
  )
}
