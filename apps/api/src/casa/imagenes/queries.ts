import type { Imagen } from '@telar/contract/casa/imagen'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'

export const imagenColumns = {
  id: imagenesTable.id,
  ancho: imagenesTable.ancho,
  alto: imagenesTable.alto,
  huella: imagenesTable.huella,
}

/** Pictures by their ids. */
export async function imagenesPorId(
  db: Db,
  ids: Iterable<number | null>,
): Promise<(id: number | null) => Imagen | null> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))]
  const rows =
    wanted.length === 0
      ? []
      : await db.select(imagenColumns).from(imagenesTable).where(inArray(imagenesTable.id, wanted))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => (id === null ? null : (byId.get(id) ?? null))
}
