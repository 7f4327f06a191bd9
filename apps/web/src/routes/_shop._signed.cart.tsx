import { createFileRoute } from '@tanstack/react-router'
import { Cart } from '../account/cart/Cart.tsx'
import { CartSkeleton } from '../account/cart/CartSkeleton.tsx'
import { pageHead } from '../kit/head.ts'
import { cartQuery } from '../kit/ventas/cart-query.ts'

export const Route = createFileRoute('/_shop/_signed/cart')({
  loader: ({ context: { queryClient, client } }) => queryClient.fetchQuery({ ...cartQuery(client), staleTime: 0 }),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.cart'), index: false })),
  component: Cart,
  pendingComponent: CartSkeleton,
})
