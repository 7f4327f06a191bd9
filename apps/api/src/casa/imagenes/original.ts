import type { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { openDemo } from '../../demo.ts'
import type { Files } from '../../gateways/files.ts'
import { Turns } from '../../kit/turns.ts'
import { originalName } from './nombres.ts'

type Imagen = typeof imagenesTable.$inferSelect

/** Drawing takes the machine for a while: two at a time, and each picture once however many ask for it. */
const drawing = new Turns({ atOnce: 2, waiting: 12 })
const onItsWay = new Map<string, Promise<Buffer>>()

async function draw(files: Files, name: string, what: NonNullable<Imagen['demo']>): Promise<Buffer> {
  const drawn = await drawing.run(async () => (await openDemo()).dibujar(what))
  await files.put(name, drawn)
  return drawn
}

/** The picture as it was uploaded; one of the demo is drawn the first time somebody asks for it, and kept. */
export async function leerOriginal(files: Files, imagen: Imagen): Promise<Buffer> {
  const name = originalName(imagen)
  const stored = await files.get(name)
  if (stored) return stored
  if (!imagen.demo) throw new Error(`The picture ${imagen.id} has lost its original.`)
  const known = onItsWay.get(name)
  if (known) return known
  const drawn = draw(files, name, imagen.demo).finally(() => onItsWay.delete(name))
  onItsWay.set(name, drawn)
  return drawn
}
