/** Which record it is. */
export interface Ficha {
  recurso: string
  id: string
}
