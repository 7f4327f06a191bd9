import { crc32, deflateRawSync } from 'node:zlib'

/** A zip whose entries may lie about how much they unpack to. */
export function zip(entries: { name: string; content: Buffer; says?: number }[]): Buffer {
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
export const workbook = (sheet: Buffer) =>
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
export const sheetOf = (rows: string) => xml(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`)
