import { expect, test } from 'vitest'
import { type LineaExpedida, type LineaRecibida, libroDeExpedidas, libroDeRecibidas } from './libro.ts'

const linea = (resto: Partial<LineaExpedida> = {}): LineaExpedida => ({
  ...{ fecha: '2027-03-31', fechaExpedicion: '2027-04-05', fechaOperacion: '2027-03-31', serie: 'A', tipo: 'F1' },
  ...{ numeroCompleto: 'A27/000123', cliente: 'Moda Prat, S.L.', nif: 'B12345674', nifIva: null, pais: 'ES' },
  ...{ regimenIva: 2, base: 1000, iva: 21, cuotaIva: 210, re: 5.2, cuotaRe: 52, importe: 1262 },
  ...resto,
})
const fila = (resto: Partial<LineaExpedida> = {}) => {
  const [arriba, abajo, escrita] = libroDeExpedidas([linea(resto)])
  const titulos = arriba?.map((titulo, i) => [titulo, abajo?.[i]].filter(Boolean).join(' / ')) ?? []
  return Object.fromEntries(titulos.map((titulo, i) => [titulo, escrita?.[i]]))
}

test('the agency asks for thirty-six columns under two rows of headings', () => {
  expect(libroDeExpedidas([linea()]).map((una) => una.length)).toEqual([36, 36, 36])
})

test('an invoice under recargo counts in the quarter in which tax fell due', () => {
  expect(fila()).toMatchObject({
    'Autoliquidación / Ejercicio': 2027,
    Periodo: '1T',
    'Tipo de Factura': 'F1',
    'Fecha Expedición': '05/04/2027',
    'Fecha Operación': '31/03/2027',
    Número: 'A27/000123',
    Identificación: 'B12345674',
    'Clave de Operación': '01',
    'Calificación de la Operación': 'S1',
    'Total Factura': 1262,
    'Base Imponible': 1000,
    'Tipo de IVA': 21,
    'Cuota Recargo Eq.': 52,
  })
})

test.each([
  [3, 'PT509000126', 'PT', '01', 'E5', '02', ''],
  [4, null, 'AD', '02', 'E2', '04', 'AD'],
] as const)('without tax, regime %d', (regimenIva, nifIva, pais, clave, exenta, clase, codigo) => {
  const exportada = fila({ regimenIva, nifIva, pais, iva: 0, cuotaIva: 0, re: 0, cuotaRe: 0, importe: 1000 })
  expect(exportada).toMatchObject({
    'Clave de Operación': clave,
    'Operación Exenta': exenta,
    'Calificación de la Operación': '',
    'NIF Destinatario / Tipo': clase,
    'Código País': codigo,
    'Tipo de IVA': null,
    'Cuota IVA Repercutida': null,
  })
})

test('the book of invoices received has forty-two; what the house owes the tax of is marked', () => {
  const linea: LineaRecibida = {
    ...{ fecha: '2027-02-01', fechaExpedicion: '2027-01-30', fechaOperacion: null, fechaRecepcion: '2027-02-01' },
    ...{ ejercicio: 2027, recepcion: 7, numero: 'F/9', proveedor: 'Tintes', nif: 'B12345674', pais: 'ES' },
    ...{ trato: 'inversion', gasto: 'taller', base: 100, iva: 21, cuota: 21 },
    ...{ cuotaDeducible: 10.5, rectificativa: false },
  }
  const libro = libroDeRecibidas([
    linea,
    { ...linea, rectificativa: true },
    { ...linea, trato: 'importacion' },
    { ...linea, trato: 'diferida' },
  ])
  expect(libro.map((una) => una.length)).toEqual([42, 42, 42, 42, 42, 42])
  expect(libro.slice(2).map((una) => una[5])).toEqual(['F1', 'R1', 'F5', 'F5'])
  const de = (titulo: string) => libro[2]?.[libro[0]?.indexOf(titulo) ?? -1]
  expect(['Inversión del Sujeto Pasivo', 'Total Factura', 'Cuota Deducible', 'Número Recepción'].map(de)).toEqual([
    ...['S', 100, 10.5, '2027/7'],
  ])
})
