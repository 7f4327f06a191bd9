import { marcarLoDeOtraBase } from './almacen/existencias/queries.ts'
import { ponerPreguntas } from './asistente/faq/inicial.ts'
import { ponerAjustes } from './casa/appsettings/inicial.ts'
import { ponerPaises } from './casa/countries/inicial.ts'
import { ponerTiposDeContacto } from './clientes/contactos/inicial.ts'
import type { Db } from './db/connection.ts'
import { takeTurn } from './db/rows.ts'
import { shipRoles } from './identidad/roles/inicial.ts'
import { ponerOperaciones } from './produccion/operaciones/inicial.ts'

const LOCK = 5_003_003

/** What every installation has before anybody signs in. Each area puts its own. */
export async function ensureBaseData(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, LOCK)
    await marcarLoDeOtraBase(tx)
    const puts = [shipRoles, ponerPaises, ponerPreguntas, ponerTiposDeContacto, ponerOperaciones, ponerAjustes]
    for (const put of puts) await put(tx)
  })
}
