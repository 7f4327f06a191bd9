/** Numbers that look random and are the same every time (mulberry32). */
export function azar(semilla: number): () => number {
  let a = semilla >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let x = Math.imul(a ^ (a >>> 15), a | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return ((x ^ (x >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const elegir = <T>(de: readonly T[], suerte: () => number): T => de[Math.floor(suerte() * de.length)] as T

/** Some of a list, without repeating, in a shuffled order. */
export function algunos<T>(de: readonly T[], cuantos: number, suerte: () => number): T[] {
  const resto = [...de]
  const elegidos: T[] = []
  while (elegidos.length < cuantos && resto.length > 0) {
    elegidos.push(...resto.splice(Math.floor(suerte() * resto.length), 1))
  }
  return elegidos
}
