import { createFileRoute } from '@tanstack/react-router'
import { BackOffice } from '../gestion/BackOffice.tsx'
import { NoSuchScreen } from '../gestion/frame/NoSuchScreen.tsx'
import { pageHead } from '../kit/head.ts'
import { leaveForOffice } from '../kit/office.ts'
import { permissionsQuery, requireUser } from '../kit/session.ts'
import { FailedPage } from '../shop/FailedPage.tsx'

/** The back office: nothing of it is loaded before somebody opens it, and only a browser runs it. */
export const Route = createFileRoute('/gestion')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const { session, queryClient, client } = context
    if (session.isSignedIn()) {
      await leaveForOffice(location.href)
      void queryClient.prefetchQuery(permissionsQuery(client))
    }
    await requireUser(context, location.href)
  },
  head: ({ match }) => pageHead(match, (t) => ({ title: t('nav.backoffice'), index: false })),
  component: BackOffice,
  notFoundComponent: NoSuchScreen,
  errorComponent: FailedPage,
  pendingComponent: () => null,
})
