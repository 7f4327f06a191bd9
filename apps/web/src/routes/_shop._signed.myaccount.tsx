import { createFileRoute } from '@tanstack/react-router'
import { Account } from '../account/Account.tsx'
import { AccountSkeleton } from '../account/AccountSkeleton.tsx'
import { pageHead } from '../kit/head.ts'

export const Route = createFileRoute('/_shop/_signed/myaccount')({
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.account'), index: false })),
  component: Account,
  pendingComponent: AccountSkeleton,
})
