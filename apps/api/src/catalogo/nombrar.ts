import { enCadaIdioma, enIdioma, type Textos } from '@telar/domain/idioma'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { coloresTable, modelosTable } from '../db/schema/catalogo/modelos.ts'

/** The name of a model `m` in a language, in a statement; Spanish where nobody has written that one yet. */
export const nombreEn = (idioma: SQL): SQL => sql`coalesce(nullif(m.nombres ->> (${idioma}), ''), m.nombre)`

/** A model in a colour as people call it: "1215 Negro", and its size where one is meant. */
export async function nombrarColor(
  db: Db,
  { modeloId, colorId }: { modeloId: number; colorId: number },
  talla = '',
): Promise<Textos> {
  const [modelo] = await db
    .select({ numero: modelosTable.numero })
    .from(modelosTable)
    .where(eq(modelosTable.id, modeloId))
  const [color] = await db
    .select({ nombre: coloresTable.nombre })
    .from(coloresTable)
    .where(eq(coloresTable.id, colorId))
  return enCadaIdioma((idioma) =>
    [modelo?.numero ?? modeloId, color ? enIdioma(color.nombre, idioma) : '', talla].filter(Boolean).join(' '),
  )
}
