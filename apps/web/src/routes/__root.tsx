import { createRootRouteWithContext } from '@tanstack/react-router'
import type { AppContext } from '../kit/app.ts'
import { Document } from '../kit/Document.tsx'
import { notFoundTitle } from '../kit/not-found-title.ts'
import { settingsQuery } from '../kit/settings.ts'
import { themeOf } from '../kit/theme.ts'
import { FailedPage } from '../shop/FailedPage.tsx'
import { NotFoundPage } from '../shop/NotFoundPage.tsx'
import { Root } from '../shop/Root.tsx'

interface Found {
  status: string
  _notFound?: boolean
}

/** A page that is none has no head of its own. */
const titleOf = (brand: string, matches: readonly Found[]) =>
  matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? notFoundTitle(brand) : brand

export const Route = createRootRouteWithContext<AppContext>()({
  loader: async ({ context: { queryClient, client, posted } }) => {
    const { tema, empresa } = await queryClient.ensureQueryData(settingsQuery(client))
    return { theme: await themeOf(tema), brand: empresa.marca, posted }
  },
  head: ({ loaderData, matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: loaderData?.theme.ground ?? '#ffffff' },
      { title: titleOf(loaderData?.brand ?? 'Telar', matches) },
      // what only the browser can render is somebody's own
      ...(matches.some(({ ssr }) => ssr === false) ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
  }),
  shellComponent: Document,
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: NotFoundPage,
})
