import { numeroDeCelda } from '@telar/domain/texto'
import { streamXlsxRows } from 'hucre/xlsx'
import { serve } from '../apart.ts'
import { readCsv } from './csv.ts'
import { MAX_COLUMNS, MAX_ROWS, TOO_MANY } from './sheet-limits.ts'
import { unpacksWithin } from './zip.ts'

const ZIP = Buffer.from('PK')
/** What a text of two bytes for each letter begins with. */
const WIDE = Buffer.from([0xff, 0xfe])
const MAX_UNPACKED = 64 * 1024 * 1024

const text = (cell: unknown) => {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return numeroDeCelda(cell)
  return cell instanceof Date ? cell.toISOString() : String(cell)
}

type Read = string[][] | typeof TOO_MANY | undefined

/** Row by row: a single cell at the far end costs no more than itself. */
async function readXlsx(content: Buffer): Promise<Read> {
  if (!unpacksWithin(content, MAX_UNPACKED)) return undefined
  const rows: string[][] = []
  for await (const { index, values } of streamXlsxRows(new Uint8Array(content))) {
    if (index > MAX_ROWS) return TOO_MANY
    if (values.length > MAX_COLUMNS) return undefined
    while (rows.length < index) rows.push([])
    rows.push(values.map(text))
  }
  return rows
}

/** As today's programs write; otherwise as spreadsheets here do, or wide as some save «Unicode text». */
function lettersOf(content: Buffer): string {
  if (content.subarray(0, WIDE.length).equals(WIDE)) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function readText(content: Buffer): Read {
  const rows = readCsv(lettersOf(content))
  if (rows && rows.length > MAX_ROWS + 1) return TOO_MANY
  return rows?.every((row) => row.length <= MAX_COLUMNS) ? rows : undefined
}

async function read(content: Buffer): Promise<Read> {
  if (!content.subarray(0, ZIP.length).equals(ZIP)) return readText(content)
  return readXlsx(content).catch(() => undefined)
}

serve(async (content: Uint8Array) => Buffer.from(JSON.stringify((await read(Buffer.from(content))) ?? null)))
