import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import type { ServerManifest } from '@tanstack/router-core'
import type { Idioma } from '@telar/domain/idioma'
import { renderToString } from 'react-dom/server'
import { bootLater } from './boot.ts'
import { cultureOf } from './i18n/detection.ts'
import { createI18n, type I18n } from './i18n/i18n.ts'
import type { Posted } from './kit/app.ts'
import { pathHere } from './kit/ret-url.ts'
import { createAppRouter } from './router.tsx'

export { cultureOf, pathHere }

export interface RenderOptions {
  idioma: Idioma
  /** Scheme and host under which the site is known. */
  origin: string
  /** Calls the API in the same process. */
  fetch: typeof fetch
  manifest: unknown
  /** Carried by the programs that the page itself brings, so that they can be told from any others. */
  mark: string
  /** What was sent without scripts, when the page answers that. */
  posted?: Posted | undefined
}

/** On the server an instance only ever learns more texts, so requests in one language share it. */
const instances = new Map<Idioma, Promise<I18n>>()

function i18nIn(idioma: Idioma): Promise<I18n> {
  const known = instances.get(idioma) ?? createI18n(idioma)
  instances.set(idioma, known)
  return known
}

/** How React marks a part that it gave up on and left to the browser. */
const GIVEN_UP = '<!--$!-->'

/** One page as a whole document. A loader or a component that fails makes this throw. */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  const { idioma, origin, fetch, manifest, mark, posted } = options
  const i18n = await i18nIn(idioma)
  const router = createAppRouter({ i18n, origin, fetch, mark, posted })
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest as ServerManifest,
  })
  const page = handle(async ({ responseHeaders }) => {
    const failed = router.stores.matches.get().find(({ status }) => status === 'error')
    if (failed) throw failed.error
    const html = renderToString(<RouterServer router={router} />)
    if (html.includes(GIVEN_UP)) throw new Error('A part of the page cannot be rendered on the server')
    const status = getSsrStatus(router)
    const whole = bootLater(await transformHtmlStringWithRouter(router, html), mark)
    return new Response(whole, { status, headers: responseHeaders })
  })
  // what was read for this page would otherwise wait five minutes to be read again
  return page.finally(() => router.options.context.queryClient.clear())
}
