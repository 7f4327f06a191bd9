import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followBrowser } from '../i18n/i18n.ts'
import { useApp } from '../kit/app.ts'
import { useSettings } from '../kit/settings.ts'
import { ToastHost } from '../kit/toast.tsx'

/** What is around every page of the shop and of the back office. */
export function Root() {
  const router = useRouter()
  const { i18n, session } = useApp()
  const { idiomas } = useSettings()
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    void followBrowser(i18n, idiomas).then((changed) => (changed ? router.invalidate() : undefined))
  }, [router, i18n, idiomas])
  useEffect(() => {
    const { dataset } = document.documentElement
    const tell = () => {
      if (session.isSignedIn()) dataset.signed = ''
      else delete dataset.signed
    }
    tell()
    return session.subscribe(tell)
  }, [session])
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}
