import { z } from 'zod'

const libre = (max: number) => z.string().trim().max(max).default('')

/** Where something is sent, as it comes in. */
export const DireccionInput = z.object({
  nombre: libre(120),
  calle: z.string().trim().min(1).max(200),
  codigoPostal: z.string().trim().min(1).max(12),
  ciudad: z.string().trim().min(1).max(80),
  provincia: libre(80),
  pais: z.string().regex(/^[A-Z]{2}$/),
  telefono: libre(30),
})

/** The same as it is stored. */
export const Direccion = z.object({
  nombre: z.string(),
  calle: z.string(),
  codigoPostal: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
  pais: z.string(),
  telefono: z.string(),
})
