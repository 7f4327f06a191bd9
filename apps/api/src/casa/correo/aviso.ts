import type { Anuncio } from '../avisos/anunciar.ts'
import type { Tema } from '../avisos/avisos.ts'

/** A mail is given up: it has been tried for a day. */
export interface AnuncioDeCorreo extends Anuncio {
  tipo: 'correo'
  id: number
  para: string
}

/** Told to who sees the outbox. */
export const avisoDeCorreo: Tema<AnuncioDeCorreo> = {
  tipo: 'correo',
  recurso: 'correo',
  permiso: 'Permissions.Correo.Search',
  para: (_, anuncio) => anuncio,
}
