import { expect, test } from 'vitest'
import { imprimir } from '../../pdf/imprenta.ts'
import { textoDePdf } from '../../testing/papel.ts'

const PLANTILLA = new URL('./cuenta.typ', import.meta.url)

const hojaDe = (movimientos: number) => ({
  ...{ idioma: 'es', dia: '2026-11-18', titulo: 'Extracto', marca: 'Marenda', casa: ['Marenda Confecció, S.L.'] },
  ...{ periodo: 'Del 01/01/2026 al 18/11/2026', cliente: ['Prat Moda, S.L.'], inicial: '0,00', saldo: '1.210,00 €' },
  rotulos: { cliente: 'Cliente', inicial: 'Saldo anterior', saldo: 'Saldo final' },
  cabeceras: ['Fecha', 'Concepto', 'Debe', 'Haber', 'Saldo'],
  filas: Array.from({ length: movimientos }, (_, i) => ['18/11/2026', `Movimiento ${i}`, '10,00', '', '10,00']),
  ...{ cuenta: '', pie: 'Marenda' },
})

test('the balance never stands alone on a page', async () => {
  const alone: number[] = []
  for (let movimientos = 0; movimientos <= 80; movimientos++) {
    const pdf = await imprimir(PLANTILLA, hojaDe(movimientos))
    const last = (await textoDePdf(new Blob([new Uint8Array(pdf)]))).at(-1) ?? ''
    if (!/Movimiento |Saldo anterior/.test(last) || !last.includes('Saldo final')) alone.push(movimientos)
  }
  expect(alone).toEqual([])
})
