import { sql } from 'drizzle-orm'
import { carpetaDe } from '../../casa/imagenes/nombres.ts'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import type { Files } from '../../gateways/files.ts'
import { conflict } from '../../kit/errors.ts'
import { ponerOperaciones } from '../../produccion/operaciones/inicial.ts'
import { leerMuestra } from './queries.ts'

/** Takes the sample away, if whoever asks has been told how much of their own goes with it; what every house starts with stays. */
export async function quitarMuestra(db: Db, propios: number): Promise<void> {
  const muestra = await leerMuestra(db)
  if (!muestra) throw conflict('muestra.no-hay')
  if (muestra.impide) throw conflict(`muestra.${muestra.impide}`)
  if (muestra.propios !== propios) throw conflict('muestra.otros-propios')
  await run(db, sql`select quitar_muestra()`)
  await ponerOperaciones(db)
}

/** Nothing names a file any more, but for the pictures that are still there. */
export async function quitarFicheros(db: Db, files: Files): Promise<void> {
  const quedan = await db.select({ id: imagenesTable.id }).from(imagenesTable)
  const carpetas = quedan.map(({ id }) => carpetaDe(id))
  for (const nombre of await Array.fromAsync(files.list()))
    if (!carpetas.some((carpeta) => nombre.startsWith(carpeta))) await files.delete(nombre)
}
