import type { Copias } from '@telar/contract/casa/copias'
import type { Idioma } from '@telar/domain/idioma'
import { and, desc, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { listar } from '../../copia/carpeta.ts'
import { momentos } from '../../copia/momento.ts'
import type { Db } from '../../db/connection.ts'
import { copiasTable as t } from '../../db/schema/casa/copias.ts'
import { esClave, mensaje } from '../../i18n/mensaje.ts'
import { MURIO, muerta } from './hacer.ts'

const enPalabras = (idioma: Idioma, fallo: string) => (esClave(fallo) ? mensaje(idioma, fallo) : fallo)

/** The backups in the folder, and how the last one that was begun went. */
export async function verCopias(db: Db, config: Config, idioma: Idioma): Promise<Copias> {
  const { backupDir, BACKUP_PASSPHRASE, DATABASE_URL, dataDir } = config
  const vive = and(isNull(t.terminadaEn), not(muerta as SQL))
  const [marcha] = await db.select({ hechas: t.hechas, total: t.total }).from(t).where(vive)
  const [ultima] = await db
    .select()
    .from(t)
    .where(or(isNotNull(t.terminadaEn), muerta))
    .orderBy(desc(t.id))
    .limit(1)
  const fallo = ultima && (ultima.terminadaEn ? ultima.fallo : MURIO)
  const log = DATABASE_URL ? null : await momentos(dataDir)
  return {
    copias: await listar(backupDir),
    enMarcha: marcha ?? null,
    fallo: fallo ? { cuando: ultima.terminadaEn ?? ultima.vivaEn, porque: enPalabras(idioma, fallo) } : null,
    carpeta: backupDir,
    seCifran: BACKUP_PASSPHRASE !== undefined,
    momentosDesde: log?.desde ?? null,
  }
}
