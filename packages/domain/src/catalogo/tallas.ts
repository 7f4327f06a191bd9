/** The sizes that a matrix has columns for: the model's, and those in use in which it is no longer made. */
export const conLasUsadas = (tallas: readonly string[], usadas: readonly { talla: string }[]): string[] => [
  ...new Set([...tallas, ...usadas.map(({ talla }) => talla)]),
]
