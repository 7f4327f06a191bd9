import { lazyRouteComponent } from '@tanstack/react-router'
import { type Pedido, pedidos } from '@telar/contract/ventas/pedidos'
import { Suspense } from 'react'
import { useRead } from '../../calls.ts'
import type { RecordProps } from '../../declare/screen.ts'
import { usePlace } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { LeidoAhora } from '../../record/LeidoAhora.tsx'
import { EditorDePedido } from './editor/EditorDePedido.tsx'
import { Servir } from './pasos/Servir.tsx'
import { pedidoLeido } from './pedido-leido.ts'
import { VerPedido } from './VerPedido.tsx'

const Embalar = lazyRouteComponent(() => import('../cajas/Embalar.tsx'))

/** An order: a new one, one like another, or one to look at, to change or to serve, as the address says. */
export default function PedidoRecord({ id }: RecordProps) {
  const { search } = usePlace()
  const leido = pedidoLeido(id, search)
  const read = useRead(pedidos.get, { params: { id: leido ?? 0 } }, { enabled: leido !== null, staleTime: 0 })
  if (leido === null)
    return (
      <EditorDePedido
        pedido={undefined}
        clienteId={Number(search.cliente) || null}
        modeloId={Number(search.modelo) || null}
      />
    )
  if (id !== null && search.ficha === 'servir')
    return <LeidoAhora de={read}>{(pedido, releer) => <Servir pedido={pedido} releer={releer} />}</LeidoAhora>
  return <Leido de={read}>{(pedido) => <ComoSePide pedido={pedido} nuevo={id === null} ficha={search.ficha} />}</Leido>
}

function ComoSePide({ pedido, nuevo, ficha }: { pedido: Pedido; nuevo: boolean; ficha: unknown }) {
  if (nuevo) return <EditorDePedido pedido={undefined} copia={pedido} clienteId={pedido.clienteId} />
  if (ficha === 'editar') return <EditorDePedido pedido={pedido} clienteId={pedido.clienteId} />
  if (ficha === 'embalar')
    return (
      <Suspense>
        <Embalar pedido={pedido} />
      </Suspense>
    )
  return <VerPedido pedido={pedido} confirming={ficha === 'confirmar'} />
}
