import type { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import type { Files } from '../../gateways/files.ts'
import { originalName } from './nombres.ts'

type Imagen = typeof imagenesTable.$inferSelect

/** The picture as it was uploaded; one of the demo is drawn the first time somebody asks for it, and kept. */
export async function leerOriginal(files: Files, imagen: Imagen): Promise<Buffer> {
  const name = originalName(imagen)
  const stored = await files.get(name)
  if (stored) return stored
  if (!imagen.demo) throw new Error(`The picture ${imagen.id} has lost its original.`)
  // Only a demo needs the code that draws; an installation without one never loads it.
  const { dibujarDemo } = await import('@telar/demo/dibujo/dibujante')
  const drawn = await dibujarDemo(imagen.demo)
  await files.put(name, drawn)
  return drawn
}
