import {
  DESTINOS_DE_DEVOLUCION,
  ESTADOS_DE_DEVOLUCION,
  MOTIVOS_DE_DEVOLUCION,
  PEDIR_POR_OTROS,
} from '@telar/domain/facturacion/devolucion'
import { z } from 'zod'
import { agrupar, ById, crud, Fecha, Id, Registro, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { file, MB, PDF, read, resource, write } from '../kit/endpoint.ts'

const Motivo = z.enum(MOTIVOS_DE_DEVOLUCION)
const cuenta = z.int().min(0).max(9999)

/** A return in the list. */
export const DevolucionFila = Registro.extend({
  numero: z.string(),
  entregaId: Id,
  entrega: z.string(),
  pedidoId: Id,
  pedido: z.string(),
  clienteId: Id,
  cliente: z.string(),
  fecha: Fecha,
  estado: z.enum(ESTADOS_DE_DEVOLUCION),
  prendas: z.int(),
  recibidas: z.int(),
  facturaId: Id.nullable(),
  factura: z.string().nullable(),
  notas: z.string(),
  respuesta: z.string(),
  observaciones: z.string(),
})

const Linea = z.object({
  id: Id,
  entregaLineaId: Id,
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  colorId: Id,
  color: Textos,
  talla: z.string(),
  motivo: Motivo,
  pedida: z.int(),
  aprobada: z.int(),
  almacen: z.int(),
  segunda: z.int(),
  arreglo: z.int(),
})
const Foto = z.object({ id: Id, nombre: z.string() })
export const Devolucion = DevolucionFila.extend({
  lineas: z.array(Linea),
  fotos: z.array(Foto),
  /** The credit notes made by hand that settle it. */
  abonos: z.array(z.object({ id: Id, numero: z.string() })),
})
export type Devolucion = z.output<typeof Devolucion>

/** What can be given back of a delivery. */
const Devolvible = z.object({
  entregaLineaId: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  color: Textos,
  talla: z.string(),
  quedan: z.int(),
})

/** What the customer reads of one. */
const Propia = Devolucion.omit({ clienteId: true, cliente: true, observaciones: true, abonos: true })

const flat = crud(DevolucionFila, z.object({}))
const Version = z.int().nullish()
const MAX_FOTO = 8 * MB
const LINEAS = 500

export const devoluciones = resource('devoluciones', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(['cliente', 'estado', 'fecha'], ['prendas', 'recibidas']),
  get: { ...flat.get, response: Devolucion },
  aprobar: write.post('/:id/aprobar', {
    access: 'Approve',
    summary: 'Take garments back, all or some of each line; the customer is told how to send them',
    creates: true,
    params: ById,
    body: z.object({
      version: Version,
      respuesta: TextoLibre(2000),
      lineas: z
        .array(z.object({ id: Id, aprobada: cuenta }))
        .min(1)
        .max(LINEAS),
    }),
    response: Id,
  }),
  rechazar: write.post('/:id/rechazar', {
    access: 'Approve',
    summary: 'Do not take them back; the customer is told why',
    creates: true,
    params: ById,
    body: z.object({ version: Version, respuesta: Texto(2000) }),
    response: Id,
  }),
  recibir: write.post('/:id/recibir', {
    access: 'Update',
    summary: 'What came, sorted into stock, seconds or mending; it is booked and noted on its delivery note',
    creates: true,
    params: ById,
    body: z.object({
      version: Version,
      observaciones: TextoLibre(2000),
      lineas: z
        .array(z.object({ id: Id, almacen: cuenta, segunda: cuenta, arreglo: cuenta }))
        .min(1)
        .max(LINEAS),
    }),
    response: Id,
  }),
  arreglar: write.post('/:id/arreglar', {
    access: 'Update',
    summary: 'What was mended lies in the stock or among the seconds',
    creates: true,
    params: ById,
    body: z.object({
      lineaId: Id,
      cantidad: z.int().min(1).max(9999),
      a: z.enum(DESTINOS_DE_DEVOLUCION).exclude(['arreglo']),
      version: Version,
    }),
    response: Id,
  }),
  abonar: write.post('/:id/abonar', {
    access: 'Permissions.Facturas.Create',
    summary: 'Prepare the credit note of what came; it is issued after a look. Answers its id',
    params: ById,
    creates: true,
    response: Id,
  }),
  abonables: read.get('/:id/abonables', {
    access: 'Permissions.Facturas.Create',
    summary:
      'The issued credit notes of its order that settle no other return, with how many of its garments each credits',
    params: ById,
    response: z.array(
      z.object({
        id: Id,
        numero: z.string(),
        fecha: Fecha,
        prendas: z.int(),
        total: z.number(),
        rectifica: z.string(),
      }),
    ),
  }),
  atar: write.post('/:id/atar', {
    access: 'Permissions.Facturas.Create',
    summary: 'Say which credit notes made by hand settle it: together they credit what came, no garment more or fewer',
    creates: true,
    params: ById,
    body: z.object({ version: Version, facturaIds: z.array(Id).min(1).max(50) }),
    response: Id,
  }),
  pdf: read.get('/:id/pdf', {
    access: 'View',
    summary: 'The paper that goes with what is sent back',
    params: ById,
    response: file(PDF),
  }),
  foto: read.get('/:id/fotos/:parte', {
    access: 'View',
    summary: 'A picture that the customer sent',
    params: ById.extend({ parte: z.coerce.number<number | string>().pipe(Id) }),
    response: file('application/octet-stream'),
  }),
  devolvibles: read.get('/devolvibles/:id', {
    access: 'signed-in',
    summary: 'What can still be given back of one of the caller’s deliveries, and until when',
    params: ById,
    response: z.object({ hasta: Fecha, enPlazo: z.boolean(), lineas: z.array(Devolvible) }),
  }),
  mias: read.get('/mias', {
    access: 'signed-in',
    summary: 'The caller’s own returns, the newest first',
    query: z.object({ pedidoId: z.coerce.number<number | string>().pipe(Id).optional() }),
    response: z.array(Propia),
  }),
  solicitar: write.post('', {
    access: 'signed-in',
    summary: 'Ask to give garments of a delivery back; a rep may for their customers',
    also: [PEDIR_POR_OTROS],
    creates: true,
    body: z.object({
      entregaId: Id,
      notas: TextoLibre(2000),
      lineas: z
        .array(z.object({ entregaLineaId: Id, cantidad: z.int().min(1).max(9999), motivo: Motivo }))
        .min(1)
        .max(LINEAS),
    }),
    response: Id,
  }),
  adjuntar: write.post('/:id/fotos', {
    access: 'signed-in',
    summary: 'A picture for a return that one has asked for and nobody has looked at yet',
    creates: true,
    params: ById,
    maxBody: 12 * MB,
    body: z.object({
      nombre: Texto(200),
      data: z.string().refine((data) => data.length <= (MAX_FOTO * 4) / 3, { message: 'licencia.grande' }),
    }),
    response: Id,
  }),
  fotoMia: read.get('/mias/:id/fotos/:parte', {
    access: 'signed-in',
    summary: 'A picture of a return of one’s own',
    params: ById.extend({ parte: z.coerce.number<number | string>().pipe(Id) }),
    response: file('application/octet-stream'),
  }),
  pdfMia: read.get('/mias/:id/pdf', {
    access: 'signed-in',
    summary: 'The paper that goes with what the caller sends back',
    params: ById,
    response: file(PDF),
  }),
  retirar: write.post('/:id/retirar', {
    access: 'signed-in',
    summary: 'The caller takes back what they asked for, before anybody agreed',
    creates: true,
    params: ById,
    response: Id,
  }),
})
