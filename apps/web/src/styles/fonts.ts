import hanken from '../../fonts/hanken-grotesk.woff2?url'
import playfair from '../../fonts/playfair.woff2?url'

/** The two faces that are seen first. */
export const FONT_LINKS = [hanken, playfair].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}))
