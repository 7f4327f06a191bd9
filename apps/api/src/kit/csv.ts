import { celdaDeNumero, celdaDeTexto } from '@telar/domain/texto'

type Cell = string | number | null

const NEEDS_QUOTES = /[";\r\n]/

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return celdaDeNumero(value)
  const plain = celdaDeTexto(value)
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as Spanish spreadsheets and accounting programs read them: semicolons, decimal commas, a mark that says UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`)
