import { expect, test } from 'vitest'
import { imprimir } from '../../pdf/imprenta.ts'
import { textoDePdf } from '../../testing/papel.ts'
import type { HojaDeFactura } from './hoja.ts'

const PLANTILLA = new URL('./documentos/factura.typ', import.meta.url)

const hojaDe = (lineas: number): HojaDeFactura => ({
  idioma: 'es',
  dia: '2026-11-18',
  titulo: 'Factura F26-000001',
  marca: 'Marenda',
  casa: ['Marenda Confecció, S.L.', 'NIF B12345674'],
  destinatario: 'Prat Moda, S.L.',
  qr: null,
  marcaDeAgua: '',
  datos: [['Fecha', '18/11/2026']],
  partes: [{ rotulo: 'Cliente', nombre: 'Prat Moda, S.L.', lineas: ['Rambla, 112'] }],
  cabeceras: ['Concepto', 'Prendas', 'Precio', 'Dto.', 'Importe'],
  bloques: [
    {
      titulo: '4012 Falda Guiomar',
      tallas: ['M'],
      filas: Array.from({ length: lineas }, (_, i) => ({
        ...{ concepto: `Línea ${i}`, tallas: [['M', '3'] as [string, string]], cantidad: '3' },
        ...{ precio: '10,00', dto: '', importe: '30,00', tipo: '', suma: `${30 * (i + 1)},00 €` },
      })),
    },
  ],
  tramos: { cabeceras: ['Base', 'IVA', 'Cuota'], filas: [['1.000,00', '21 %', '210,00']] },
  totales: [{ rotulo: 'Base imponible', valor: '1.000,00 €', fuerte: true }],
  total: { rotulo: 'Total', valor: '1.210,00 €' },
  vencimientos: [['18/12/2026', '1.210,00 €']],
  banco: 'ES91 2100 0418 4502 0005 1332',
  notas: [['Forma de pago', 'Transferencia']],
  mencion: '',
  pie: 'Marenda',
  rotulos: {
    vencimientos: 'Vencimientos',
    banco: 'Cuenta para el pago',
    pagina: 'Página {n} de {de}',
    sigue: 'Suma y sigue',
    anterior: 'Suma anterior',
  },
})

test('what an invoice comes to never stands alone on a page, and what is carried over ends with the lines', async () => {
  const wrong: number[] = []
  for (let lineas = 1; lineas <= 80; lineas++) {
    const pdf = await imprimir(PLANTILLA, [hojaDe(lineas)])
    const pages = await textoDePdf(new Blob([new Uint8Array(pdf)]))
    const last = pages.at(-1) ?? ''
    const carried = pages.filter((page) => page.includes('Suma y sigue')).length
    if (!last.includes('Línea ') || !last.includes('1.210,00') || carried !== pages.length - 1) wrong.push(lineas)
  }
  expect(wrong).toEqual([])
})

test('printed one after the other, each says at the head of its second page whose it is, and not of its first', async () => {
  const pdf = await imprimir(PLANTILLA, [hojaDe(60), hojaDe(60), hojaDe(1)])
  const pages = await textoDePdf(new Blob([new Uint8Array(pdf)]))
  const heads = pages.map((page) => page.split('Prat Moda').length - 1)
  expect(heads).toEqual([1, 1, 1, 1, 1])
})

test('the name of a model never stands at the foot of a page without a line of it', async () => {
  const [bloque] = hojaDe(3).bloques
  const filas = bloque?.filas ?? []
  const apart: string[] = []
  for (let lineas = 1; lineas <= 3; lineas++) {
    const bloques = Array.from({ length: 40 }, (_, i) => ({
      titulo: `Modelo ${i}.`,
      tallas: ['M'],
      filas: filas.slice(0, lineas).map((fila) => ({ ...fila, concepto: `Del ${i}.` })),
    }))
    const pdf = await imprimir(PLANTILLA, [{ ...hojaDe(1), bloques }])
    for (const page of await textoDePdf(new Blob([new Uint8Array(pdf)])))
      for (const [nombre, i] of page.matchAll(/Modelo (\d+)\./g))
        if (!page.includes(`Del ${i}.`)) apart.push(`${nombre} of ${lineas}`)
  }
  expect(apart).toEqual([])
})
