import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { type AccountParams, accountParams } from '../account/params.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { pageHead } from '../kit/head.ts'
import { loadPaises } from '../kit/paises.ts'

export const Route = createFileRoute('/_shop/_signed/myaccount')({
  validateSearch: accountParams,
  loader: async ({ context }) => {
    const [paises] = await Promise.all([loadPaises(context), loadTexts(context, 'registro')])
    return paises
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
