type Celda = string | number | null

/** A sheet: its first row names the columns. */
export type Hoja = readonly (readonly Celda[])[]

/** A text that a spreadsheet would take for a formula is made plain. */
const PELIGRO = /^[=+\-@\t\r]/
const cifra = (value: number) => value.toFixed(2).replace('.', ',')
const llano = (text: string) => (PELIGRO.test(text) ? `'${text}` : text)

/** As a spreadsheet file. Its cells are typed: no text is read as a formula. What writes it comes when it is wanted. */
export async function enExcel(name: string, hoja: Hoja): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = (hoja[0] ?? []).map((_, i) =>
    hoja.some((fila) => typeof fila[i] === 'number') ? { numFmt: '#,##0.00' } : {},
  )
  const bytes = await writeXlsx({ sheets: [{ name, columns, rows: hoja.map((fila) => [...fila]) }] })
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** As it is pasted into a spreadsheet. */
export const paraPegar = (hoja: Hoja): string =>
  hoja
    .map((fila) =>
      fila
        .map((value) => (typeof value === 'number' ? cifra(value) : llano((value ?? '').replace(/\s+/g, ' '))))
        .join('\t'),
    )
    .join('\n')
