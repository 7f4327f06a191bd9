import type { Db } from '../../db/connection.ts'
import { type Anuncio, anunciar } from '../avisos/anunciar.ts'
import type { Tema } from '../avisos/avisos.ts'

/** A backup failed. */
interface AnuncioDeCopia extends Anuncio {
  tipo: 'copia'
  id: number
}

/** Told to who may see backups. */
export const avisoDeCopia: Tema<AnuncioDeCopia> = {
  tipo: 'copia',
  recurso: 'copias',
  permiso: 'Permissions.Copias.View',
  para: (_, anuncio) => anuncio,
}

export const avisarDeFallo = (db: Db, id: number): Promise<void> => anunciar<AnuncioDeCopia>(db, { tipo: 'copia', id })
