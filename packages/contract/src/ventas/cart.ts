import { z } from 'zod'
import { Direccion } from '../casa/direccion.ts'
import { Imagen } from '../casa/imagen.ts'
import { Talla } from '../catalogo/talla.ts'
import { Fecha, Id, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { Cantidad, Importes, TIPOS_DE_PEDIDO } from './importes.ts'

/** Whose cart: the caller's, unless somebody who may acts for a customer. */
const De = z.object({ userId: z.uuid().nullish() })
const Celda = z.object({ modeloId: Id, colorId: Id, talla: Talla })
const Item = Celda.extend({ cantidad: Cantidad })

const ColorDelCart = z.object({
  colorId: Id,
  nombre: Textos,
  hex: z.string(),
  imagen: Imagen.nullable(),
  /** The sizes that exist in this colour, with what is free of each. */
  tallas: z.array(z.object({ talla: z.string(), libre: z.int() })),
  tallasCantidades: z.array(z.object({ talla: z.string(), cantidad: z.int() })),
})
const ModeloDelCart = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  precio: z.number(),
  /** Why it is that, in words, where it is not the house's price; and what more garments would give. */
  porque: z.string(),
  masBarato: z.string(),
  pvpRecomendado: z.number().nullable(),
  tallas: z.array(z.string()),
  curva: z.record(z.string(), z.int()).nullable(),
  ventaPorCurva: z.boolean(),
  /** The season's delivery with which it leaves, and until what day it can be ordered. */
  ventana: z.object({ id: Id, nombre: Textos, desde: Fecha, hasta: Fecha, cierre: Fecha.nullable() }).nullable(),
  prendas: z.int(),
  /** Nothing for what is no longer on sale. */
  importe: z.number(),
  colores: z.array(ColorDelCart),
})
const Problema = z.object({
  codigo: z.string(),
  modeloId: Id.nullable(),
  colorId: Id.nullable(),
  talla: z.string().nullable(),
  /** How many can be had of a cell that asks for more. */
  libre: z.int().nullable(),
  mensaje: z.string(),
})

/** A cart as the server sees it: prices, totals and what stands in the way of sending it. */
export const Cart = z.object({
  userId: z.uuid(),
  /** Stands for everything that is ordered: another quantity, price, address or note is another version. */
  version: z.string(),
  tipo: z.enum(TIPOS_DE_PEDIDO),
  notas: z.string(),
  referenciaCliente: z.string(),
  direccionEnvio: z.int(),
  direcciones: z.array(Direccion),
  modelos: z.array(ModeloDelCart),
  /** What can be ordered of them, in garments and at what they cost. */
  prendas: z.int(),
  total: z.number(),
  importes: Importes,
  pedidoMinimo: z.number().nullable(),
  faltaParaMinimo: z.number(),
  /** From what amount the goods travel free to the address chosen; nothing where they never do. */
  portesGratisDesde: z.number().nullable(),
  faltaParaPortesGratis: z.number(),
  /** From what day on it is delivered, or would be, as a season order; nothing where its season has begun. */
  entregaDesde: Fecha.nullable(),
  /** And until what day, where each of its models leaves with a delivery of its season. */
  entregaHasta: Fecha.nullable(),
  problemas: z.array(Problema),
})
export type Cart = z.output<typeof Cart>

const CartInput = z.object({
  modelos: z
    .array(
      z.object({
        modeloId: Id,
        colores: z.array(
          z.object({
            colorId: Id,
            tallasCantidades: z.array(z.object({ talla: Talla, cantidad: Cantidad })).max(40),
          }),
        ),
      }),
    )
    .max(500)
    .nullish(),
  tipo: z.enum(TIPOS_DE_PEDIDO).nullish(),
  notas: z.string().trim().max(2000).nullish(),
  referenciaCliente: z.string().trim().max(60).nullish(),
  direccionEnvio: z.int().min(0).max(50).nullish(),
})

export const cart = resource('cart', {
  get: read.get('', { access: 'signed-in', essential: true, summary: "The caller's cart", response: Cart }),
  getDe: read.get('/de/:userId', {
    access: 'Update',
    summary: 'The cart of a customer, for who may act for them',
    params: z.object({ userId: z.uuid() }),
    response: Cart,
  }),
  save: write.post('', {
    access: 'signed-in',
    essential: true,
    summary: 'Replace the lines, or change what goes with them; no models empties it',
    body: De.extend({ cart: CartInput }),
    response: Cart,
  }),
  upsertItem: write.post('/upsert-item', {
    access: 'signed-in',
    essential: true,
    summary: 'So many of a model in a colour and size; 0 takes it out',
    alone: true,
    body: De.extend(Item.shape),
    response: Cart,
  }),
  upsertItems: write.post('/upsert-items', {
    access: 'signed-in',
    essential: true,
    summary: 'Several at once; `suma` adds to what is there',
    creates: true,
    body: De.extend({ items: z.array(Item).min(1).max(1000), suma: z.boolean().default(false) }),
    response: Cart,
  }),
  removeItem: write.post('/remove-item', {
    access: 'signed-in',
    essential: true,
    summary: 'Take a model in a colour and size out',
    alone: true,
    body: De.extend(Celda.shape),
    response: Cart,
  }),
  toPedido: write.post('/cart-to-pedido', {
    access: 'signed-in',
    essential: true,
    summary: 'Send the cart: it becomes one order, however often it is sent',
    creates: true,
    body: De.extend({
      aceptaPrecios: z.boolean().default(false),
      /** The version that was reviewed; a cart that is no longer that one is not sent. */
      version: z.string().max(64).nullish(),
    }),
    response: Id,
  }),
})
