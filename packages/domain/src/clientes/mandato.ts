export const ESQUEMAS_SEPA = ['CORE', 'B2B'] as const
/** Between anybody, or between businesses: who is charged by B2B cannot ask for it back. */
export type EsquemaSepa = (typeof ESQUEMAS_SEPA)[number]

/** What a customer signed so that the house may charge their account. */
export interface Mandato {
  referencia: string
  fecha: string
  esquema: EsquemaSepa
  /** It allows one charge only. */
  unico: boolean
}
