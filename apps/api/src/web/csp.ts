import { createHash } from 'node:crypto'

/** It lies elsewhere, or it is no program. */
const NOT_INLINE = /\bsrc=|\btype="(?:application\/(?:ld\+)?json|text\/plain)"/

const attribute = (mark: string) => ` nonce="${mark}"`

/** The programs that a page carries in itself and that were marked when it was made; whatever else is in it is not ours. */
export function ownScripts(html: string, mark: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begins = html.indexOf('>', at) + 1
    const ends = html.indexOf('</script>', begins)
    if (begins === 0 || ends < 0) break
    const tag = html.slice(at, begins)
    if (tag.includes(attribute(mark)) && !NOT_INLINE.test(tag)) found.push(html.slice(begins, ends))
    at = ends
  }
  return found
}

/** The page without its mark, as it is kept and sent. */
export const unmarked = (html: string, mark: string): string =>
  html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(attribute(mark), '')

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/**
 * The page's own scripts by their hashes and nobody else's. Hashes, not a nonce: they belong to the page and can be
 * kept with it. Styles may be inline because React writes style attributes. In the back office a document that
 * the page has read may be shown in a frame, and the reader of bar codes, which is WebAssembly of our own, may run.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { office = false }: { office?: boolean } = {},
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...(office ? ["'wasm-unsafe-eval'"] : []), ...new Set(scripts.map(hashOf))].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    office ? "frame-src 'self' blob:" : "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
