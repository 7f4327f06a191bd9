import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { requireUser } from '../kit/session.ts'
import { bringToasts } from '../kit/toast.tsx'
import { SignedSkeleton } from '../SignedSkeleton.tsx'

/** Pages for a signed-in person: the server knows nobody, so the browser renders them. */
export const Route = createFileRoute('/_shop/_signed')({
  ssr: false,
  beforeLoad: ({ context, location }) => requireUser(context, location.href),
  loader: ({ context }) => loadTexts(context, 'account'),
  pendingComponent: SignedSkeleton,
  component: Signed,
})

function Signed() {
  // that there is no connection is told without one
  useEffect(bringToasts, [])
  return (
    <div className="signed">
      <Outlet />
    </div>
  )
}
