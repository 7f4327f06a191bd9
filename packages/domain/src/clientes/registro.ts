import { ReglaError } from '../regla.ts'

export const TIPOS_DE_REGISTRO = ['nuevo', 'existente'] as const
export const ESTADOS_DE_REGISTRO = ['solicitado', 'aprobado', 'rechazado', 'activado', 'caducado'] as const
/** How far a request to become a customer has come. */
export type EstadoDeRegistro = (typeof ESTADOS_DE_REGISTRO)[number]

/** How long the link of an approval works. */
export const DIAS_DE_LA_CLAVE = 7

/** Approving again sends a new link; a mistaken rejection can be mended, an account that works cannot be undone here. */
const MOVIMIENTOS: Record<EstadoDeRegistro, readonly EstadoDeRegistro[]> = {
  solicitado: ['aprobado', 'rechazado'],
  aprobado: ['aprobado', 'rechazado', 'activado', 'caducado'],
  caducado: ['aprobado', 'rechazado'],
  rechazado: ['aprobado'],
  activado: [],
}

export const puedePasar = (de: EstadoDeRegistro, a: EstadoDeRegistro): boolean => MOVIMIENTOS[de].includes(a)

/** Refuses a move that the table does not know. */
export function comprobarPaso(de: EstadoDeRegistro, a: EstadoDeRegistro): void {
  if (!puedePasar(de, a)) throw new ReglaError(`registro.no-${a}`)
}
