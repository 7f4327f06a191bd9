import { ReglaError } from '../regla.ts'

export const TIPOS_DE_REGISTRO = ['nuevo', 'existente'] as const
export const ESTADOS_DE_REGISTRO = ['solicitado', 'aprobado', 'rechazado', 'activado', 'caducado'] as const
/** How far a request to become a customer has come. */
export type EstadoDeRegistro = (typeof ESTADOS_DE_REGISTRO)[number]

/** How long the link of an approval works. */
export const DIAS_DE_LA_CLAVE = 7

/** Approving again sends a new link; a mistaken rejection can be mended, and a decision taken back to be made anew. */
const MOVIMIENTOS: Record<EstadoDeRegistro, readonly EstadoDeRegistro[]> = {
  solicitado: ['aprobado', 'rechazado'],
  aprobado: ['aprobado', 'rechazado', 'activado', 'caducado', 'solicitado'],
  caducado: ['aprobado', 'rechazado', 'solicitado'],
  rechazado: ['aprobado'],
  activado: ['solicitado'],
}

export const puedePasar = (de: EstadoDeRegistro, a: EstadoDeRegistro): boolean => MOVIMIENTOS[de].includes(a)

/** Refuses a move that the table does not know. */
export function comprobarPaso(de: EstadoDeRegistro, a: EstadoDeRegistro): void {
  if (!puedePasar(de, a)) throw new ReglaError(`registro.no-${a}`)
}

export const SENAS = ['nif', 'email'] as const
/** By what somebody is known to be who they say. */
export type Sena = (typeof SENAS)[number]

const llano = (texto: string) => texto.toLowerCase().replace(/[\s.-]/g, '')

/** What a request says of itself and the customer it is to be tied to does not; what it does not say is no difference. */
export function diferencias(
  dicho: { nif: string | null; email: string },
  cliente: { nif: string; emails: readonly string[] },
): Sena[] {
  const nif = Boolean(dicho.nif) && llano(dicho.nif ?? '') !== llano(cliente.nif)
  const email = !cliente.emails.some((uno) => uno.trim().toLowerCase() === dicho.email.trim().toLowerCase())
  return [...(nif ? (['nif'] as const) : []), ...(email ? (['email'] as const) : [])]
}
