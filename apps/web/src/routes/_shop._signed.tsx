import { createFileRoute, Outlet } from '@tanstack/react-router'
import { loadTexts } from '../i18n/i18n.ts'
import { requireUser } from '../kit/session.ts'
import { SignedSkeleton } from '../SignedSkeleton.tsx'

/** Pages for a signed-in person: the server knows nobody, so the browser renders them. */
export const Route = createFileRoute('/_shop/_signed')({
  ssr: false,
  beforeLoad: ({ context, location }) => requireUser(context, location.href),
  loader: ({ context }) => loadTexts(context, 'account'),
  pendingComponent: SignedSkeleton,
  component: () => (
    <div className="signed">
      <Outlet />
    </div>
  ),
})
