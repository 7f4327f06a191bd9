import { describe, expect, test } from 'vitest'
import { compactarIban, problemaDeIban } from './iban.ts'
import { compactarNif, problemaDeNif, problemaDeNifIva } from './nif.ts'
import { telefonoInternacional } from './telefono.ts'

describe('NIF', () => {
  test.each([
    ['ES', '12345678Z', undefined],
    ['ES', '12.345.678-z', undefined],
    ['ES', 'X1234567L', undefined],
    ['ES', 'K1234567L', undefined],
    ['ES', 'B12345674', undefined],
    ['ES', 'E12345674', undefined],
    ['ES', 'Q2826000H', undefined],
    ['ES', '12345678A', 'nif.letra'],
    ['ES', 'X1234567A', 'nif.letra'],
    ['ES', 'K1234567A', 'nif.letra'],
    ['ES', 'B12345675', 'nif.control'],
    ['ES', 'B1234567D', 'nif.control'],
    ['ES', 'Q28260008', 'nif.control'],
    ['ES', 'A0012345E', undefined],
    ['ES', '1234567', 'nif.largo'],
    ['ES', 'B123456741', 'nif.largo'],
    ['ES', 'Ñ2345678Z', 'nif.forma'],
    ['ES', 'BBBBBBBBB', 'nif.forma'],
    ['ES', '', 'nif.largo'],
    ['PT', '501 964 843', undefined],
    ['PT', '501964842', 'nif.extranjero'],
    ['FR', '83404833048', undefined],
    ['AD', 'L-710004-X', undefined],
    ['GB', 'x', 'nif.extranjero'],
    ['US', '12-3456789', undefined],
    ['US', '<script>', 'nif.extranjero'],
  ])('%s %s: %s', async (pais, nif, problema) => {
    expect(await problemaDeNif(pais, nif)).toBe(problema)
  })

  test('is kept without signs', () => {
    expect(compactarNif(' b-12.345.674 ')).toBe('B12345674')
  })
})

describe('VAT number', () => {
  test.each([
    ['PT501964843', undefined],
    ['pt 501.964.843', undefined],
    ['FR83404833048', undefined],
    ['ESB12345674', undefined],
    ['DE136695976', undefined],
    ['IT00743110157', undefined],
    ['EL094259216', undefined],
    ['NL004495445B01', undefined],
    ['XI980780684', undefined],
    ['PT501964842', 'nif-iva.invalido'],
    ['DE136695978', 'nif-iva.invalido'],
    ['PT', 'nif-iva.invalido'],
    ['GR094259216', 'nif-iva.pais'],
    ['US123456789', 'nif-iva.pais'],
    ['501964843', 'nif-iva.pais'],
    ['__proto__', 'nif-iva.pais'],
    ['', 'nif-iva.pais'],
  ])('%s: %s', async (nifIva, problema) => {
    expect(await problemaDeNifIva(nifIva)).toBe(problema)
  })
})

describe('IBAN', () => {
  test.each([
    ['ES91 2100 0418 4502 0005 1332', undefined],
    ['PT50000201231234567890154', undefined],
    ['FR1420041010050500013M02606', undefined],
    ['ES91 2100 0418 4502 0005 1331', 'iban.control'],
    ['ES91 2100 0418 4502 0005 133', 'iban.largo'],
    ['ZZ91 2100', 'iban.pais'],
    ['', 'iban.pais'],
  ])('%s: %s', (iban, problema) => {
    expect(problemaDeIban(iban)).toBe(problema)
  })

  test('is kept without spaces', () => {
    expect(compactarIban('es91 2100 0418 4502 0005 1332')).toBe('ES9121000418450200051332')
  })
})

describe('telephone', () => {
  test.each([
    ['930123456', 'ES', '+34 930 12 34 56'],
    ['0034 600 11 22 33', 'ES', '+34 600 11 22 33'],
    ['+351 912 345 678', 'ES', '+351 912 345 678'],
    ['912345678', 'PT', '+351 912 345 678'],
    ['800 123', 'AD', '+376 800 123'],
    ['12', 'ES', undefined],
    ['call me', 'ES', undefined],
    ['600112233', '??', '+34 600 11 22 33'],
  ])('%s in %s: %s', async (telefono, pais, escrito) => {
    expect(await telefonoInternacional(telefono, pais)).toBe(escrito)
  })
})
