import { IDIOMA_DE_LA_CASA, IDIOMAS, type Idioma } from '@telar/domain/idioma'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import type { Changes } from '../../kit/memory/changes.ts'

declare module '../../kit/house.ts' {
  interface House {
    hablados: Hablados
  }
}

/** `escritoEn` in a statement over the settings `s`, for a customer `c`. */
export const ESCRITO_EN: SQL = sql`case when s.idiomas @> to_jsonb(c.idioma) then c.idioma else ${sql.raw(`'${IDIOMA_DE_LA_CASA}'`)} end`

/** The languages that the settings offer, known at every moment: whoever is refused because the database is away is told so in theirs. */
export class Hablados {
  readonly #db: Db
  #hablados: readonly Idioma[] = IDIOMAS
  #leyendo: Promise<unknown> = Promise.resolve()

  constructor(db: Db, changes: Pick<Changes, 'on'>) {
    this.#db = db
    changes.on((table) => {
      if (table === null || table === 'app_settings') void this.leer().catch(() => {})
    })
  }

  readonly ahora = (): readonly Idioma[] => this.#hablados

  /** Reads them again; one after the other, so that what was read last holds. */
  leer(): Promise<void> {
    const leido = this.#leyendo.then(async () => {
      const [ajustes] = await this.#db.select({ idiomas: appSettingsTable.idiomas }).from(appSettingsTable)
      if (ajustes) this.#hablados = ajustes.idiomas
    })
    this.#leyendo = leido.catch(() => {})
    return leido
  }
}
