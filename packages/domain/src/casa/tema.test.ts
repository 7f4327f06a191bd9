import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  completarTema,
  contraste,
  cssDelTema,
  esColor,
  paresIlegibles,
  TEMA_INICIAL,
  textosInvisibles,
} from './tema.ts'

describe('the grammar of a colour', () => {
  test.each([
    ['#fff', true],
    ['#C8102E', true],
    ['#ffff', false],
    ['red', false],
    ['#11111', false],
    ['#111111;}', false],
    ['url(#fff)', false],
    ['', false],
  ])('%s: %s', (valor, es) => {
    expect(esColor(valor)).toBe(es)
  })
})

test('contrast is that of WCAG', () => {
  expect(contraste('#000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contraste('#c8102e', '#c8102e')).toBe(1)
})

test('the default is black and white, with base-200 red, and reads well', () => {
  expect(completarTema(TEMA_INICIAL)).toMatchObject({
    base100: '#ffffff',
    baseContent: '#111111',
    base200: '#c8102e',
    base200Content: '#ffffff',
    text: '#111111',
  })
  expect(paresIlegibles(TEMA_INICIAL)).toEqual([])
})

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('content colours that are not given always read well', () => {
  fc.assert(
    fc.property(hex, (primary) => {
      const completo = completarTema({ ...TEMA_INICIAL, primary })
      expect(contraste(primary, completo.primaryContent)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a pair that does not read well is named', () => {
  const pares = paresIlegibles({ ...TEMA_INICIAL, primary: '#ffff00', primaryContent: '#ffffff' })
  expect(pares.map(({ fondo, texto }) => [fondo, texto])).toEqual([['primary', 'primaryContent']])
})

describe('css', () => {
  test('has a variable for every colour, under the names the styles use', () => {
    const css = cssDelTema(TEMA_INICIAL)
    expect(css).toContain('--color-base-200:#c8102e')
    expect(css).toContain('--color-primary-content:#ffffff')
    expect(css).toContain('--color-base-200-content:#ffffff')
    expect(css).toContain('--color-base-content:#111111')
    expect(css).toContain('--mark:#c8102e')
  })

  test('thin marks take the colour of the text where base-200 would not be seen', () => {
    expect(cssDelTema({ ...TEMA_INICIAL, base200: '#ffeeaa' })).toContain('--mark:#111111')
  })

  test.each([
    ['#ffffff', 'light'],
    ['#f4efe6', 'light'],
    ['#141312', 'dark'],
    ['#2b3a67', 'dark'],
  ])('what the browser draws itself stands on %s as on a page that is %s', (base100, esquema) => {
    expect(cssDelTema({ ...TEMA_INICIAL, base100 })).toContain(`color-scheme:${esquema}`)
  })

  test('a dark page is printed as black on white', () => {
    const [, papel] = cssDelTema({ ...TEMA_INICIAL, base100: '#141312', baseContent: '#f2efe8' }).split('@media print')
    for (const dicho of ['--color-base-100:#ffffff', '--color-base-content:#111111', '--color-text:#111111'])
      expect(papel).toContain(dicho)
    expect(cssDelTema(TEMA_INICIAL)).not.toContain('@media print')
  })

  test('nothing but colours gets in', () => {
    expect(cssDelTema({ ...TEMA_INICIAL, primary: '</style><script>' })).not.toContain('<')
  })
})

test('what every screen is written with must be seen; what only reads badly is told and let be', () => {
  const con = (cambios: Partial<typeof TEMA_INICIAL>) => textosInvisibles({ ...TEMA_INICIAL, ...cambios })
  expect(con({})).toEqual([])
  expect(con({ base100: '#abc', baseContent: '#abc', text: '#abc' }).sort()).toEqual(['baseContent', 'text'])
  expect(con({ primary: '#111111', primaryContent: '#222222' })).toEqual(['primaryContent'])
  expect(con({ text: '#777777', warning: '#ffff00', warningContent: '#ffffff' })).toEqual([])
})
