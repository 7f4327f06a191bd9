import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { Suspense } from 'react'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { NoSuchScreen } from '../../frame/NoSuchScreen.tsx'
import { usePlace } from '../../place.ts'
import { EditorDePedido } from './editor/EditorDePedido.tsx'
import { Servir } from './pasos/Servir.tsx'
import { pedidoLeido } from './pedido-leido.ts'
import { VerPedido } from './VerPedido.tsx'

const Embalar = lazyRouteComponent(() => import('../cajas/Embalar.tsx'))

/** An order: a new one, one like another, or one to look at, to change or to serve, as the address says. */
export default function PedidoRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const leido = pedidoLeido(id, search)
  const { data, error } = useRead(
    pedidos.get,
    { params: { id: leido ?? 0 } },
    { enabled: leido !== null, staleTime: 0 },
  )
  if (leido === null) return <EditorDePedido pedido={undefined} clienteId={Number(search.cliente) || null} />
  if (error && !data) return <NoSuchScreen />
  if (!data) return null
  if (id === null) return <EditorDePedido pedido={undefined} copia={data} clienteId={data.clienteId} />
  if (search.ficha === 'editar') return <EditorDePedido pedido={data} clienteId={data.clienteId} />
  if (search.ficha === 'embalar')
    return (
      <Suspense>
        <Embalar pedido={data} />
      </Suspense>
    )
  if (search.ficha === 'servir') return <Servir pedido={data} />
  return <VerPedido pedido={data} confirming={search.ficha === 'confirmar'} />
}
