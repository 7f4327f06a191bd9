import { celdaDeNumero, celdaDeTexto } from '@telar/domain/texto'

type Celda = string | number | null

/** A sheet: its first row names the columns. */
export type Hoja = readonly (readonly Celda[])[]

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
        .map((value) =>
          typeof value === 'number' ? celdaDeNumero(value) : celdaDeTexto((value ?? '').replace(/\s+/g, ' ')),
        )
        .join('\t'),
    )
    .join('\n')
