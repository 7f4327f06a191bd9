import { cabenEnA4 } from '@telar/domain/casa/etiquetas'
import { z } from 'zod'

const mm = z.number().min(0).max(300)
const largo = z.number().min(10).max(297)

/** How labels lie on an A4 sheet, in millimetres, and from which of them on it is unused. */
export const HojaDeEtiquetas = z
  .object({
    columnas: z.int().min(1).max(12),
    filas: z.int().min(1).max(30),
    ancho: largo,
    alto: largo,
    margenX: mm,
    margenY: mm,
    huecoX: mm.default(0),
    huecoY: mm.default(0),
    desde: z.int().min(1).max(360).default(1),
  })
  .refine(cabenEnA4, { path: ['columnas'], message: 'etiquetas.no-caben' })
  .refine(({ columnas, filas, desde }) => desde <= columnas * filas, { path: ['desde'], message: 'etiquetas.desde' })

/** The roll of a label printer, in millimetres; eight or twelve dots in each. */
export const RolloDeEtiquetas = z.object({
  ancho: largo,
  alto: largo,
  puntos: z.union([z.literal(8), z.literal(12)]).default(8),
})
