import type { registers } from '@telar/contract/calls'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { comoDataUri } from './licencia.ts'

export type Solicitud = CallInput<typeof registers.create>['body']

/** What somebody who is not a customer yet fills in. */
export interface SolicitudNueva {
  nombre: string
  nif: string
  email: string
  telefono: string
  countryId: number
  direccion: { calle: string; codigoPostal: string; ciudad: string; provincia: string }
  licencia: File | null
  acepta: boolean
}

/** The form as the contract wants it; the address is of the country that was chosen. */
export async function comoSolicitud(valores: SolicitudNueva, pais: string): Promise<Solicitud> {
  const { licencia, direccion, ...datos } = valores
  if (!licencia) throw new Error('A new customer shows a licence.')
  const papel = await comoDataUri(licencia)
  return { tipo: 'nuevo', ...datos, direccion: { ...direccion, pais }, licencia: papel, acepta: true }
}
