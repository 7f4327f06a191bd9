import { createFileRoute } from '@tanstack/react-router'
import { CartSkeleton } from '../account/cart/CartSkeleton.tsx'
import { NoHallado } from '../account/NoHallado.tsx'
import { loadPedido } from '../account/pedido/load.ts'
import { Pedido } from '../account/pedido/Pedido.tsx'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/pedido/$id')({
  validateSearch: ({ nuevo }): { nuevo?: boolean } => (nuevo ? { nuevo: true } : {}),
  loader: ({ context, params }) => loadPedido(context, params.id),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, (t) => ({ title: t('nav.orderNumber', { number: loaderData.numero }), index: false }))
      : {},
  component: () => <Pedido id={Route.useLoaderData().id} nuevo={Route.useSearch().nuevo ?? false} />,
  notFoundComponent: () => <NoHallado what="order" id={Route.useParams().id} />,
  pendingComponent: CartSkeleton,
})
