import { describe, expect, test } from 'vitest'
import { enIdioma, idiomaAceptado, idiomaDe } from './idioma.ts'

describe('a tag or a culture cookie', () => {
  test.each([
    ['es-ES', 'es'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['pt', 'pt'],
    ['pt-BR', 'pt'],
    ['ca-CA', 'ca'],
    ['ca-ES', 'ca'],
    ['c=es-ES|uic=es-ES', 'es'],
    ['uic=en|c=ca-CA', 'ca'],
    ['c=pt|uic=en', 'pt'],
    ['ES', 'es'],
    ['de-DE', undefined],
    ['eso', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s → %s', (tag, idioma) => {
    expect(idiomaDe(tag)).toBe(idioma)
  })
})

describe('Accept-Language', () => {
  test.each([
    ['es-ES,es;q=0.9,en;q=0.8', 'es'],
    ['de-DE,ca;q=0.5', 'ca'],
    ['en;q=0.2, pt;q=0.7', 'pt'],
    ['es;q=0, en', 'en'],
    ['de, fr', undefined],
    [undefined, undefined],
  ])('%s → %s', (header, idioma) => {
    expect(idiomaAceptado(header)).toBe(idioma)
  })
})

test('a text that is not translated yet is shown in Spanish', () => {
  expect(enIdioma({ es: 'Lino', en: '', pt: 'Linho', ca: '' }, 'en')).toBe('Lino')
  expect(enIdioma({ es: 'Lino', en: '', pt: 'Linho', ca: '' }, 'pt')).toBe('Linho')
})
