import { Apart } from '../apart.ts'
import { FieldsError } from '../errors.ts'
import { MAX_ROWS, TOO_MANY } from './sheet-limits.ts'

const reader = new Apart<Uint8Array>(new URL('./sheet-apart.ts', import.meta.url), {
  seconds: 10,
  heapMb: 256,
  waiting: 4,
})

/**
 * The cells of a spreadsheet, or of a text with separators, decided by what it holds; nothing if it is neither. One with
 * more rows than may be is refused in those words. It is read by a process that may take so much time and memory and no more.
 */
export async function readSheet(content: Buffer): Promise<string[][] | undefined> {
  const read = await reader.run(new Uint8Array(content)).catch((error) => {
    if (reader.gaveUp(error)) return undefined
    throw error
  })
  const rows = read && (JSON.parse(read.toString('utf8')) as string[][] | typeof TOO_MANY | null)
  if (rows === TOO_MANY) throw new FieldsError({ data: ['importar.demasiadas'] }, { max: MAX_ROWS })
  return rows ?? undefined
}
