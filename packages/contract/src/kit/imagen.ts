import { z } from 'zod'
import { Id } from './crud.ts'

/** The widths in which a picture is served, as AVIF and WebP, at `/img/{id}/{ancho}.{formato}`. */
export const ANCHOS = [160, 320, 480, 640, 800, 1200, 1600] as const

/** A stored picture: its size is known before it is there, and a few bytes stand in for it. */
export const Imagen = z.object({
  id: Id,
  ancho: z.int().positive(),
  alto: z.int().positive(),
  /** A thumbhash in base64; empty until the picture has been looked at. */
  huella: z.string(),
})
export type Imagen = z.output<typeof Imagen>
