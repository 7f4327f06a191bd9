import { Apart } from '../apart.ts'

/** Larger than anything that people write by hand or export from another program to bring it here. */
export const MAX_ROWS = 5000
export const MAX_COLUMNS = 200

const reader = new Apart<Uint8Array>(new URL('./sheet-apart.ts', import.meta.url), {
  seconds: 10,
  heapMb: 256,
  waiting: 4,
})

/**
 * The cells of a spreadsheet, or of a text with separators, decided by what it holds; nothing if it is neither, or more
 * than a person would bring. It is read by a process that may take so much time and memory and no more.
 */
export async function readSheet(content: Buffer): Promise<string[][] | undefined> {
  const read = await reader.run(new Uint8Array(content)).catch((error) => {
    if (reader.gaveUp(error)) return undefined
    throw error
  })
  return read && ((JSON.parse(read.toString('utf8')) as string[][] | null) ?? undefined)
}
