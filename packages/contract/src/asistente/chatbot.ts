import { enCadaIdioma } from '@telar/domain/idioma'
import { z } from 'zod'
import { Detalles } from '../catalogo/modelos.ts'
import { Id, Momento, Texto, Textos } from '../kit/crud.ts'
import { read, resource, text, write } from '../kit/endpoint.ts'

export const MAX_MENSAJE = 500

export const MensajeInput = z.object({
  /** Made by the browser that asks; it ties together the questions of one person. */
  conversationId: Texto(100),
  message: Texto(MAX_MENSAJE),
})

/** A model as the assistant knows it: what anybody sees in the shop, and not a figure more. */
export const ModeloPublico = z.object({
  id: Id,
  numero: z.string(),
  nombre: z.string(),
  tipoId: Id,
  temporada: z.string(),
  coleccionIds: z.array(Id),
  tallas: z.array(z.string()),
  colores: z.array(z.object({ id: Id, tallas: z.array(z.string()) })),
  composicion: z.string(),
  descripcion: Textos,
  cuidados: Textos,
  detalles: Detalles,
  nuevo: z.boolean(),
})
export type ModeloPublico = z.output<typeof ModeloPublico>

const Cuenta = z.object({ modelos: z.int(), faq: z.int(), paginas: z.int(), palabras: z.int() })

/** What the index holds. */
export const Alimento = z.object({
  hechoEn: Momento,
  milisegundos: z.number(),
  idiomas: z.object(enCadaIdioma(() => Cuenta)),
  documentos: z.array(ModeloPublico.extend({ enlace: z.string() })),
})

export const chatbot = resource('chatbot', {
  completion: write.post('/public-web-completion', {
    access: 'public',
    summary: 'Ask the assistant; the answer comes as it is made',
    alone: true,
    body: MensajeInput,
    response: text,
  }),
  feed: read.get('/feed-modelos', {
    access: 'View',
    summary: 'Build the index of the assistant again and see what it holds',
    response: Alimento,
  }),
})
