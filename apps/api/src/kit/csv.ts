type Cell = string | number | null

/** A text that a spreadsheet would take for a formula is made plain. */
const PELIGRO = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[";\r\n]/

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',')
  const plain = PELIGRO.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as Spanish spreadsheets and accounting programs read them: semicolons, decimal commas, a mark that says UTF-8. */
export const csv = (rows: readonly (readonly Cell[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`)
