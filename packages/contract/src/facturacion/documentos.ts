import { AVISOS_DE_DICTADO } from '@telar/domain/facturacion/dictado/catalogo'
import { z } from 'zod'
import { ById, Id, Ids } from '../kit/crud.ts'
import { file, PDF, read, write } from '../kit/endpoint.ts'
import { Textos } from '../ventas/importes.ts'

const XML = 'application/xml'

/** A QR as one path of a drawing whose unit is a module. */
const Qr = z.object({ direccion: z.string(), lado: z.int(), trazo: z.string() })

const LineaReconocida = z.object({
  modeloId: Id.nullable(),
  numero: z.string(),
  nombre: z.string(),
  colorId: Id.nullable(),
  /** As it was said. */
  color: z.string(),
  tallasCantidades: z.array(z.object({ talla: z.string(), cantidad: z.number() })),
  cantidad: z.number(),
  precio: z.number().nullable(),
  dto: z.number(),
  /** From 0, nothing is certain, to 1. */
  confianza: z.number(),
  /** What else it may have been. */
  candidatos: z.object({
    modelos: z.array(z.object({ id: Id, numero: z.string(), nombre: z.string() })),
    colores: z.array(z.object({ id: Id, nombre: Textos, hex: z.string() })),
    tallas: z.array(z.string()),
  }),
})

export const Reconocido = z.object({
  texto: z.string(),
  lineas: z.array(LineaReconocida),
  avisos: z.array(
    z.object({
      /** Which line it speaks of. */
      linea: z.int().nullable(),
      nivel: z.enum(['error', 'aviso']),
      codigo: z.enum(AVISOS_DE_DICTADO),
      texto: z.string(),
    }),
  ),
})
export type Reconocido = z.output<typeof Reconocido>

/** The calls that make a document of an invoice, or an invoice of what was said. */
export const documentos = {
  pdf: read.get('/:id/pdf', { access: 'View', summary: 'The invoice on paper', params: ById, response: file(PDF) }),
  pdfUser: read.get('/user/:id/pdf', {
    access: 'signed-in',
    summary: "One of the caller's own issued invoices on paper",
    params: ById,
    response: file(PDF),
  }),
  pdfs: read.post('/pdf', {
    access: 'View',
    summary: 'Several invoices on paper, in one document',
    body: Ids,
    response: file(PDF),
  }),
  qr: read.get('/:id/qr', {
    access: 'View',
    summary: 'The QR of an issued invoice, and the address it holds',
    params: ById,
    response: Qr,
  }),
  qrUser: read.get('/user/:id/qr', {
    access: 'signed-in',
    summary: "The QR of one of the caller's own issued invoices",
    params: ById,
    response: Qr,
  }),
  ubl: read.get('/:id/ubl', {
    access: 'View',
    summary: 'The invoice as UBL (EN 16931)',
    params: ById,
    response: file(XML),
  }),
  enviar: write.post('/:id/enviar', {
    access: 'Update',
    summary: "Mail an issued invoice with its document, in the customer's language",
    params: ById,
    body: z.object({ para: z.email().nullish(), mensaje: z.string().trim().max(2000).default('') }),
    response: z.object({ para: z.string() }),
  }),
  recognize: read.post('/recognize', {
    access: 'Create',
    summary: 'Lines from what was said or typed; nothing is stored',
    multipart: true,
    body: z.object({ texto: z.string().trim().min(1).max(5000) }),
    response: Reconocido,
  }),
}
