import { describe, expect, test } from 'vitest'
import { pageKey } from './page.ts'

const key = (url: string, idioma: 'es' | 'en' = 'es') => pageKey(url, idioma, 'https://tienda.example')

describe('what a page is kept under', () => {
  test('the same page in the same language, however its words are ordered', () => {
    expect(key('/gallery?tipo=2&coleccion=1')).toBe(key('/gallery?coleccion=1&tipo=2'))
  })

  test.each([
    ['another path', '/gallery', '/about'],
    ['other words', '/gallery?tipo=1', '/gallery?tipo=2'],
  ])('%s is another page', (_, a, b) => {
    expect(key(a)).not.toBe(key(b))
  })

  test('another language, another site', () => {
    expect(key('/')).not.toBe(key('/', 'en'))
    expect(key('/')).not.toBe(pageKey('/', 'es', 'https://otra.example'))
  })

  test.each(['/login?retUrl=%2Fcart', '/gallery?q=falda', '/?utm_source=x', '/gallery?tipo=1234567890123456'])(
    '%s is not kept',
    (url) => {
      expect(key(url)).toBeUndefined()
    },
  )

  test.each(['/set-new-customer-data/abc', '/set-password-known-customer/abc', '/reset-password', '/Reset-Password'])(
    '%s, which holds a key, is not kept',
    (url) => {
      expect(key(url)).toBeUndefined()
    },
  )
})
