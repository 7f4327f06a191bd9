import { expect, test } from 'vitest'
import { IDIOMAS } from '../idioma.ts'
import { composicionEn, escribirComposicion, leerComposicion } from './composicion.ts'
import { FIBRAS } from './fibras.ts'

test.each([
  ['96 % poliéster, 4 % elastano', '96 % polyester, 4 % elastane'],
  ['96% POLIESTER 4% ELASTANO', '96 % polyester, 4 % elastane'],
  ['Algodón 60 %, poliéster 40 %', '60 % cotton, 40 % polyester'],
  ['4 ea 96 pes', '96 % polyester, 4 % elastane'],
  ['100% cotó', '100 % cotton'],
  ['seda', '100 % silk'],
  ['55 % de lino y 45 % de viscosa', '55 % linen, 45 % viscose'],
  ['80 % lana virgen 20 % poliamida', '80 % virgin wool, 20 % polyamide'],
  ['66,5 % lã, 33,5 % seda', '66.5 % wool, 33.5 % silk'],
  ['Exterior: 60 WO 40 PES; forro: viscosa', 'Outer: 60 % wool, 40 % polyester; Lining: 100 % viscose'],
  ['', ''],
])('%j is %j', (texto, dicho) => {
  expect(escribirComposicion(leerComposicion(texto), 'en')).toBe(dicho)
})

test.each([
  ['90 % algodón', 'composicion.suma'],
  ['60 % algodón 60 % lino', 'composicion.suma'],
  ['100 % algodonera', 'composicion.fibra'],
  ['60 % algodón 40', 'composicion.fibra'],
  ['50 % CO 50 % algodón', 'composicion.repetida'],
  ['Bolsillo: 100 % CO', 'composicion.parte'],
  ['Varios', 'composicion.fibra'],
])('%j is refused: %s', (texto, code) => {
  expect(() => leerComposicion(texto)).toThrow(expect.objectContaining({ code }))
})

test('what is written in any language is read back as the same', () => {
  const fibras = (Object.keys(FIBRAS) as (keyof typeof FIBRAS)[]).map((fibra) => ({ fibra, porCiento: 100 }))
  for (const fibra of fibras)
    for (const idioma of IDIOMAS) {
      const partes = [{ parte: null, fibras: [fibra] }]
      expect(leerComposicion(escribirComposicion(partes, idioma))).toEqual(partes)
    }
})

test('an older text that nobody understands is said as it was written', () => {
  expect(composicionEn('Tejido técnico', 'en')).toBe('Tejido técnico')
})
