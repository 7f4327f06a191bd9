import { z } from 'zod'
import { ById, Email, Ids, TextoLibre } from '../kit/crud.ts'
import { file, PDF, read, write } from '../kit/endpoint.ts'

const XML = 'application/xml; charset=utf-8'

/** A QR as one path of a drawing whose unit is a module; none, where nothing was sent when the invoice was issued. */
const Qr = z.object({ direccion: z.string(), lado: z.int(), trazo: z.string() }).nullable()

/** The calls that make a document of an invoice. */
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
  facturae: read.get('/:id/facturae', {
    access: 'View',
    summary: 'The invoice as Facturae 3.2.2, signed (XAdES-EPES) where the server has the certificate',
    params: ById,
    response: file(XML),
  }),
  enviar: write.post('/:id/enviar', {
    access: 'Update',
    summary: "Mail an issued invoice with its document, in the customer's language",
    creates: true,
    params: ById,
    body: z.object({
      para: Email.nullish(),
      mensaje: TextoLibre(2000),
      /** Whether it goes again though the same went to the same address just now: who says that it does not is told of that one. */
      otraVez: z.boolean().nullish(),
    }),
    response: z.object({ para: z.string() }),
  }),
}
