import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { sheetOf, workbook, zip } from '../../testing/workbook.ts'
import { readSheet } from './sheet.ts'
import { unpacksWithin } from './zip.ts'

test('what a spreadsheet holds, as it is written', async () => {
  const content = await writeXlsx({
    sheets: [{ name: 'a', rows: [['numero', 'precio', 'fecha'], ['0012', 12.5, null], [], [8001, true, 'x']] }],
  })
  expect(await readSheet(Buffer.from(content))).toEqual(
    [['numero', 'precio', 'fecha'], ['0012', '12.5'], [], ['8001', 'true', 'x']].map((row) =>
      expect.arrayContaining(row),
    ),
  )
  expect(await readSheet(Buffer.from('a;b\n1;2'))).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(await readSheet(workbook(sheetOf('<row r="1"><c r="A1"><v>7</v></c></row>')))).toEqual([['7']])
})

test('letters as spreadsheets here save them are read as they were written', async () => {
  const leido = [
    ['nombre', 'precio'],
    ['Peñíscola €', '27,90'],
  ]
  const texto = 'nombre;precio\r\nPeñíscola €;27,90\r\n'
  const en1252 = Buffer.from(texto.replace('€', '\u0080'), 'latin1')
  for (const content of [
    en1252,
    Buffer.from(texto),
    Buffer.from(`\ufeff${texto}`),
    Buffer.from(`\ufeff${texto}`, 'utf16le'),
  ])
    expect(await readSheet(content)).toEqual(leido)
})

test('numbers, days and formulas of cells', async () => {
  const celdas = `<row r="1"><c r="A1"><v>4.125</v></c><c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><v>8412345000014</v></c>
    <c r="D1"><v>0.1</v></c><c r="E1"><v>46082</v></c></row>`
  expect(await readSheet(workbook(sheetOf(celdas)))).toEqual([['4,125', '2', '8412345000014', '0.1', '46082']])
  const content = await writeXlsx({ sheets: [{ name: 'a', rows: [['dia'], [new Date('2026-03-01T00:00:00Z')]] }] })
  expect((await readSheet(Buffer.from(content)))?.[1]?.[0]).toMatch(/^2026-03-01/)
})

test('one cell at the far end of a sheet ends nobody, and is told as too many rows', async () => {
  const far = workbook(
    sheetOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  )
  await expect(readSheet(far)).rejects.toMatchObject({ fields: { data: ['importar.demasiadas'] } })
})

test('what unpacks to more than it says is found out', async () => {
  const zeros = Buffer.alloc(80 * 1024 * 1024, ' ')
  const bomb = workbook(Buffer.concat([sheetOf('').subarray(0, 60), zeros]))
  expect(bomb.length).toBeLessThan(200_000)
  expect(await readSheet(bomb)).toBeUndefined()
  const lying = zip([{ name: 'a', content: zeros, says: 10 }])
  expect(unpacksWithin(lying, 1024 * 1024)).toBe(false)
  expect(unpacksWithin(zip([{ name: 'a', content: Buffer.from('abc') }]), 3)).toBe(true)
  expect(unpacksWithin(Buffer.from('PK'), 100)).toBe(false)
})

test('an archive of too many files is not looked into', () => {
  const of = (count: number) =>
    zip(Array.from({ length: count }, (_, i) => ({ name: `${i}`, content: Buffer.from('a') })))
  expect(unpacksWithin(of(1000), 10_000)).toBe(true)
  expect(unpacksWithin(of(1001), 10_000)).toBe(false)
})

test('a text that takes too long is given up, and nobody waits meanwhile', async () => {
  let late = 0
  let last = performance.now()
  const clock = setInterval(() => {
    late = Math.max(late, performance.now() - last)
    last = performance.now()
  }, 10)
  expect(await readSheet(Buffer.from(`a;b\n${'"\n'.repeat(2_000_000)}`))).toBeUndefined()
  clearInterval(clock)
  expect(late).toBeLessThan(2000)
  expect(await readSheet(Buffer.from('a;b\n1;2'))).toHaveLength(2)
})
