import type { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { openDemo } from '../../demo.ts'
import type { Files } from '../../gateways/files.ts'
import { originalName } from './nombres.ts'

type Imagen = typeof imagenesTable.$inferSelect

/** The picture as it was uploaded; one of the demo is drawn the first time somebody asks for it, and kept. */
export async function leerOriginal(files: Files, imagen: Imagen): Promise<Buffer> {
  const name = originalName(imagen)
  const stored = await files.get(name)
  if (stored) return stored
  if (!imagen.demo) throw new Error(`The picture ${imagen.id} has lost its original.`)
  const drawn = await (await openDemo()).dibujar(imagen.demo)
  await files.put(name, drawn)
  return drawn
}
