import { celda, conCelda, type Variante } from './variantes.ts'

const digits = (text: string) => text.replace(/\D/g, '')
/** A code may be written in groups; a number of garments is a whole one or none at all. */
const figures = (text: string, modo: 'stock' | 'ean') =>
  modo === 'ean' || /^\s*\d+\s*$/.test(text) ? digits(text) : ''

/** Lays a block copied from a spreadsheet over the cells; what is not made stays unmade, what is no figure is left out, and what the books count stays. */
export function pegar(
  variantes: readonly Variante[],
  colores: readonly number[],
  tallas: readonly string[],
  text: string,
  modo: 'stock' | 'ean',
): Variante[] {
  const block = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  let next = [...variantes]
  block.forEach((line, i) => {
    line.forEach((value, j) => {
      const [colorId, talla] = [colores[i], tallas[j]]
      if (colorId === undefined || talla === undefined || !figures(value, modo)) return
      const suya = celda(next, colorId, talla)
      if (!suya || (modo === 'stock' && suya.libre !== null)) return
      const cambio = modo === 'ean' ? { ean: digits(value) } : { stock: Math.min(Number(digits(value)), 99_999) }
      next = conCelda(next, colorId, talla, cambio)
    })
  })
  return next
}
