import type { Anuncio } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'

/** Somebody asks to become a customer. */
export interface AnuncioDeRegistro extends Anuncio {
  tipo: 'registro'
  id: number
}

/** Requests are told to who reviews them. */
export const avisoDeRegistro: Tema<AnuncioDeRegistro> = {
  tipo: 'registro',
  recurso: 'registers',
  permiso: 'Permissions.Registers.Search',
  para: (_, anuncio) => anuncio,
}
