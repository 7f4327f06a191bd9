import { z } from 'zod'

/** Known by chance only, so that nobody counts on from one to the next. */
export const ImagenId = z.int().positive()

/** A stored picture: its size is known before it is there, and a few bytes stand in for it. */
export const Imagen = z.object({
  id: ImagenId,
  ancho: z.int().positive(),
  alto: z.int().positive(),
  /** A thumbhash in base64; empty until the picture has been looked at. */
  huella: z.string(),
})
export type Imagen = z.output<typeof Imagen>
