import { createFileRoute } from '@tanstack/react-router'
import BackOffice from '../gestion/BackOffice.tsx'
import { pageHead } from '../kit/head.ts'
import { requireUser } from '../kit/session.ts'
import { FailedPage } from '../shop/FailedPage.tsx'

/** The back office routes its own screens; nothing of it is loaded before somebody opens it. */
export const Route = createFileRoute('/gestion/$')({
  ssr: false,
  beforeLoad: ({ context, location }) => requireUser(context, location.href),
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.backoffice'), index: false })),
  component: BackOffice,
  errorComponent: FailedPage,
  pendingComponent: () => null,
})
