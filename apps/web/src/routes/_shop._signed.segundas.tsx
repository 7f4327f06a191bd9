import { createFileRoute } from '@tanstack/react-router'
import { CartSkeleton } from '../account/cart/CartSkeleton.tsx'
import { Ocasion } from '../account/ocasion/Ocasion.tsx'
import { pageHead } from '../kit/head.ts'
import { ocasionQuery } from '../kit/ventas/ocasion.ts'

export const Route = createFileRoute('/_shop/_signed/segundas')({
  loader: ({ context: { queryClient, client } }) => queryClient.fetchQuery({ ...ocasionQuery(client), staleTime: 0 }),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.occasion'), index: false })),
  component: Ocasion,
  pendingComponent: CartSkeleton,
})
