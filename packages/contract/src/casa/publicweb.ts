import { PAGINAS_LEGALES } from '@telar/domain/casa/legales'
import { z } from 'zod'
import { Email, Fecha, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** Who writes agrees to the privacy policy; a program that speaks for itself need not say so. */
export const Acepta = z
  .boolean()
  .refine((acepta) => acepta, { message: 'consentimiento.falta' })
  .nullish()

export const Consulta = z.object({
  nombre: Texto(120),
  email: Email.max(254).toLowerCase(),
  telefono: TextoLibre(30),
  mensaje: Texto(4000),
  acepta: Acepta,
})

/** A page that the law asks for, with the company's data in it. */
export const Legal = z.object({
  textos: Textos,
  edicion: z.object({ numero: z.int(), desde: Fecha }),
})

export const publicweb = resource('publicweb', {
  contacto: write.post('/contacto', {
    access: 'public',
    summary: 'Write to the house',
    creates: true,
    guarded: 'contacto',
    body: Consulta,
    response: z.string(),
  }),
  legal: read.get('/legales/:pagina', {
    access: 'public',
    cached: { from: ['app_settings'] },
    summary: 'The privacy policy, the legal notice or the page about cookies',
    params: z.object({ pagina: z.enum(PAGINAS_LEGALES) }),
    response: Legal,
  }),
})
