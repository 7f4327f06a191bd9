import { expect, test } from 'vitest'
import { finEnPapel, textoDePdf } from '../testing/papel.ts'
import { type Hoja, imprimirHojas } from './hoja.ts'

const hojaDe = (modelos: number): Hoja => ({
  idioma: 'es',
  dia: '2026-11-18',
  titulo: 'Pedido 2026/000001',
  marca: 'Marenda',
  casa: ['Marenda Confecció, S.L.'],
  datos: [['Fecha', '18/11/2026']],
  partes: [{ rotulo: 'Cliente', lineas: ['Prat Moda', 'Rambla, 112'] }],
  cabeceras: { modelo: 'Modelo', prendas: 'Prendas', importe: 'Importe €' },
  bloques: Array.from({ length: modelos }, (_, i) => ({
    titulo: `Modelo ${i}`,
    precio: '10,00 €',
    tallas: ['S', 'M'],
    filas: [{ color: 'Negro', cantidades: ['1', '2'], prendas: '3', importe: '30,00' }],
  })),
  notas: [],
  totales: ['Importe', 'Pronto pago', 'IVA 21 %', 'Recargo 5,2 %', 'Total'].map((rotulo) => ({
    rotulo,
    valor: '1.234,56 €',
    fuerte: rotulo === 'Total',
  })),
  pie: 'Marenda',
})

test('what it comes to never stands alone on a page, however many models there are', async () => {
  const alone: number[] = []
  for (let modelos = 1; modelos <= 40; modelos++) {
    const pdf = await imprimirHojas([hojaDe(modelos)], '')
    const pages = await textoDePdf(new Blob([new Uint8Array(pdf)]))
    if (!pages.at(-1)?.includes('Modelo ')) alone.push(modelos)
  }
  expect(alone).toEqual([])
})

test('a model of more colours than a page has room for goes on, under its sizes', async () => {
  const hoja = hojaDe(1)
  const [modelo] = hoja.bloques
  const [fila] = modelo?.filas ?? []
  if (!modelo || !fila) throw new Error('A sheet without its model.')
  modelo.filas = Array.from({ length: 60 }, (_, i) => ({ ...fila, color: `Color ${i}` }))
  const pages = await textoDePdf(new Blob([new Uint8Array(await imprimirHojas([hoja], ''))]))
  expect(pages.at(-1)).toMatch(/Prendas.*Color 59.*Total/s)
  expect(pages.join(' ').match(/Color \d+/g)).toHaveLength(60)
})

test('a reference of one long word stays in its column, and is read as it was written', async () => {
  const larga = 'PO-2026-LONG-REFERENCE-000000123456'
  const pdf = await imprimirHojas([{ ...hojaDe(1), datos: [['Su referencia', larga]] }], '')
  const [texto = ''] = await textoDePdf(new Blob([new Uint8Array(pdf)]))
  expect(texto.replace(/\s/g, '')).toContain(larga)
  expect(await finEnPapel(pdf, /PO-|REFERENCE|123456/)).toBeLessThan(18 + ((174 - 2 * 6) * 1.4) / 3.4)
})

test('each page says which document it is of; without amounts there is no room for them', async () => {
  const sinImportes = hojaDe(20)
  for (const { filas } of sinImportes.bloques) for (const fila of filas) fila.importe = ''
  const pages = await textoDePdf(new Blob([new Uint8Array(await imprimirHojas([sinImportes], ''))]))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Pedido 2026/000001')
  expect(pages.join(' ')).not.toContain('Importe €')
})
