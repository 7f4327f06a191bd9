const ENTRY = 16
const HEADER = 12

type Tables = Map<string, Buffer>

/** The tables of a font by their tags. */
function tablesOf(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(HEADER + ENTRY * i))
  return new Map(
    entries.map((entry) => {
      const [from, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)]
      return [entry.toString('latin1', 0, 4), font.subarray(from, from + length)]
    }),
  )
}

const padded = (table: Buffer) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function checksum(table: Buffer): number {
  const words = padded(table)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

function fontOf(version: Buffer, tables: Tables): Buffer {
  const tags = [...tables.keys()].sort()
  const head = Buffer.alloc(HEADER + ENTRY * tags.length)
  const power = Math.floor(Math.log2(tags.length))
  const searched = ENTRY * 2 ** power
  version.copy(head, 0, 0, 4)
  head.writeUInt16BE(tags.length, 4)
  head.writeUInt16BE(searched, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(ENTRY * tags.length - searched, 10)
  const parts = [head]
  let end = head.length
  for (const [i, tag] of tags.entries()) {
    const table = tables.get(tag) ?? Buffer.alloc(0)
    const entry = head.subarray(HEADER + ENTRY * i)
    entry.write(tag, 'latin1')
    entry.writeUInt32BE(checksum(table), 4)
    entry.writeUInt32BE(end, 8)
    entry.writeUInt32BE(table.length, 12)
    parts.push(padded(table))
    end += padded(table).length
  }
  return Buffer.concat(parts)
}

const KERNING = 'GPOS'

/** A font with the kerning of another that has the same letters in the same places. */
export function withKerningOf(font: Buffer, other: Buffer): Buffer {
  const [own, its] = [tablesOf(font), tablesOf(other)]
  const kerning = its.get(KERNING)
  const alike = ['cmap', 'maxp'].every((tag) => own.get(tag)?.equals(its.get(tag) ?? Buffer.alloc(0)))
  if (!kerning || !alike) throw new Error('Kerning can be taken only from the same letters')
  return fontOf(font, new Map([...own, [KERNING, kerning]]))
}
