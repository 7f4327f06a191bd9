import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import { TEMA_INICIAL } from '@telar/domain/casa/tema'
import { IDIOMAS, type Idioma } from '@telar/domain/idioma'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { web } from './plugin.ts'

const EMPRESA = { marca: 'Prueba', telefono: '', email: '', whatsapp: '', instagram: '', horario: '' }
const SETTINGS = {
  idiomas: IDIOMAS,
  asistente: true,
  voz: true,
  tema: { ...TEMA_INICIAL, base100: '#fafafa' },
  empresa: EMPRESA,
  anuncio: { es: 'Hola', en: '' },
}

let broken = false
let spoken: readonly Idioma[] = IDIOMAS

async function site(): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(cookie)
  app.get('/api/v1/appsettings', (_request, reply) => (broken ? reply.code(500).send('down') : reply.send(SETTINGS)))
  for (const path of [
    'webmodelos/getall',
    'webbanners/getall',
    'faq/getall',
    'publicweb/get-home-colecciones',
    'publicweb/get-home-tipos',
  ])
    app.get(`/api/v1/${path}`, () => [])
  await web(app, { dev: false, spoken: () => spoken, publicUrl: 'https://tienda.example' })
  return app
}

describe('the web', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await site()
  })
  afterAll(() => app.close())

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  it('sends a page with theme, texts and language in its first HTML', async () => {
    const { statusCode, headers, body } = await get('/', { 'accept-language': 'es-ES,es;q=0.9' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'es',
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Cookie',
    })
    expect(body).toContain('<html lang="es"')
    expect(body).toContain('--color-base-100:#fafafa')
    expect(body).toContain('Prueba. Moda de mujer al por mayor')
    expect(body).toContain('<link rel="canonical" href="https://tienda.example/"')
    expect(body).toContain('hrefLang="pt" href="https://tienda.example/?lng=pt"')
  })

  it('speaks the languages that are switched on, and shows an assistant that is', async () => {
    spoken = ['es', 'ca']
    Object.assign(SETTINGS, { idiomas: spoken, asistente: false })
    const { headers, body } = await get('/?lng=ca', { cookie: 'i18next=en', 'accept-language': 'pt' })
    expect(headers['content-language']).toBe('ca')
    expect(body).not.toContain('hrefLang="pt"')
    expect(body).not.toContain('class="ask"')
    expect((await get('/language', { 'accept-language': 'pt, en' })).headers['content-language']).toBe('es')
    expect((await get('/language?lng=pt')).statusCode).toBe(200)
    expect((await get('/language?lng=ca')).statusCode).toBe(302)
    spoken = IDIOMAS
    Object.assign(SETTINGS, { idiomas: IDIOMAS, asistente: true })
    expect((await get('/')).body).toContain('class="ask"')
  })

  it('allows exactly the inline scripts of the page', async () => {
    const { headers, body } = await get('/')
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.matchAll(/<script(?: [^>]*)?>([\s\S]*?)<\/script>/g)].filter(
      ([tag]) => !/^<script[^>]*(src=|application\/(ld\+)?json)/.test(tag),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, source = ''] of scripts) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('brings the same programs with every page but one, the router’s, and no mark', async () => {
    const pages = await Promise.all(['/', '/faq', '/gestion'].map((url) => get(url)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const allowed = pages.map(({ headers }) => [
      ...String(headers['content-security-policy']).matchAll(/'sha256-[^']+'/g),
    ])
    const [first = [], ...rest] = allowed.map((hashes) => hashes.map(([hash]) => hash))
    const common = first.filter((hash) => rest.every((hashes) => hashes.includes(hash)))
    expect(common).toHaveLength(4)
    expect(allowed.map(({ length }) => length)).toEqual([5, 5, 5])
    for (const { body, headers } of pages) {
      expect(body).not.toContain('nonce=')
      expect(String(headers['content-security-policy'])).not.toMatch(/nonce|script-src[^;]*'unsafe/)
      expect(body).toMatch(/<script id="answers" type="application\/json">\{/)
    }
  })

  it('lets another site into the document of the map alone, and that one into our own pages only', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy'])
    for (const url of ['/', '/about', '/contacto', '/faq', '/no-existe']) {
      const policy = await policyOf(url)
      expect(policy).toContain("frame-src 'self';")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('http')
    }
    expect(await policyOf('/mapa')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-src https://www.openstreetmap.org; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    expect((await get('/mapa')).body.match(/https:[^"?]+/g)).toEqual([
      'https://www.openstreetmap.org/export/embed.html',
    ])
  })

  it('sends a page the texts it needs, and no others', async () => {
    const textsIn = async (url: string) =>
      Object.keys(JSON.parse(/<script id="i18n"[^>]*>(.*?)<\/script>/.exec((await get(url)).body)?.[1] ?? '{}'))
    expect(await textsIn('/faq')).toEqual(['shop', 'empresa'])
    expect(await textsIn('/')).toEqual(['shop'])
  })

  const CATALAN = '.AspNetCore.Culture=c%3Dca-CA%7Cuic%3Dca-CA'
  const FRENCH = '.AspNetCore.Culture=c%3Dfr%7Cuic%3Dfr'
  it.each([
    ['the cookie', '/?lng=pt', { cookie: CATALAN, 'accept-language': 'es' }, 'ca'],
    ['the other cookie', '/', { cookie: `${FRENCH}; i18next=pt`, 'accept-language': 'es' }, 'pt'],
    ['the browser', '/?lng=ca', { cookie: FRENCH, 'accept-language': 'fr, pt;q=0.5' }, 'pt'],
    ['the address', '/?lng=pt', { 'accept-language': 'fr' }, 'pt'],
    ['the path', '/ca/x?lng=fr', { 'accept-language': 'fr' }, 'ca'],
    ['the subdomain', '/es-una-pagina', { 'accept-language': 'fr', host: 'pt.telar.example' }, 'pt'],
    ['nobody', '/', { 'accept-language': 'fr' }, 'en'],
  ])('takes the language from %s', async (_who, url, headers, idioma) => {
    expect((await get(url, headers)).headers['content-language']).toBe(idioma)
  })

  it('keeps a language chosen without scripts and goes back', async () => {
    const { statusCode, headers } = await get('/language?lng=ca&retUrl=%2Flogin')
    expect(statusCode).toBe(302)
    expect(headers.location).toBe('/login')
    expect(String(headers['set-cookie'])).toContain('.AspNetCore.Culture=c=ca-CA|uic=ca-CA; Max-Age=31536000')
    expect((await get('/language?lng=ca&retUrl=https%3A%2F%2Fotra.example')).headers.location).toBe('/')
  })

  it('answers an unknown address with a real 404', async () => {
    const { statusCode, body } = await get('/no-existe')
    expect(statusCode).toBe(404)
    expect(body).toContain('Not Found')
  })

  it.each(['/%E0%A4%A', '//otra.example/x', '/..%2f..%2fetc/passwd'])('is not confused by %s', async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500)
  })

  it.each([
    ['//', '/'],
    ['//gallery', '/gallery'],
    ['///tienda.example/x', '/tienda.example/x'],
    ['/\\\\gallery', '/gallery'],
  ])('leads from %s, which is a site to some and no place to us, to %s', async (pathname, meant) => {
    const { statusCode, headers } = await app.inject({ url: { pathname } })
    expect([statusCode, headers.location]).toEqual([301, meant])
  })

  it('leaves the account and the back office to the browser, and out of search engines', async () => {
    for (const url of ['/myaccount', '/gestion', '/gestion/colores/3']) {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('noindex')
    }
  })

  it('answers a form that no script took with its own page, and repeats no password', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'es' }
    const payload = 'email=ana%40tienda.example%22%3E&password=muy-secreta-2027'
    for (const url of ['/forgot-password', '/reset-password?key=secreta']) {
      const { statusCode, headers, body } = await app.inject({ method: 'POST', url, headers: form, payload })
      expect(statusCode).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(body).toContain('value="ana@tienda.example&quot;&gt;"')
      expect(body).toContain('form-err')
      expect(body).not.toContain('muy-secreta-2027')
    }
    const elsewhere = await app.inject({ method: 'POST', url: '/api/v1/appsettings', headers: form, payload })
    expect(elsewhere.statusCode).toBe(404)
    expect((await get('/forgot-password')).body).not.toContain('form-err')
  })

  it('lets no referrer carry a key away', async () => {
    for (const url of [
      '/reset-password?key=secreta',
      '/set-new-customer-data/secreta',
      '/set-password-known-customer/secreta',
    ]) {
      const { headers, body } = await get(url)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(body).toContain('noindex')
    }
  })

  it('sends hashed files compressed and for good, and no page in place of one that is gone', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body)?.[1] ?? ''
    const { headers } = await get(script, { 'accept-encoding': 'br, gzip' })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/gone-123.js')).statusCode).toBe(404)
    expect((await get(`${script}.br`)).statusCode).toBe(404)
    expect((await get(`${script}.br`)).statusCode).toBe(404)
  })

  it('leaves unknown calls to the API', async () => {
    const { statusCode, headers } = await get('/api/v1/nothing')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  })

  it('says with a reference that a page could not be made', async () => {
    broken = true
    const { statusCode, body } = await get('/')
    broken = false
    expect(statusCode).toBe(500)
    expect(body).toContain('Something went wrong!')
    expect(body).not.toContain('down')
  })
})
