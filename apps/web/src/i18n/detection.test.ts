import { IDIOMAS, idiomaDe, VARIEDADES } from '@telar/domain/idioma'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { detectLanguage } from './detect.ts'
import { CULTURE_COOKIE, cultureOf, DETECTION, isTold, languagesInCookies } from './detection.ts'
import { numberFormat } from './locale.ts'

describe('language detection', () => {
  it('looks in this order', () => {
    expect(DETECTION.order).toEqual([
      'cookie',
      'navigator',
      'localStorage',
      'querystring',
      'sessionStorage',
      'htmlTag',
      'path',
      'subdomain',
    ])
  })

  it('uses these keys', () => {
    expect(CULTURE_COOKIE).toBe('.AspNetCore.Culture')
    expect(DETECTION).toMatchObject({
      lookupCookie: 'i18next',
      lookupStorage: 'i18nextLng',
      lookupQuerystring: 'lng',
    })
  })

  it.each([
    ['es-ES', 'es'],
    ['es', 'es'],
    ['en', 'en'],
    ['en-US', 'en'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['ca-CA', 'ca'],
    ['c=es-ES|uic=es-ES', 'es'],
    ['c=ca-CA|uic=es-ES', 'ca'],
    ['fr', undefined],
  ])('understands %s as %s', (tag, idioma) => {
    expect(idiomaDe(tag)).toBe(idioma)
  })

  it('reads the culture cookie before the other one', () => {
    const culture = `${CULTURE_COOKIE}=${encodeURIComponent('c=pt|uic=pt')}`
    expect(languagesInCookies(`a=1; i18next=en; ${culture}`)).toEqual(['c=pt|uic=pt', 'en'])
    expect(languagesInCookies('a=1; i18next=en')).toEqual(['en'])
    expect(languagesInCookies('i18next=%E0%A4%A')).toEqual(['%E0%A4%A'])
    expect(languagesInCookies('')).toEqual([])
  })

  it('knows when the server can have known', () => {
    expect(isTold('i18next=pt', ['fr'])).toBe(true)
    expect(isTold('i18next=fr', ['fr', 'ca-ES'])).toBe(true)
    expect(isTold('i18next=fr', ['fr-FR'])).toBe(false)
  })

  it('writes a cookie that it understands itself', () => {
    expect(cultureOf('es')).toBe('c=es-ES|uic=es-ES')
    for (const idioma of IDIOMAS) expect(idiomaDe(cultureOf(idioma))).toBe(idioma)
  })
})

interface Browser {
  cookie?: string
  languages?: string[]
  local?: string
  session?: string
  url?: string
  lang?: string
}

/** A browser that says this and nothing else. */
function browse({ cookie = '', languages = [], local, session, url = 'https://telar.test/', lang = '' }: Browser) {
  const storage = (kept?: string) => ({ getItem: (key: string) => (key === 'i18nextLng' ? (kept ?? null) : null) })
  vi.stubGlobal('document', { cookie, documentElement: { lang } })
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('window', {
    location: new URL(url),
    localStorage: storage(local),
    get sessionStorage() {
      if (session === 'refused') throw new DOMException('SecurityError')
      return storage(session)
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return detectLanguage()
}

describe('what a browser says', () => {
  const everything = {
    cookie: 'i18next=ca',
    languages: ['fr', 'pt-BR'],
    local: 'es',
    url: 'https://pt.telar.test/ca?lng=en',
  }

  it.each<[string, Browser, string]>([
    ['its cookie', everything, 'ca'],
    ['its own language', { ...everything, cookie: 'i18next=fr' }, 'pt'],
    ['what it keeps', { ...everything, cookie: '', languages: ['fr'] }, 'es'],
    ['the address asked for', { url: 'https://pt.telar.test/ca?lng=es', session: 'pt' }, 'es'],
    ['what the tab keeps', { session: 'pt', lang: 'es' }, 'pt'],
    ['the page', { session: 'refused', lang: 'es', url: 'https://pt.telar.test/ca' }, 'es'],
    ['the path', { url: 'https://pt.telar.test/ca/galeria' }, 'ca'],
    ['the subdomain', { url: 'https://pt.telar.test/gallery' }, 'pt'],
    ['nothing', {}, 'en'],
  ])('counts in order: %s', (_, browser, idioma) => expect(browse(browser)).toBe(idioma))
})

describe('numbers', () => {
  it.each([
    ['es', '1.430,1'],
    ['en', '1,430.1'],
    ['pt', '1 430,1'],
    ['ca', '1.430,1'],
  ] as const)('are written as in %s', (idioma, written) => {
    expect(numberFormat(idioma).format(1430.1).replace(/\s/g, ' ')).toBe(written)
  })

  it('follow the variety of the region', () => {
    expect(VARIEDADES).toEqual({ es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' })
  })
})
