import { createFileRoute } from '@tanstack/react-router'
import { CartSkeleton } from '../account/cart/CartSkeleton.tsx'
import { Factura } from '../account/factura/Factura.tsx'
import { loadFactura } from '../account/factura/load.ts'
import { NoHallado } from '../account/NoHallado.tsx'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/factura/$id')({
  loader: ({ context, params }) => loadFactura(context, params.id),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match, (t) => ({
          title: t(loaderData.rectificativa ? 'nav.creditNumber' : 'nav.invoiceNumber', { number: loaderData.numero }),
          index: false,
        }))
      : {},
  component: () => <Factura id={Route.useLoaderData().id} />,
  notFoundComponent: () => <NoHallado what="invoice" id={Route.useParams().id} />,
  pendingComponent: CartSkeleton,
})
