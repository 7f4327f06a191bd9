import { celdaDeNumero } from '@telar/domain/texto'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

type Cell = string | number | null

/** A number is written as people here do, and is no formula though it may begin like one. */
const number = (value: number) => ({ value: celdaDeNumero(value), escape_formulas: false })

/** Rows as Spanish spreadsheets and accounting programs read them: semicolons, decimal commas, a mark that says UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(
    stringify([...rows], {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { number },
    }),
  )

const SEPARATORS = [';', '\t', ',']
/** Longer than any line that people write; a quote that is never closed ends there. */
const MAX_LINE = 100_000

/** The cells of a text; the first line tells what separates them, and quotes may hold anything. */
export function readCsv(text: string): string[][] | undefined {
  const first = text.split('\n', 1)[0] ?? ''
  const delimiter = SEPARATORS.find((sign) => first.includes(sign))
  if (!delimiter || text.includes('\0')) return undefined
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_LINE,
      skip_records_with_empty_values: true,
    })
  } catch {
    return undefined
  }
}
