import { AUTORIZAR_CREDITO } from '@telar/domain/clientes/credito'
import { ENTREGAR } from '@telar/domain/ventas/decidir'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { z } from 'zod'
import { HojaDeEtiquetas, RolloDeEtiquetas } from '../casa/etiquetas-formato.ts'
import { Talla } from '../catalogo/talla.ts'
import { Autorizacion } from '../clientes/credito.ts'
import { ById, Id, TextoLibre, Textos } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'

const cual = { modeloId: Id, colorId: Id, talla: Talla }
const Cantidad = z.int().min(1).max(9999)

const Caja = z.object({
  id: Id,
  numero: z.int(),
  sscc: z.string().nullable(),
  /** What the scales said; and what its garments weigh by their models. */
  pesoGr: z.int().nullable(),
  pesoDePrendas: z.int(),
  prendas: z.array(z.object({ modeloId: Id, colorId: Id, talla: z.string(), cantidad: z.int() })),
})

/** How far the packing of an order has come. */
export const Embalaje = z.object({
  pedido: z.object({
    id: Id,
    numero: z.string(),
    cliente: z.string(),
    situacion: z.enum(SITUACIONES),
    abierto: z.boolean(),
  }),
  /** The wave in which it was picked, if nothing of it has left since. */
  oleada: z.object({ id: Id, numero: z.string() }).nullable(),
  prendas: z.array(
    z.object({
      ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, hex: z.string() },
      ...{ talla: z.string(), pendiente: z.int(), enCajas: z.int() },
      /** How many were picked for it; nothing where it was in no wave. */
      cogidas: z.int().nullable(),
    }),
  ),
  cajas: z.array(Caja),
  /** In boxes, and no longer awaited: the order changed meanwhile. */
  sobran: z.array(z.object({ que: Textos, cantidad: z.int() })),
})
export type Embalaje = z.output<typeof Embalaje>

/** How many garments were seen to be in it: where there are more or fewer by now, they are looked at first. */
const Vistas = z.int().min(0).nullish()

export const cajas = resource(
  'cajas',
  {
    ver: read.get('/pedido/:id', {
      access: 'View',
      summary: 'The packing of an order: what waits, and what lies in which box',
      params: ById,
      response: Embalaje,
    }),
    abrir: write.post('/pedido/:id/abrir', {
      access: ENTREGAR,
      summary: 'Open a box for an order',
      params: ById,
      creates: true,
      body: z.object({}),
      response: Id,
    }),
    poner: write.post('/:id/poner', {
      access: ENTREGAR,
      summary: 'Put a garment into a box, by its bar code or by what it is; a wrong or surplus one is refused',
      params: ById,
      creates: true,
      body: z.union([z.object({ codigo: z.string().trim().min(1).max(200) }), z.object(cual)]),
      response: z.object({ que: Textos, enCajas: z.int(), pendiente: z.int() }),
    }),
    ponerCogidas: write.post('/:id/poner-cogidas', {
      access: ENTREGAR,
      summary: 'Put all that was picked for the order and lies in no box yet into a box',
      params: ById,
      creates: true,
      body: z.object({}),
      response: z.object({ prendas: z.int() }),
    }),
    quitar: write.post('/:id/quitar', {
      access: ENTREGAR,
      summary: 'Take garments out of a box',
      params: ById,
      creates: true,
      body: z.object({ ...cual, cantidad: Cantidad.default(1) }),
      response: Id,
    }),
    mover: write.post('/:id/mover', {
      access: ENTREGAR,
      summary: 'Move garments from a box to another of the same order',
      params: ById,
      creates: true,
      body: z.object({ ...cual, cantidad: Cantidad.default(1), a: Id }),
      response: Id,
    }),
    pesar: write.post('/:id/pesar', {
      access: ENTREGAR,
      summary: 'What a box weighs; without it, what its garments do',
      params: ById,
      body: z.object({ pesoGr: z.int().min(1).max(1_000_000).nullable() }),
      response: Id,
    }),
    deshacer: write.post('/:id/deshacer', {
      access: ENTREGAR,
      summary: 'Take away a box that has not left; its garments are to be packed again',
      creates: true,
      params: ById,
      body: z.object({ prendas: Vistas }),
      response: Id,
    }),
    servir: write.post('/pedido/:id/servir', {
      access: ENTREGAR,
      also: [AUTORIZAR_CREDITO],
      summary: 'What is in the boxes of an order leaves with one delivery note',
      params: ById,
      creates: true,
      body: z.object({ nota: TextoLibre(500), autorizacion: Autorizacion, prendas: Vistas }),
      response: z.object({ entregaId: Id }),
    }),
    etiquetas: read.post('/pedido/:id/etiquetas', {
      access: 'View',
      summary: 'The labels of the boxes of an order, with their SSCC, on A4 sheets',
      params: ById,
      body: z.object({ hoja: HojaDeEtiquetas }),
      response: file(PDF),
    }),
    zpl: read.post('/pedido/:id/zpl', {
      access: 'View',
      summary: 'The same in the language of label printers',
      params: ById,
      body: z.object({ rollo: RolloDeEtiquetas }),
      response: file('application/zpl'),
    }),
  },
  { rights: 'pedidos' },
)
