import hanken from '../../fonts/hanken-grotesk.woff2?url'
import playfair from '../../fonts/playfair.woff2?url'
import italic from '../../fonts/playfair-italic.woff2?url'

const preload = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

/** The two faces that are seen first. */
export const FONT_LINKS = [hanken, playfair].map(preload)

/** For pages whose title has it: a late italic would move the lines below. */
export const ITALIC_LINK = preload(italic)
