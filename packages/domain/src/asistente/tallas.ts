import { plano } from '../texto.ts'
import type { Diccionario } from './diccionario.ts'
import type { Pieza } from './piezas.ts'

/** After these, a number is no size. */
const UNIDAD =
  /^(h|horas?|hours?|hores|dias?|days?|dies|euros?|eur|anos?|years?|anys|unidades|units|unitats|prendas|pieces|pecas|peces|por|percent|kg|cm|min\w*|semanas?|weeks?)$/
/** A size that somebody wears, though nobody here makes it. */
const DE_NADIE = /^(2[68]|[3-6]\d|70)$/
const LETRAS_CLARAS = /^(xs|xl|xxl|xxxl|\dxl)$/
const ENTRE_TALLAS = /^(o|y|e|i|ou|or|and|a|la|to|en|in|em|una|un|uma|um|one|de)$/

/** Whether what comes after it is still spoken of sizes. */
export const sigueDeTallas = (palabra: string, { antesDeTalla }: Diccionario, antes: boolean): boolean =>
  ENTRE_TALLAS.test(palabra) ? antes : antesDeTalla.has(palabra)

/** A size, if this piece can be one where it stands. */
export function tallaEn(
  piezas: readonly Pieza[],
  i: number,
  { nombres, antesDeTalla }: Diccionario,
  trasTalla: boolean,
): string | undefined {
  const { dicha, palabra } = piezas[i] as Pieza
  const antes = piezas[i - 1]?.palabra ?? ''
  const siguiente = piezas[i + 1]?.palabra ?? ''
  const talla = nombres.tallas.find((una) => plano(una) === palabra)
  if (talla === undefined)
    return antesDeTalla.has(antes) && DE_NADIE.test(palabra) && !UNIDAD.test(siguiente) ? palabra : undefined
  if (/^\d+$/.test(palabra)) return UNIDAD.test(siguiente) ? undefined : talla
  if (LETRAS_CLARAS.test(palabra) || antesDeTalla.has(antes) || trasTalla) return talla
  const mayuscula = dicha === dicha.toUpperCase() && dicha !== dicha.toLowerCase()
  return mayuscula && (palabra.length > 1 || ENTRE_TALLAS.test(antes)) ? talla : undefined
}
