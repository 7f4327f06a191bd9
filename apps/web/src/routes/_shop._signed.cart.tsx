import { createFileRoute } from '@tanstack/react-router'
import { Cart } from '../account/cart/Cart.tsx'
import { CartSkeleton } from '../account/cart/CartSkeleton.tsx'
import { cartQuery } from '../kit/cart-query.ts'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/cart')({
  loader: ({ context: { queryClient, client } }) => queryClient.fetchQuery({ ...cartQuery(client), staleTime: 0 }),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.cart'), index: false })),
  component: Cart,
  pendingComponent: CartSkeleton,
})
