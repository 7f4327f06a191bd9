import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLASES_DE_PRUEBA, faltasDePrueba, type Prueba, plazoDeDeclaracion } from './prueba.ts'

const CASA = { transporta: 'casa', pais: 'PT', fecha: '2027-03-20', partes: ['Telar, S.L.', 'Loja Porto Lda'] } as const
const CLIENTE = { ...CASA, transporta: 'cliente' } as const
const prueba = (clase: Prueba['clase'], emisor: string, datos: Partial<Prueba> = {}): Prueba => ({
  ...{ clase, emisor, pais: '', fecha: '2027-03-25' },
  ...datos,
})

it.each([
  ['nothing is there', CASA, [], ['primera']],
  ['one paper of the transport', CASA, [prueba('cmr', 'Trans Iberia')], ['segunda']],
  [
    'two papers of one party',
    CASA,
    [prueba('cmr', 'Trans Iberia'), prueba('factura-transporte', 'TRANS-IBERIA')],
    ['emisor'],
  ],
  [
    'two papers of the transport by two parties',
    CASA,
    [prueba('cmr', 'Trans Iberia'), prueba('factura-transporte', 'Agencia Sur')],
    [],
  ],
  [
    'one of the transport and one around it',
    CASA,
    [prueba('entrega-transportista', 'DHL'), prueba('pago', 'Banco Norte')],
    [],
  ],
  [
    'two around it, none of the transport',
    CASA,
    [prueba('seguro', 'Mutua'), prueba('pago', 'Banco Norte')],
    ['transporte'],
  ],
  ['what the house issues itself', CASA, [prueba('cmr', 'Telar S.L.'), prueba('pago', 'Banco Norte')], ['transporte']],
  [
    'one says another state',
    CASA,
    [prueba('cmr', 'Trans', { pais: 'FR' }), prueba('pago', 'Banco')],
    ['pais', 'transporte'],
  ],
  [
    'the customer fetched it: two papers and their word',
    CLIENTE,
    [prueba('cmr', 'Trans'), prueba('almacen', 'Depósito'), prueba('declaracion', 'Loja Porto Lda')],
    [],
  ],
  ['their word alone', CLIENTE, [prueba('declaracion', 'Loja Porto Lda')], ['primera']],
  ['two papers without their word', CLIENTE, [prueba('cmr', 'Trans'), prueba('almacen', 'Depósito')], ['declaracion']],
  [
    'their word came late',
    CLIENTE,
    [prueba('cmr', 'Trans'), prueba('almacen', 'Depósito'), prueba('declaracion', 'Loja', { fecha: '2027-04-11' })],
    ['tarde'],
  ],
] as const)('%s', (_, suministro, pruebas, faltas) => {
  expect(faltasDePrueba(suministro, [...pruebas])).toEqual(faltas)
})

it('the declaration is due on the tenth of the next month, also at the end of the year', () => {
  expect([plazoDeDeclaracion('2027-03-31'), plazoDeDeclaracion('2026-12-01')]).toEqual(['2027-04-10', '2027-01-10'])
})

it('what suffices is not undone by more of the same country', () => {
  const una = fc.record({
    clase: fc.constantFrom(...CLASES_DE_PRUEBA),
    emisor: fc.constantFrom('A', 'B', 'C'),
    pais: fc.constantFrom('', 'PT'),
    fecha: fc.constantFrom('2027-03-25', '2027-05-01'),
  })
  fc.assert(
    fc.property(fc.array(una, { maxLength: 6 }), una, fc.constantFrom(CASA, CLIENTE), (pruebas, otra, suministro) => {
      fc.pre(faltasDePrueba(suministro, pruebas).length === 0)
      expect(faltasDePrueba(suministro, [...pruebas, otra])).toEqual([])
    }),
  )
})
