import { IDIOMAS } from '@telar/domain/idioma'
import { describe, expect, it } from 'vitest'
import { CULTURE_COOKIE, cultureOf, DETECTION, isTold, languagesInCookies } from './detection.ts'
import { LOCALES, numberFormat } from './locale.ts'

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
      lookupLocalStorage: 'i18nextLng',
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
    ['fr', 'fr'],
  ])('understands %s as %s', (tag, idioma) => {
    expect(DETECTION.convertDetectedLanguage(tag)).toBe(idioma)
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
    for (const idioma of IDIOMAS) expect(DETECTION.convertDetectedLanguage(cultureOf(idioma))).toBe(idioma)
  })
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
    expect(LOCALES).toEqual({ es: 'es-ES', en: 'en-GB', pt: 'pt-PT', ca: 'ca-ES' })
  })
})
