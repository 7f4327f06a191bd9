import { pedidos } from '@telar/contract/ventas/pedidos'
import { useRead } from '../../calls.ts'
import { ImportesDelPedido } from './ImportesDelPedido.tsx'
import { Matrices } from './Matrices.tsx'
import { Pasos } from './pasos/Pasos.tsx'

/** An order at a glance, without leaving the list. */
export function VistaPrevia({ row }: { row: { id: number; cliente: string } }) {
  const { data } = useRead(pedidos.get, { params: { id: row.id } })
  return (
    <div className="o-glance">
      <p>
        <b className="o-m">{row.cliente}</b> <span className="o-q">{data?.direccionEnvio.ciudad}</span>
      </p>
      {data && (
        <>
          <Pasos pedido={data} />
          <Matrices pedido={data} />
          <ImportesDelPedido importes={data.importes} prendas={data.prendas} />
        </>
      )}
    </div>
  )
}
