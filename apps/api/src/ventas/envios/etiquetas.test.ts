import { sscc } from '@telar/domain/casa/codigos'
import { expect, test } from 'vitest'
import { alturaEnPapel, barrasEnPapel } from '../../testing/papel.ts'
import { type EtiquetaDeBulto, enHojas, imprimirBultos } from './etiquetas.ts'

const CAJA = sscc('8412345', 7)
const bulto = (n: number, barras: EtiquetaDeBulto['barras']): EtiquetaDeBulto => ({
  numero: 'EN000002',
  remitente: ['Telar, S.L.', 'Carrer de la Indústria, 12', '08202 Sabadell', '+34 937 00 00 00'],
  destinatario: ['Boutique Prat Moda de la Rambla', 'Rambla, 112, local 3', '08201 Sabadell', 'Barcelona · ES'],
  ...{ transportista: 'Transportes Vallès', servicio: 'En un día', bulto: `${n}/2`, peso: '6,4 kg' },
  ...{ seguimiento: 'EN000002', barras },
})
const LARGO = 'Confecciones Extraordinariamente Largas de la Señora María del Pilar Fernández-Villa'
const CALLE = 'Avenida de la Constitución de mil novecientos setenta y ocho, número 112, escalera izquierda, 4.º 2.ª'
const LEJOS = ['08820 Sant Esteve de les Roures i Sant Vicenç de Montalt', 'Barcelona · ES', 'Tel. +34 600 11 22 33']
const LARGOS = [1, 2, 3, 4].map((n) => ({
  ...bulto(n, { clase: 'code128', valor: `EN000002-${n}` }),
  ...{ remitente: [LARGO, CALLE, ...LEJOS], destinatario: [LARGO, CALLE, ...LEJOS] },
}))
const DOS = [bulto(1, { clase: 'code128', valor: 'EN000002-1' }), bulto(2, { clase: 'sscc', valor: CAJA })]

test.each([
  ['a4', DOS, ['EN000002-1', `(00)${CAJA}`]],
  ['10x15', DOS.slice(0, 1), ['EN000002-1']],
  ['a4', LARGOS, ['EN000002-1', 'EN000002-2', 'EN000002-3', 'EN000002-4']],
  ['10x15', LARGOS.slice(0, 1), ['EN000002-1']],
] as const)('the bars on a sheet of %s are read again', async (formato, etiquetas, dichos) => {
  const leidos = await barrasEnPapel(
    new URL('./etiqueta.typ', import.meta.url),
    await enHojas([...etiquetas], formato, 'es'),
  )
  expect(leidos.sort()).toEqual([...dichos].sort())
})

test('however long the address, the bars stay on their label', async () => {
  const pdf = await imprimirBultos(LARGOS.slice(0, 1), '10x15', 'es')
  // beneath what it weighs lie 26 mm of bars and 6 of margin
  expect(await alturaEnPapel(pdf, '6,4')).toBeGreaterThan(32)
})
