const KILO = 1000
/** What a parcel may weigh. */
const MAX = 1_000_000
const PESO = /^\d{1,4}(?:[.,]\d{1,3})?$/

/** Grams of what was typed in kilos; nothing when it is no weight. */
export function leerKilos(escrito: string): number | null {
  const texto = escrito.trim()
  if (!PESO.test(texto)) return null
  const gramos = Math.round(Number(texto.replace(',', '.')) * KILO)
  return gramos > 0 && gramos <= MAX ? gramos : null
}

/** Grams as they are typed in kilos. */
export const enKilos = (gramos: number): string => String(gramos / KILO).replace('.', ',')

/** Whole centimetres, or nothing. */
export const leerCm = (escrito: string): number | null => {
  const n = Number(escrito)
  return /^\d{1,3}$/.test(escrito.trim()) && n >= 1 && n <= 500 ? n : null
}
