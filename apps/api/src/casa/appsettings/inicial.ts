import { TEMA_INICIAL } from '@telar/domain/casa/tema'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'
import { EDICIONES_INICIALES, LEGALES_INICIALES } from '../legales/inicial.ts'

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
  acreedorSepa: '',
}

/** The row of settings, which is always there, with the pages that the law asks for. */
export async function ponerAjustes(db: Db): Promise<void> {
  await db.insert(t).values({ tema: TEMA_INICIAL, empresa: EMPRESA, anuncio: SIN_TEXTOS }).onConflictDoNothing()
  await db.update(t).set({ legales: LEGALES_INICIALES, ediciones: EDICIONES_INICIALES }).where(sql`${t.legales} = '{}'`)
}
