import { sscc } from '@telar/domain/casa/codigos'
import { expect, test } from 'vitest'
import { barrasEnPapel } from '../../testing/papel.ts'
import { type EtiquetaDeBulto, enHojas } from './etiquetas.ts'

const CAJA = sscc('8412345', 7)
const bulto = (n: number, barras: EtiquetaDeBulto['barras']): EtiquetaDeBulto => ({
  numero: 'EN000002',
  remitente: ['Telar, S.L.', 'Carrer de la Indústria, 12', '08202 Sabadell', '+34 937 00 00 00'],
  destinatario: ['Boutique Prat Moda de la Rambla', 'Rambla, 112, local 3', '08201 Sabadell', 'Barcelona · ES'],
  ...{ transportista: 'Transportes Vallès', servicio: 'En un día', bulto: `${n}/2`, peso: '6,4 kg' },
  ...{ seguimiento: 'EN000002', barras },
})
const DOS = [bulto(1, { clase: 'code128', valor: 'EN000002-1' }), bulto(2, { clase: 'sscc', valor: CAJA })]

test.each([
  ['a4', DOS, ['EN000002-1', `(00)${CAJA}`]],
  ['10x15', DOS.slice(0, 1), ['EN000002-1']],
] as const)('the bars on a sheet of %s are read again', async (formato, etiquetas, dichos) => {
  const leidos = await barrasEnPapel(
    new URL('./etiqueta.typ', import.meta.url),
    await enHojas([...etiquetas], formato, 'es'),
  )
  expect(leidos.sort()).toEqual([...dichos].sort())
})
