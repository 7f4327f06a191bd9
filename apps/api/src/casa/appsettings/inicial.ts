import { TEMA_INICIAL } from '@telar/domain/casa/tema'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'

const EMPRESA = {
  marca: 'Telar',
  razonSocial: '',
  direccion: '',
  codigoPostal: '',
  ciudad: '',
  provincia: '',
  pais: 'ES',
  telefono: '',
  email: '',
  whatsapp: '',
  instagram: '',
  horario: '',
  nif: '',
  registroMercantil: '',
  iban: '',
}

/** The row of settings, which is always there. */
export async function ponerAjustes(db: Db): Promise<void> {
  await db
    .insert(appSettingsTable)
    .values({ tema: TEMA_INICIAL, empresa: EMPRESA, anuncio: SIN_TEXTOS })
    .onConflictDoNothing()
}
