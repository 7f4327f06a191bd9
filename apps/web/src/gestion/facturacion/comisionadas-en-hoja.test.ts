import { enIdioma } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { cabecerasDeComision, comisionadasEnHoja } from './comisionadas-en-hoja.ts'

test('a workbook says below its heads what each invoice pays its rep, and on what', () => {
  const factura = {
    ...{ id: 7, numeroCompleto: 'A26/000007', fecha: '2026-11-18', cliente: 'Modas Sol', base: 100, total: 121 },
    ...{ cobrado: 60.5, criterio: 'cobrado' as const, tipo: 10, comision: 10, devengado: 5, anterior: 2, importe: 3 },
  }
  const word = (textos: Parameters<typeof enIdioma>[0]) => enIdioma(textos, 'en')
  const [fila = []] = comisionadasEnHoja([factura], word)
  const heads = cabecerasDeComision(word)
  expect(fila).toHaveLength(heads.length)
  expect(Object.fromEntries(heads.map((head, i) => [head, fila[i]]))).toEqual({
    ...{ Invoice: 'A26/000007', Date: '2026-11-18', Customer: 'Modas Sol', Net: 100, '%': 10 },
    ...{ Basis: 'On what is collected', Commission: 10, Earned: 5, 'Already settled': 2, 'To settle': 3 },
  })
})
