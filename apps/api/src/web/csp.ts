import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/**
 * The page's own scripts by their hashes and nobody else's. Hashes, not a nonce: they belong to the page and can be
 * kept with it. Styles may be inline because React writes style attributes. Where documents are looked through, one that
 * the page has read may be shown in a frame.
 */
export function contentSecurityPolicy(html: string, { documents = false }: { documents?: boolean } = {}): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source))
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
