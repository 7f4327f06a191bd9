import { writeXlsx } from 'hucre/xlsx'

type Cell = string | number | Date | null

/** Sheets of cells, each typed, so that no text can ever be read as a formula. */
export const xlsx = async (sheets: readonly { name: string; rows: readonly (readonly Cell[])[] }[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) })) }),
  )
