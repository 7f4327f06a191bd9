import { crc32, deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readSheet } from './sheet.ts'
import { unpacksWithin } from './zip.ts'

/** A zip whose entries may lie about how much they unpack to. */
function zip(entries: { name: string; content: Buffer; says?: number }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, says = content.length } of entries) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(22)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(says, 18)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      fields,
      Buffer.from([name.length, 0, 0, 0]),
      Buffer.from(name),
      packed,
    ])
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt16LE(20, 6)
    fields.subarray(4).copy(entry, 10)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    directory.push(Buffer.concat([entry, Buffer.from(name)]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`)
/** A workbook of one sheet, written by hand. */
const workbook = (sheet: Buffer) =>
  zip([
    {
      name: '[Content_Types].xml',
      content: xml(
        `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
      ),
    },
    {
      name: '_rels/.rels',
      content: xml(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: xml(
        `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: xml(
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ])
const sheetOf = (rows: string) => xml(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`)

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
