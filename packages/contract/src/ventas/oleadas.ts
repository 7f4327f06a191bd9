import { ENTREGAR } from '@telar/domain/ventas/decidir'
import { ESTADOS_DE_OLEADA } from '@telar/domain/ventas/oleada'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { ById, crud, Fecha, Id, Registro, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'

const OleadaFila = Registro.extend({
  numero: z.string(),
  fecha: Fecha,
  estado: z.enum(ESTADOS_DE_OLEADA),
  nota: z.string(),
  quien: z.string().nullable(),
  pedidos: z.int(),
  prendas: z.int(),
  cogidas: z.int(),
  faltan: z.int(),
})
export type OleadaFila = z.output<typeof OleadaFila>

const cual = { modeloId: Id, colorId: Id, talla: Talla }
const Escaneada = z.union([z.object({ codigo: z.string().trim().min(1).max(200) }), z.object(cual)])
const Cantidad = z.int().min(1).max(9999)

/** An order that can leave: between which days, what lies in the house for it and what more it could take. */
const Candidato = z.object({
  ...{ id: Id, numero: z.string(), clienteId: Id, cliente: z.string(), fecha: Fecha },
  ...{ tipo: z.enum(['servicio', 'programacion']), situacion: z.enum(SITUACIONES) },
  ...{ desde: Fecha.nullable(), hasta: Fecha.nullable() },
  /** Of what it waits for: reserved or tied to it in the house, free for it, and all of it. */
  ...{ enCasa: z.int(), libres: z.int(), pendientes: z.int() },
  completo: z.boolean(),
  /** Its customer gets nothing more without somebody who says why. */
  bloqueado: z.boolean(),
})
export type Candidato = z.output<typeof Candidato>

/** An order of a wave with its place on the cart; one that is out says why. */
const PedidoEnOleada = z.object({
  ...{ pedidoId: Id, letra: z.string(), numero: z.string(), cliente: z.string(), situacion: z.enum(SITUACIONES) },
  ...{ desde: Fecha.nullable(), hasta: Fecha.nullable() },
  ...{ prendas: z.int(), cogidas: z.int(), faltan: z.int() },
  /** It waits for fewer than the wave took: it changed meanwhile. */
  menos: z.int(),
  fuera: z.string().nullable(),
})
export type PedidoEnOleada = z.output<typeof PedidoEnOleada>

const prenda = { numero: z.string(), nombre: z.string(), color: Textos, hex: z.string() }

const Parada = z.object({
  ...{ modeloId: Id, colorId: Id, talla: z.string(), ...prenda },
  ...{ ubicacion: z.string().nullable(), otras: z.array(z.string()) },
  ...{ cantidad: z.int(), cogidas: z.int(), faltan: z.int(), motivo: z.string() },
  para: z.array(z.object({ pedidoId: Id, letra: z.string(), cantidad: z.int(), cogidas: z.int(), faltan: z.int() })),
})
export type Parada = z.output<typeof Parada>

/** A wave: its orders, and the walk, shelf by shelf. */
export const Oleada = OleadaFila.omit({ pedidos: true }).extend({
  pedidos: z.array(PedidoEnOleada),
  paradas: z.array(Parada),
  /** Picked, and no longer awaited: it goes back to its shelf. */
  sobran: z.array(
    z.object({
      ...{ modeloId: Id, colorId: Id, talla: z.string(), ...prenda },
      pedidoId: Id,
      letra: z.string(),
      cantidad: z.int(),
    }),
  ),
})
export type Oleada = z.output<typeof Oleada>

const Elegidos = z.object({
  pedidoIds: z.array(Id).min(1).max(50),
  /** What is free and they lack is tied to them, and taken too. */
  libres: z.boolean().default(false),
})

const flat = crud(OleadaFila, Elegidos)
const hecho = { params: ById, creates: true, response: z.int() } as const

export const oleadas = resource(
  'oleadas',
  {
    search: { ...flat.search, access: ENTREGAR },
    export: { ...flat.export, access: ENTREGAR },
    get: { ...flat.get, access: ENTREGAR, response: Oleada },
    candidatos: read.post('/candidatos', {
      access: ENTREGAR,
      summary: 'The orders that can leave and are in no open wave, those that should leave first before the others',
      body: z.object({
        /** Those whose delivery begins on that day at the latest. */
        hasta: Fecha.nullable().default(null),
        clienteId: Id.nullable().default(null),
        tipo: z.enum(['servicio', 'programacion']).nullable().default(null),
        /** Only those of which everything lies in the house. */
        completos: z.boolean().default(false),
        libres: z.boolean().default(false),
      }),
      response: z.array(Candidato),
    }),
    create: write.post('', {
      access: ENTREGAR,
      summary: 'Open a wave for some orders: it takes what lies in the house for them now',
      creates: true,
      body: Elegidos.extend({ nota: TextoLibre(200) }),
      response: Id,
    }),
    anadir: write.post('/:id/anadir', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'Take more orders into an open wave',
      body: Elegidos,
    }),
    quitar: write.post('/:id/quitar', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'Take an order out of an open wave; what was picked for it goes back',
      body: z.object({ pedidoId: Id }),
    }),
    coger: write.post('/:id/coger', {
      access: ENTREGAR,
      summary: 'Garments are picked, by their bar code or by what they are; never more than are still to be picked',
      params: ById,
      creates: true,
      body: z.object({ que: Escaneada, cantidad: Cantidad.default(1), pedidoId: Id.nullable().default(null) }),
      response: z.object({
        ...{ que: Textos, cogidas: z.int(), cantidad: z.int() },
        /** For which places of the cart. */
        para: z.array(z.object({ letra: z.string(), cantidad: z.int() })),
      }),
    }),
    devolver: write.post('/:id/devolver', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'Garments that were picked go back to their shelf',
      body: z.object({ ...cual, cantidad: Cantidad.default(1), pedidoId: Id.nullable().default(null) }),
    }),
    noEsta: write.post('/:id/no-esta', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'What is still to be picked of a garment is not there: it is to be counted, and the wave goes on',
      body: z.object({ ...cual, motivo: Texto(200) }),
    }),
    aparecio: write.post('/:id/aparecio', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'What was not there has turned up: it is to be picked again',
      body: z.object(cual),
    }),
    cerrar: write.post('/:id/cerrar', {
      ...{ access: ENTREGAR, ...hecho },
      summary: 'Close a wave: its orders can be taken into another',
      body: z.object({}),
    }),
    pdf: read.get('/:id/pdf', {
      access: ENTREGAR,
      summary: 'The picking list of a wave, in walking order',
      params: ById,
      response: file(PDF),
    }),
  },
  { rights: 'entregas' },
)
