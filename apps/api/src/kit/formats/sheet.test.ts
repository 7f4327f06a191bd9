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

test('one cell at the far end of a sheet ends nobody', async () => {
  const far = workbook(
    sheetOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  )
  expect(await readSheet(far)).toBeUndefined()
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

test('a text that takes too long is given up, and nobody waits meanwhile', { timeout: 30_000 }, async () => {
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
