import { createHash } from 'node:crypto'

/** It lies elsewhere, or it is no program. */
const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/

/** The programs that a page carries in itself. */
function* inlineScripts(html: string): Generator<string> {
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begins = html.indexOf('>', at) + 1
    const ends = html.indexOf('</script>', begins)
    if (begins === 0 || ends < 0) return
    if (!NOT_INLINE.test(html.slice(at, begins))) yield html.slice(begins, ends)
    at = ends
  }
}

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/**
 * The page's own scripts by their hashes and nobody else's. Hashes, not a nonce: they belong to the page and can be
 * kept with it. Styles may be inline because React writes style attributes. Where documents are looked through, one that
 * the page has read may be shown in a frame.
 */
export function contentSecurityPolicy(html: string, { documents = false }: { documents?: boolean } = {}): string {
  const hashes = [...inlineScripts(html)].map(hashOf)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    documents ? "frame-src 'self' blob:" : "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
}
