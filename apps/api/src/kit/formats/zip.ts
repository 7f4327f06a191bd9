import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const MAX_COMMENT = 0xffff
const DEFLATED = 8
/** In the other header of an entry, which stands before its bytes. */
const LOCAL_BYTES = 30

/** Where the list of what is inside begins, and how many there are. */
function directoryOf(zip: Buffer): { at: number; entries: number } | undefined {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - MAX_COMMENT); at--) {
    if (zip.readUInt32LE(at) === END) return { entries: zip.readUInt16LE(at + 10), at: zip.readUInt32LE(at + 16) }
  }
  return undefined
}

/** How much one entry really unpacks to; throws beyond that much. */
function sizeOf(zip: Buffer, at: number, most: number): number {
  const packed = zip.readUInt32LE(at + 20)
  const local = zip.readUInt32LE(at + 42)
  const begins = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(begins, begins + packed)
  if (zip.readUInt16LE(at + 10) !== DEFLATED) return bytes.length
  return inflateRawSync(bytes, { maxOutputLength: most }).length
}

/** A workbook of a few sheets has some twenty; this is one with a sheet for every day of the year. */
const MOST_ENTRIES = 1000

/** Whether what is inside is few and unpacks to no more than so many bytes, whatever it says of itself. */
export function unpacksWithin(zip: Buffer, most: number): boolean {
  const directory = directoryOf(zip)
  if (!directory || directory.entries > MOST_ENTRIES) return false
  let left = most
  let { at } = directory
  try {
    for (let n = 0; n < directory.entries; n++) {
      if (zip.readUInt32LE(at) !== ENTRY || left <= 0) return false
      left -= sizeOf(zip, at, left)
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    }
  } catch {
    return false
  }
  return left >= 0
}
