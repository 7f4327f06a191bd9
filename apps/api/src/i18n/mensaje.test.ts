import { expect, test } from 'vitest'
import { importeEscrito, mensaje, numeroEscrito, precioEscrito } from './mensaje.ts'

test.each([
  ['es', 'cobro.mas-que-pendiente', { pendiente: 1234.5 }, 'Quedan 1.234,50 € por cobrar.'],
  ['en', 'cobro.mas-que-pendiente', { pendiente: 1234.5 }, '€1,234.50 are left to collect.'],
  ['en', 'recibida.mas-que-pendiente', { pendiente: 0.1 }, '€0.10 are left to pay.'],
  ['pt', 'banco.de-mas', { resto: 20 }, 'Deste registo restam 20,00 € por conciliar.'],
  ['es', 'pedido.mas-que-servido', { talla: '1000', n: 1200 }, 'De la talla 1000 solo han salido 1.200.'],
  ['es', 'composicion.suma', { n: 99.5 }, 'La composición suma 99,5 %; tiene que sumar 100 %.'],
  ['es', 'reparto.no-pide', { numero: 6012, n: 1000 }, 'El pedido 6012 solo espera 1.000 más.'],
  ['es', 'dictado.precio', { precio: '3,50' }, '3,50 € no es un precio.'],
  ['es', 'caja.cerrada', { fecha: '2027-03-05' }, 'La caja del 5 mar 2027 está cerrada.'],
  ['en', 'caja.cerrada', { fecha: '2027-03-05' }, 'The till of 5 Mar 2027 is closed.'],
  ['en', 'caja.cerrada', { fecha: '9999-99-99' }, 'The till of 9999-99-99 is closed.'],
] as const)('numbers and days are said as people write them (%s %s)', (idioma, clave, params, frase) => {
  expect(mensaje(idioma, clave, params).replaceAll('\u00a0', ' ')).toBe(frase)
})

test('less than nothing has a real minus, in amounts, prices and numbers', () => {
  const escritas = [importeEscrito('es', -1234.5), precioEscrito('en', -0.1234), numeroEscrito('pt', -2)]
  expect(escritas.map((una) => una.replaceAll('\u00a0', ' '))).toEqual(['−1.234,50 €', '−€0.1234', '−2'])
})
