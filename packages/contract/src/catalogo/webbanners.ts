import { z } from 'zod'
import { Imagen, ImagenId } from '../casa/imagen.ts'
import { crud, Fecha, Id, Registro, TextoEnIdiomas, Textos, TextosLibres } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** A path of this site: a banner never leads elsewhere. */
const Enlace = z
  .string()
  .trim()
  .max(300)
  .refine((enlace) => /^\/(?!\/)[^\s\\]*$/.test(enlace), { message: 'enlace.propio' })

export const WebBannerInput = z.object({
  titulo: TextoEnIdiomas(120),
  texto: TextosLibres(400),
  accion: TextosLibres(40),
  imagenId: ImagenId.nullable().default(null),
  enlace: Enlace,
  orden: z.int().min(0).max(9999).default(0),
  desde: Fecha.nullable().default(null),
  hasta: Fecha.nullable().default(null),
  activo: z.boolean().default(true),
})
export const WebBanner = Registro.extend(WebBannerInput.shape)
export type WebBanner = z.output<typeof WebBanner>

/** A banner as a page shows it. */
export const WebBannerWeb = z.object({
  id: Id,
  titulo: Textos,
  texto: Textos,
  accion: Textos,
  enlace: z.string(),
  imagen: Imagen.nullable(),
})
export type WebBannerWeb = z.output<typeof WebBannerWeb>

export const webbanners = resource('webbanners', {
  ...crud(WebBanner, WebBannerInput),
  getAll: read.get('/getall', {
    access: 'public',
    cached: { from: ['web_banners', 'imagenes'], until: 'midnight' },
    summary: 'The banners of today, in their order',
    response: z.array(WebBannerWeb),
  }),
  ordenar: write.post('/ordenar', {
    access: 'Update',
    summary: 'Put the banners in this order',
    body: z.object({ ids: z.array(Id).min(1).max(200) }),
    response: z.array(Id),
  }),
})
