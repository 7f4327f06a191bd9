import type { Legal } from '@telar/contract/casa/publicweb'
import { type PaginaLegal, rellenar } from '@telar/domain/casa/legales'
import { enCadaIdioma } from '@telar/domain/idioma'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'

/** A page as everybody reads it, with the data that the company has now. */
export async function paginaLegal(db: Db, pagina: PaginaLegal): Promise<z.output<typeof Legal>> {
  const [ajustes] = await db.select({ legales: t.legales, ediciones: t.ediciones, empresa: t.empresa }).from(t)
  if (!ajustes) throw new Error('The settings row is missing.')
  const { legales, ediciones, empresa } = ajustes
  return {
    textos: enCadaIdioma((idioma) => rellenar(legales[pagina][idioma], empresa)),
    edicion: ediciones[pagina],
  }
}
