/** An element as it was read: its text, or what is inside it by name; attributes begin with `@`, a text beside them is `#text`. */
export type Nodo = string | { readonly [nombre: string]: Nodo | readonly Nodo[] | undefined }

/** The elements at a path; each step may stand several times. */
export function todos(nodo: Nodo | undefined, ...camino: string[]): Nodo[] {
  return camino.reduce<Nodo[]>(
    (nodos, paso) => nodos.flatMap((uno) => (typeof uno === 'string' ? [] : [uno[paso] ?? []].flat())),
    nodo === undefined ? [] : [nodo],
  )
}

export const textoDe = (nodo: Nodo | undefined): string =>
  (typeof nodo === 'string' ? nodo : typeof nodo?.['#text'] === 'string' ? nodo['#text'] : '').trim()
export const texto = (nodo: Nodo | undefined, ...camino: string[]): string => textoDe(todos(nodo, ...camino)[0])

/** The first of several ways to say something that is said. */
export const primero = (...dichos: string[]): string => dichos.find((uno) => uno !== '') ?? ''
