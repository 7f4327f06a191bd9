/** The offices of a public buyer in the common directory of the administrations (DIR3). */
export interface Dir3 {
  oficinaContable: string
  organoGestor: string
  unidadTramitadora: string
}

/** A code of that directory: a letter or two, and figures up to nine signs. */
export const CODIGO_DIR3 = /^(?=.{9}$)[A-Z]{1,2}\d+$/
