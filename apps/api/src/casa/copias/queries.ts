import type { Copias } from '@telar/contract/casa/copias'
import { desc, isNotNull, isNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { listar } from '../../copia/carpeta.ts'
import { momentos } from '../../copia/momento.ts'
import type { Db } from '../../db/connection.ts'
import { copiasTable as t } from '../../db/schema/casa/copias.ts'

/** The backups in the folder, and how the last one that was begun went. */
export async function verCopias(db: Db, config: Config): Promise<Copias> {
  const { backupDir, BACKUP_PASSPHRASE, DATABASE_URL, dataDir } = config
  const [marcha] = await db.select({ hechas: t.hechas, total: t.total }).from(t).where(isNull(t.terminadaEn))
  const [ultima] = await db.select().from(t).where(isNotNull(t.terminadaEn)).orderBy(desc(t.id)).limit(1)
  const log = DATABASE_URL ? null : await momentos(dataDir)
  return {
    copias: await listar(backupDir),
    enMarcha: marcha ?? null,
    fallo: ultima?.fallo ? { cuando: ultima.terminadaEn ?? ultima.empezadaEn, porque: ultima.fallo } : null,
    carpeta: backupDir,
    seCifran: BACKUP_PASSPHRASE !== undefined,
    momentosDesde: log?.desde ?? null,
  }
}
