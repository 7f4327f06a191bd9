import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { accountParams } from '../account/params.ts'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/myaccount')({
  validateSearch: accountParams,
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.account'), index: false })),
  component: () => {
    const navigate = Route.useNavigate()
    const { 'pedidos.pageNumber': pedidos = 1 } = Route.useSearch()
    const onPedidos = (page: number) =>
      void navigate({ search: (all) => ({ ...all, 'pedidos.pageNumber': page }), resetScroll: false })
    return <Account pedidos={pedidos} onPedidos={onPedidos} />
  },
  pendingComponent: AccountSkeleton,
})
