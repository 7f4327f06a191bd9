import { codigoPostalValido, provinciaDe } from '@telar/domain/casa/provincia'
import { z } from 'zod'
import { Texto, TextoLibre } from '../kit/crud.ts'

/** The ISO code of a country. */
export const Pais = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)

/** An address as people write it; a Spanish postcode says the provincia when they do not. */
export const DireccionInput = z
  .object({
    nombre: TextoLibre(120),
    calle: Texto(200),
    codigoPostal: TextoLibre(12),
    ciudad: Texto(80),
    provincia: TextoLibre(80),
    pais: Pais,
    telefono: TextoLibre(30),
  })
  .refine(codigoPostalValido, { path: ['codigoPostal'], message: 'codigo-postal.es' })
  .transform((direccion) => ({
    ...direccion,
    provincia: direccion.provincia || (direccion.pais === 'ES' ? (provinciaDe(direccion.codigoPostal) ?? '') : ''),
  }))

/** An address as it is kept. */
export const Direccion = z.object({
  nombre: z.string(),
  calle: z.string(),
  codigoPostal: z.string(),
  ciudad: z.string(),
  provincia: z.string(),
  pais: z.string(),
  telefono: z.string(),
})
