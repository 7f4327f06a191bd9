type Celda = string | number | null

/** A sheet: its first row names the columns. */
export type Hoja = readonly (readonly Celda[])[]

/** A text that a spreadsheet would take for a formula is made plain. */
const PELIGRO = /^[=+\-@\t\r]/
const cifra = (value: number) => value.toFixed(2).replace('.', ',')
const llano = (text: string) => (PELIGRO.test(text) ? `'${text}` : text)

function celda(value: Celda): string {
  if (value === null) return ''
  if (typeof value === 'number') return cifra(value)
  const text = llano(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As Spanish spreadsheets read it: semicolons, decimal commas, a mark that says UTF-8. */
export const enCsv = (hoja: Hoja): string => `\uFEFF${hoja.map((fila) => fila.map(celda).join(';')).join('\r\n')}\r\n`

/** As it is pasted into a spreadsheet. */
export const paraPegar = (hoja: Hoja): string =>
  hoja
    .map((fila) =>
      fila
        .map((value) => (typeof value === 'number' ? cifra(value) : llano((value ?? '').replace(/\s+/g, ' '))))
        .join('\t'),
    )
    .join('\n')
