import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ToastHost } from '../kit/toast.tsx'

/** What is around every page of the shop and of the back office. */
export function Root() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}
