import type { Consentimiento } from '@telar/domain/casa/legales'
import type { Reloj } from '@telar/domain/fecha'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'

/** What is kept of somebody who agrees to the privacy policy: to which wording, and when. */
export async function consentir(
  db: Db,
  acepta: boolean | null | undefined,
  reloj: Reloj,
): Promise<Consentimiento | null> {
  if (!acepta) return null
  const [ajustes] = await db.select({ ediciones: appSettingsTable.ediciones }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return { edicion: ajustes.ediciones.privacidad.numero, en: reloj().toISOString() }
}
