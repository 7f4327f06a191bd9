import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enLineas, noCabe, paisDeTransporte } from './rotulo.ts'

test.each([
  ['a short one', 'Calle Mayor, 1', ['Calle Mayor, 1']],
  ['two lines', `${'a'.repeat(30)} ${'b'.repeat(30)}`, ['a'.repeat(30), 'b'.repeat(30)]],
  ['a line that is just full', `${'a'.repeat(20)} ${'b'.repeat(24)}`, [`${'a'.repeat(20)} ${'b'.repeat(24)}`]],
  ['a first word of more than a line', 'x'.repeat(46), null],
  ['four lines', Array.from({ length: 4 }, () => 'y'.repeat(40)).join(' '), null],
  ['nothing', '  ', null],
])('%s', (_, calle, lineas) => expect(enLineas(calle)).toEqual(lineas))

test('no word is ever lost, and none is broken', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (calle) => {
      const lineas = enLineas(calle)
      if (lineas) expect(lineas.join(' ')).toBe(calle.trim().split(/\s+/).join(' '))
    }),
  )
})

test('what does not fit is named', () => {
  expect(noCabe({ calle: 'Calle Mayor, 1', ciudad: 'Sabadell' })).toEqual([])
  expect(noCabe({ calle: 'x'.repeat(46), ciudad: 'y'.repeat(46) })).toEqual(['calle', 'ciudad'])
})

test.each([
  ['ES', '08201', 'ES'],
  ['ES', '35001', 'IC'],
  ['ES', '38580', 'IC'],
  ['ES', '51001', null],
  ['ES', '52001', null],
  ['DE', '78266', null],
  ['FR', '98800', null],
  ['FR', '97400', 'RE'],
  ['FR', '75001', 'FR'],
  ['RE', '97400', 'RE'],
  ['XI', 'BT1 5GS', 'GB'],
  ['AD', 'AD500', 'AD'],
])('%s %s is known as %s', (pais, codigoPostal, suyo) => expect(paisDeTransporte({ pais, codigoPostal })).toBe(suyo))
