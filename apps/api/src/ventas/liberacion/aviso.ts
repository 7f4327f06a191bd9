import type { Aviso } from '@telar/contract/casa/avisos'
import type { Anuncio } from '../../casa/avisos/anunciar.ts'
import type { Tema } from '../../casa/avisos/avisos.ts'

/** What is tied to a season's orders will soon be free. */
export type AnuncioDeLiberacion = Extract<Aviso, { tipo: 'liberacion' }> & Anuncio

/** Told to who may move garments between orders. */
export const avisoDeLiberacion: Tema<AnuncioDeLiberacion> = {
  tipo: 'liberacion',
  recurso: 'temporadas',
  permiso: 'Permissions.Reparto.Update',
  para: (_, anuncio) => anuncio,
}
