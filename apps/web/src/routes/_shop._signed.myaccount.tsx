import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { type AccountParams, accountParams } from '../account/params.ts'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/myaccount')({
  validateSearch: accountParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    // what only this page reads is no part of every other
    const { loadAccount } = await import('../account/load.ts')
    return loadAccount(context, deps, cause !== 'stay')
  },
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.account'), index: false })),
  component: () => {
    const navigate = Route.useNavigate()
    const onPage = (list: keyof AccountParams, page: number) =>
      void navigate({ search: (all) => ({ ...all, [list]: page }), resetScroll: false })
    return <Account pages={Route.useSearch()} onPage={onPage} paises={Route.useLoaderData()} />
  },
  pendingComponent: AccountSkeleton,
})
