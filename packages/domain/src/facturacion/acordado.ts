/** A line of an invoice, as far as its price is concerned. */
interface Linea {
  modeloId: number | null
  colorId: number | null
  anticipoId?: number | null | undefined
  cantidad: number
  precio: number
}

const esLaMisma = (a: Linea, b: Linea) => a.modeloId === b.modeloId && a.colorId === b.colorId

/** Money that is taken off under a name of its own, and is no deposit that was paid before. */
const quita = ({ modeloId, anticipoId, cantidad, precio }: Linea): boolean =>
  modeloId === null && (anticipoId ?? null) === null && cantidad * precio < 0

/**
 * Whether a line gives away what a discount would: a model under its rate and under what was agreed for it, or a sum
 * that is taken off. What was agreed before, with these same figures, stays.
 */
export const rebaja = (
  lineas: readonly Linea[],
  { tarifa, acordadas }: { tarifa: readonly Linea[]; acordadas: readonly Linea[] },
): boolean =>
  lineas.some((linea, i) => {
    const antes = acordadas.filter((otra) => esLaMisma(otra, linea))
    if (linea.modeloId === null)
      return quita(linea) && !antes.some(({ cantidad, precio }) => cantidad * precio <= linea.cantidad * linea.precio)
    return linea.precio < Math.min(...[tarifa[i], ...antes].map((otra) => otra?.precio ?? Number.POSITIVE_INFINITY))
  })
