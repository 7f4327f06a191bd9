import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createClient } from '@telar/client'
import { memoryTokens, type TokenStore } from '@telar/client/tokens'
import type { ReactNode } from 'react'
import type { I18n } from './i18n/i18n.ts'
import { I18nContext } from './i18n/use-translation.ts'
import { type AppContext, type Posted, useApp } from './kit/app.ts'
import { onFailure } from './kit/calls/on-failure.ts'
import { createQueryClient } from './kit/calls/query-client.ts'
import { QUERY, ROUTER } from './kit/constants.ts'
import { askAgain, createSession, leaveForLogin, whoseIs } from './kit/session.ts'
import { ErrorView } from './pieces/ErrorView.tsx'
import { PageSkeleton } from './pieces/PageSkeleton.tsx'
import { routeTree } from './routeTree.gen.ts'

/** What differs between the server, which has one of each per request, and the browser. */
export interface Environment {
  i18n: I18n
  origin: string
  tokens?: TokenStore
  fetch?: typeof fetch
  /** Put on every program that a page made on the server brings. */
  mark?: string
  posted?: Posted | undefined
}

/** The answers and texts that every screen reads from. */
function Surroundings({ children }: { children: ReactNode }) {
  const { i18n, queryClient } = useApp()
  return (
    <QueryClientProvider client={queryClient}>
      <I18nContext value={i18n}>{children}</I18nContext>
    </QueryClientProvider>
  )
}

export function createAppRouter({ i18n, origin, tokens = memoryTokens(), fetch, mark, posted }: Environment) {
  const onServer = import.meta.env.SSR
  const client = createClient({
    tokens,
    language: () => i18n.language,
    whose: () => whoseIs(queryClient, client),
    onSignedOut: () => session.expired(),
    onForbidden: () => void askAgain(queryClient, client),
    ...(fetch ? { fetch } : {}),
  })
  const queryClient = createQueryClient({
    retries: onServer ? 0 : QUERY.retries,
    onFailure: (error) => {
      if (!onServer) onFailure(error, { i18n, goToLogin, signedIn: () => session.isSignedIn() })
    },
  })
  const session = createSession({
    client,
    queryClient,
    goHome: () => router.navigate({ to: '/' }),
    recheck: () => router.invalidate(),
  })
  const goToLogin = (retUrl: string) => {
    if (!leaveForLogin(retUrl)) void router.navigate({ to: '/login', search: { retUrl } })
  }

  const context: AppContext = { client, queryClient, session, i18n, namespaces: new Set(['shop']), origin }
  if (posted) context.posted = posted
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadDelay: ROUTER.preloadDelay,
    defaultPreloadStaleTime: ROUTER.preloadStaleTime,
    defaultPendingMs: ROUTER.pendingMs,
    defaultPendingMinMs: ROUTER.pendingMinMs,
    defaultGcTime: ROUTER.gcTime,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorView,
    scrollRestoration: true,
    ...(mark ? { ssr: { nonce: mark } } : {}),
    InnerWrap: Surroundings,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
