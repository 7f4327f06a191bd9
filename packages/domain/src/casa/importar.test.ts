import { expect, test } from 'vitest'
import {
  coloresYTallas,
  comienzoComun,
  filasDe,
  leerFecha,
  leerNumero,
  leerSiNo,
  proponerMapa,
  recordable,
  recordado,
  sinMarcas,
  ultimoDeLaRama,
} from './importar.ts'
import { columnasDe, origenDe } from './origenes.ts'

test.each([
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['27,9 €', 27.9],
  ['27.90', 27.9],
  ['1.234.567', 1_234_567],
  ['1234', 1234],
  ['12.500', undefined],
  ['1.234 €', undefined],
  ['0.350', 0.35],
  ['12,500', 12.5],
  ['27.900000', 27.9],
  ['1234.567', 1234.567],
  ['-3', -3],
  ['12a', undefined],
  ['', undefined],
])('%s is the number %s', (texto, n) => expect(leerNumero(texto)).toBe(n))

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01'],
  ['1/3/2026', '2026-03-01'],
  ['01-03-26', '2026-03-01'],
  ['31/02/2026', undefined],
  ['46082', '2026-03-01'],
  ['46082.75', '2026-03-01'],
  ['12', undefined],
  ['ayer', undefined],
])('%s is the day %s', (texto, dia) => expect(leerFecha(texto)).toBe(dia))

test('yes and no are said in many ways', () => {
  expect(['Sí', 'TRUE', 'x', 'Não', '0', 'quizá'].map(leerSiNo)).toEqual([true, true, true, false, false, undefined])
})

test('an export is known by its columns, in whatever order and with marks of what is required', () => {
  expect(origenDe('modelos', ['Title', 'Variant SKU', 'Option1 Name', 'Handle'])).toBe('shopify')
  expect(origenDe('modelos', ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Parent'])).toBe('woocommerce')
  expect(origenDe('clientes', ['Alias*', 'Customer e-mail*', 'Address 1*', 'Zipcode*'])).toBe('prestashop')
  expect(origenDe('clientes', ['Name', 'Tax ID', 'Street', 'Zip', 'City'])).toBe('odoo')
  expect(origenDe('clientes', ['Fiscal name*', 'Contact ID*', 'Population'])).toBe('holded')
  expect(origenDe('clientes', ['Fiscal name*', 'Trade name', 'Contact NIF*', 'Town'])).toBe('holded')
  expect(origenDe('clientes', ['Nombre', 'ID', 'Email', 'Población', 'Código país'])).toBe('holded')
  expect(origenDe('previas', ['Date', 'Num', 'Due', 'Client', 'Total', 'Pending', 'Status'])).toBe('holded')
  expect(origenDe('clientes', ['Razón social', 'NIF'])).toBe('propia')
})

const CAMPOS = ['numero', 'nombre', 'precio'].map((campo) => ({
  ...{ campo, obligatorio: false, alias: [] },
  nombre: { es: campo, en: campo, pt: campo, ca: campo },
}))

test('columns are proposed by their names, or by what the program calls them; a remembered choice goes before', () => {
  expect(proponerMapa(CAMPOS, ['NOMBRE ', 'Numero'])).toEqual({
    numero: { columna: 'Numero', fijo: '' },
    nombre: { columna: 'NOMBRE ', fijo: '' },
    precio: { columna: null, fijo: '' },
  })
  const propuesto = proponerMapa(CAMPOS, ['Handle', 'Title', 'X'], columnasDe('modelos', 'shopify'))
  expect(propuesto.nombre?.columna).toBe('Title')
  const memoria = { nombre: { columna: 'X', fijo: '' }, precio: { columna: 'No está', fijo: '' } }
  expect(recordado(propuesto, memoria, ['Handle', 'Title', 'X'])).toMatchObject({
    nombre: { columna: 'X' },
    precio: { columna: null },
  })
})

test('a column that was not there is not remembered as unwanted; one that was left out is', () => {
  const nada = { columna: null, fijo: '' }
  const propuesto = { nombre: { columna: 'Nombre', fijo: '' }, notas: { columna: 'Notas', fijo: '' }, email: nada }
  const mapa = { nombre: propuesto.nombre, notas: nada, email: nada }
  const memoria = recordable(mapa, propuesto)
  const despues = { ...propuesto, email: { columna: 'Correo', fijo: '' } }
  expect(recordado(despues, memoria, ['Nombre', 'Notas', 'Correo'])).toEqual({
    ...{ nombre: propuesto.nombre, notas: nada, email: despues.email },
  })
})

test('rows are read by their fields; what holds where a cell is empty is put there', () => {
  const mapa = { numero: { columna: 'N', fijo: '' }, precio: { columna: 'P', fijo: '5' } }
  expect(
    filasDe(
      ['N', 'P'],
      [
        ['1', ''],
        ['', ''],
        ['2', '7'],
      ],
      mapa,
    ),
  ).toEqual([
    { fila: 2, datos: { numero: '1', precio: '5' } },
    { fila: 4, datos: { numero: '2', precio: '7' } },
  ])
})

test('colour and size are found however a shop writes them', () => {
  expect(coloresYTallas({ opcion1: 'Color', valor1: 'Negro', opcion2: 'Size', valor2: 'M' })).toEqual({
    ...{ colores: ['Negro'], tallas: ['M'] },
  })
  expect(coloresYTallas({ atributos: 'Talla:select:0, Color:color:1', valores: 'S:0, Rojo:1' })).toEqual({
    ...{ colores: ['Rojo'], tallas: ['S'] },
  })
  expect(coloresYTallas({ variante: 'Size: L, Colour: Azul' })).toEqual({ colores: ['Azul'], tallas: ['L'] })
  expect(coloresYTallas({ color: 'Negro, Rojo', talla: 'S|M' })).toEqual({
    ...{ colores: ['Negro', 'Rojo'], tallas: ['S', 'M'] },
  })
})

test('branches, descriptions and references are taken for what they mean', () => {
  expect(ultimoDeLaRama('Ropa > Vestidos, Otros')).toBe('Vestidos')
  expect(ultimoDeLaRama('All / Saleable / Faldas')).toBe('Faldas')
  expect(sinMarcas('<p>Largo &amp; <b>fluido</b></p>')).toBe('Largo & fluido')
  expect(comienzoComun(['1215-NEG-S', '1215-NEG-M', '1215-ROJ-S'])).toBe('1215')
})
