import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FailedPage } from '../shop/FailedPage.tsx'
import { Frame } from '../shop/frame/Frame.tsx'
import { FONT_LINKS } from '../styles/fonts.ts'

export const Route = createFileRoute('/_shop')({
  head: () => ({ links: FONT_LINKS }),
  errorComponent: FailedPage,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
