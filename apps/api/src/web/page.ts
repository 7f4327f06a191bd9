import { randomBytes } from 'node:crypto'
import type { Idioma } from '@telar/domain/idioma'
import type { FastifyReply } from 'fastify'
import { html } from '../kit/formats/html.ts'
import type { Fresh } from '../kit/memory/answers.ts'
import type { Posted, WebBundle } from './bundle.ts'
import { contentSecurityPolicy, ownScripts, unmarked } from './csp.ts'

/** A rendered page with everything that is sent with it; it depends on nothing but its address and language. */
export interface Page {
  status: number
  headers: Record<string, string>
  html: string
}

const MARK_BYTES = 16
const BACK_OFFICE = /^\/gestion(\/|$|\?)/i

interface PageRequest {
  /** Path and query as they were asked for. */
  url: string
  idioma: Idioma
  origin: string
  posted?: Posted
}

/**
 * Renders a page as anybody would see it: who is signed in is known to the browser alone. Every program that the page
 * itself brings carries a mark that nobody can foresee, and only those are let run.
 */
export async function renderPage(
  { entry, manifest }: WebBundle,
  { url, idioma, origin, posted }: PageRequest,
  fetch: typeof globalThis.fetch,
): Promise<Page> {
  const mark = randomBytes(MARK_BYTES).toString('base64url')
  const response = await entry.render(new Request(origin + url), { idioma, origin, fetch, manifest, mark, posted })
  const marked = await response.text()
  return {
    status: response.status,
    html: unmarked(marked, mark),
    headers: {
      ...Object.fromEntries(response.headers),
      'content-type': 'text/html; charset=utf-8',
      'content-language': idioma,
      'content-security-policy': contentSecurityPolicy(ownScripts(marked, mark), { office: BACK_OFFICE.test(url) }),
      'permissions-policy': BACK_OFFICE.test(url) ? 'camera=(self)' : 'camera=()',
      'cache-control': response.headers.get('cache-control') ?? 'no-cache',
      vary: 'Accept-Language, Cookie',
    },
  }
}

export const sendPage = (reply: FastifyReply, { status, headers, html }: Page): FastifyReply =>
  reply.code(status).headers(headers).send(html)

/** Words in an address that change what a page shows; a page asked for with any other is made and not kept. */
const KNOWN = new Set(['lng', 'coleccion', 'tipo', 'color', 'talla', 'temporada', 'orden', 'pagina'])
const LONGEST_VALUE = 12

/** Pages whose address holds a key: nothing of them is kept. */
const SECRET = /^\/(set-password-known-customer|set-new-customer-data|reset-password)(\/|$)/i

/** Under what a page is kept: its path, the words that change it, its language and its site. Nothing if it is not to be kept. */
export function pageKey(url: string, idioma: Idioma, origin: string): string | undefined {
  const { pathname, searchParams } = new URL(url, origin)
  if (SECRET.test(pathname)) return undefined
  const words = [...searchParams].filter(([name]) => name !== 'lng')
  const keepable = words.every(([name, value]) => KNOWN.has(name) && value.length <= LONGEST_VALUE)
  if (!keepable) return undefined
  return JSON.stringify(['page', origin, pathname, words.sort(), searchParams.has('lng'), idioma])
}

/** A page as the cache takes it. */
export const freshPage = ({ status, headers, html }: Page): Fresh => ({ status, headers, body: html })

/** For when not even a page can be made. The reference is also in the log. */
export function failedPage(
  status: number,
  { idioma, sentence, errorId }: { idioma: Idioma; sentence: string; errorId: string },
): Page {
  const page = html`<!DOCTYPE html>
<html lang="${idioma}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong!</title></head>
<body style="font:16px/1.6 sans-serif;max-width:40em;margin:15vh auto;padding:0 24px">
<h1 style="font:300 40px/1.1 serif" lang="en">Something went wrong!</h1>
<p>${sentence}</p>
<p>${errorId}</p>
<p><a href="/" style="color:inherit">/</a></p>
</body>
</html>`.value
  return {
    status,
    html: page,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy([]),
      'cache-control': 'no-store',
    },
  }
}
