import type { Idioma } from '@telar/domain/idioma'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import { html } from '../kit/formats/html.ts'
import type { House } from '../kit/house.ts'
import { sendKept } from '../kit/memory/answers.ts'
import type { Source } from '../kit/memory/sources.ts'

/** What is for people who are signed in, or for machines, is not for search engines. */
const ROBOTS = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /gestion
Disallow: /myaccount
Disallow: /cart
Disallow: /segundas
Disallow: /gallery/user
Disallow: /modelo/user/
Sitemap: ${origin}/sitemap.xml
`

const withLanguage = (address: string, idioma: string) => `${address}${address.includes('?') ? '&' : '?'}lng=${idioma}`

const entry = (address: string, spoken: readonly Idioma[]) => html`<url><loc>${address}</loc>${spoken.map(
  (idioma) => html`<xhtml:link rel="alternate" hreflang="${idioma}" href="${withLanguage(address, idioma)}"/>`,
)}</url>
`

const sitemap = (origin: string, paths: string[], spoken: readonly Idioma[]) =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map((path) => entry(origin + path, spoken))}</urlset>`.value

/** The pages that anybody may see, and what they depend on. */
interface Pages {
  source: Source
  paths: (db: Db) => Promise<string[]>
}

/** Tells search engines what there is, in every language. */
export function findable(app: FastifyInstance, { db, kept, config, spoken }: House, { source, paths }: Pages): void {
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS(config.publicUrl)))
  app.get('/sitemap.xml', async (request, reply) => {
    const make = async () => ({
      headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
      body: sitemap(config.publicUrl, await paths(db), spoken()),
    })
    const key = `sitemap ${spoken().join(' ')}`
    return sendKept(request, reply, await kept.answer(source, key, make, { lasting: true }), key)
  })
}
