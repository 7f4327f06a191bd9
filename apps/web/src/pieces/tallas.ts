const LETRAS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '4XL', '5XL']
const NUMERO = /^\d+$/
const DESPUES = 1000

/** Numbers first, then letters as tailors order them, then anything else (`TU`). */
function lugar(talla: string): number {
  if (NUMERO.test(talla)) return Number(talla)
  const letra = LETRAS.indexOf(talla.toUpperCase())
  return letra < 0 ? 2 * DESPUES : DESPUES + letra
}

export const ordenarTallas = (tallas: readonly string[]): string[] =>
  [...tallas].sort((a, b) => lugar(a) - lugar(b) || a.localeCompare(b))

/** `36–46`, `S–XL`, `TU`: from the first size to the last. */
export function rangoDeTallas(tallas: readonly string[]): string {
  const ordenadas = ordenarTallas(tallas)
  const [primera = '', ultima = ''] = [ordenadas[0], ordenadas.at(-1)]
  return primera === ultima ? primera : `${primera}–${ultima}`
}
