import type { Aviso } from '@telar/contract/casa/avisos'
import type { Anuncio } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'

/** Letters wait to be looked at. */
export type AnuncioDeReclamaciones = Extract<Aviso, { tipo: 'reclamaciones' }> & Anuncio

/** Told to who may send them. What all customers owe is no rep's business. */
export const avisoDeReclamaciones: Tema<AnuncioDeReclamaciones> = {
  tipo: 'reclamaciones',
  recurso: 'reclamaciones',
  permiso: 'Permissions.Cobros.Update',
  para: (_, anuncio) => anuncio,
}
