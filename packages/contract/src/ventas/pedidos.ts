import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { AUTORIZAR_CREDITO } from '@telar/domain/clientes/credito'
import { CAMBIAR_PORTES, CONFIRMAR_PEDIDO, DAR_DESCUENTO, ENTREGAR } from '@telar/domain/ventas/decidir'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { z } from 'zod'
import { Direccion, DireccionInput } from '../casa/direccion.ts'
import { Imagen } from '../casa/imagen.ts'
import { Talla } from '../catalogo/talla.ts'
import { Autorizacion, ConReparo } from '../clientes/credito.ts'
import { Porque } from '../clientes/porque.ts'
import { bare, change } from '../kit/change.ts'
import { agrupar, ById, cambiar, crud, Fecha, Id, Momento, Registro, TextoLibre, Textos, Vistas } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { page, Search } from '../kit/search.ts'
import { Cantidad, Importes, TIPOS_DE_PEDIDO } from './importes.ts'

const ORIGENES = ['web', 'showroom', 'comercial'] as const
const Tipo = z.enum(TIPOS_DE_PEDIDO)
/** Where its garments lie: those with a fault, and those sold off, have orders of their own. */
const Lugar = z.enum(EN_CASA)
const Situacion = z.enum(SITUACIONES)
const dto = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))

/** How what has not left of a size can be had: it lies there for them, it comes on a day, or it is to be made. */
const Espera = z.object({
  talla: z.string(),
  enCasa: z.int(),
  llegan: z.array(z.object({ fecha: Fecha.nullable(), cantidad: z.int() })),
  porHacer: z.int(),
})
export type Espera = z.output<typeof Espera>

const Linea = z.object({
  id: Id,
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  nombres: Textos,
  colorId: Id,
  color: Textos,
  hex: z.string(),
  imagen: Imagen.nullable(),
  tallas: z.array(z.string()),
  precio: z.number(),
  dto: z.number(),
  importe: z.number(),
  tallasCantidades: z.array(z.object({ talla: z.string(), cantidad: z.int(), servida: z.int(), anulada: z.int() })),
  espera: z.array(Espera),
  /** Between which days it leaves, where it has a delivery of its season. */
  entregaDesde: Fecha.nullable(),
  entregaHasta: Fecha.nullable(),
})
const Hecho = z.object({ cuando: Momento, situacion: Situacion, prendas: z.int().nullable(), nota: z.string() })

/** An order as its customer sees it. */
export const PedidoWeb = Registro.extend({
  /** What has left of it, note by note. */
  entregas: z.array(
    z.object({
      ...{ id: Id, numero: z.string(), fecha: Fecha, prendas: z.int() },
      /** It was undone: its garments lie in the house again. */
      deshecha: z.boolean(),
      motivo: z.string(),
    }),
  ),
  numero: z.string(),
  fecha: Fecha,
  tipo: Tipo,
  lugar: Lugar,
  estado: z.int(),
  situacion: Situacion,
  /** What it says now has not been confirmed: it is new, or it changed since. */
  porConfirmar: z.boolean(),
  fechaEntregaDesde: Fecha.nullable(),
  fechaEntregaHasta: Fecha.nullable(),
  direccionEnvio: Direccion,
  notas: z.string(),
  referenciaCliente: z.string(),
  prendas: z.int(),
  servidas: z.int(),
  base: z.number(),
  total: z.number(),
  lineas: z.array(Linea),
  importes: Importes,
  hechos: z.array(Hecho),
})
export type PedidoWeb = z.output<typeof PedidoWeb>

/** The same as the staff sees it. */
export const Pedido = PedidoWeb.extend({
  clienteId: Id,
  cliente: z.string(),
  userId: z.uuid().nullable(),
  comercialId: Id.nullable(),
  origen: z.enum(ORIGENES),
  dtoComercial: z.number(),
  dtoProntoPago: z.number(),
  portes: z.number(),
  /** Received, and waiting because its customer is blocked. */
  retenido: z.boolean(),
  lineas: z.array(
    Linea.extend({
      /** The day on which what is tied to it becomes free, and the one on which it did. */
      seLibera: Fecha.nullable(),
      liberadaEn: Fecha.nullable(),
      /** Why its price is not the house's. */
      porque: z.array(Porque),
      /** A person has set its price. */
      aMano: z.boolean(),
    }),
  ),
  /** `autorizacion` is why more was given than was agreed; `liberadas`, how many are no longer tied to it. */
  hechos: z.array(
    Hecho.extend({ quien: z.string().nullable(), autorizacion: z.string(), liberadas: z.int().nullable() }),
  ),
})
export type Pedido = z.output<typeof Pedido>

export const PedidoFila = Registro.extend({
  numero: z.string(),
  clienteId: Id,
  cliente: z.string(),
  comercialId: Id.nullable(),
  fecha: Fecha,
  tipo: Tipo,
  lugar: Lugar,
  estado: z.int(),
  situacion: Situacion,
  fechaEntregaHasta: Fecha.nullable(),
  referenciaCliente: z.string(),
  origen: z.enum(ORIGENES),
  retenido: z.boolean(),
  /** Garments that lie in the house for it. */
  porEnviar: z.int(),
  /** Those that do not, and of them what manufacturing orders will bring. */
  porFabricar: z.int(),
  enTaller: z.int(),
  prendas: z.int(),
  base: z.number(),
  total: z.number(),
})
export const PedidoWebFila = PedidoFila.omit({
  clienteId: true,
  cliente: true,
  comercialId: true,
  origen: true,
  retenido: true,
  porEnviar: true,
  porFabricar: true,
  enTaller: true,
})

const LineaInput = z.object({
  modeloId: Id,
  colorId: Id,
  dto: dto.default(0),
  tallasCantidades: z
    .array(z.object({ talla: Talla, cantidad: Cantidad }))
    .min(1)
    .max(40),
})
const lineasDe = <L extends z.ZodType>(linea: L) => z.array(linea).min(1).max(1000)
const Lineas = lineasDe(LineaInput)

/** What a customer says of an order; prices and conditions are the house's. */
const EntradaWeb = z.object({
  tipo: Tipo.default('servicio'),
  lugar: Lugar.default('almacen'),
  notas: TextoLibre(2000),
  referenciaCliente: TextoLibre(60),
  /** Which of the customer's addresses. */
  direccionEnvio: z.int().min(0).max(50).default(0),
  lineas: Lineas,
  /** What the garments came to where the customer looked at them; nothing is ordered if they cost more by now. */
  importe: z.number().nullish(),
})

const PedidoDatos = z.object({
  clienteId: Id,
  tipo: Tipo.default('servicio'),
  lugar: Lugar.default('almacen'),
  origen: z.enum(ORIGENES).default('showroom'),
  fechaEntregaDesde: Fecha.nullable().default(null),
  fechaEntregaHasta: Fecha.nullable().default(null),
  /** Without one, the customer's first. */
  direccionEnvio: DireccionInput.nullable().default(null),
  /** Without them, the customer's. */
  dtoComercial: dto.nullable().default(null),
  dtoProntoPago: dto.nullable().default(null),
  portes: z.number().min(0).max(100_000).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  notas: TextoLibre(2000),
  referenciaCliente: TextoLibre(60),
})
export const PedidoInput = PedidoDatos.extend({ lineas: Lineas })

const Sumas = z.object({ pedidos: z.int(), prendas: z.int(), base: z.number(), total: z.number() })
const ids = z.array(Id).min(1).max(200)

/** A model of which there are garments with a fault, or sold off, with what each costs the caller. */
const DeOcasion = z.object({
  ...{ lugar: Lugar, modeloId: Id, numero: z.string(), nombre: z.string(), nombres: Textos },
  /** What a good one costs by the house's tariff, what this one does, and why. */
  ...{ precioMayor: z.number(), precio: z.number(), porque: z.string() },
  colores: z.array(
    z.object({
      ...{ colorId: Id, color: Textos, hex: z.string(), imagen: Imagen.nullable() },
      tallas: z.array(z.object({ talla: z.string(), libre: z.int() })),
    }),
  ),
})
export type DeOcasion = z.output<typeof DeOcasion>

/** An order as the model sees it: how many garments of it. */
const PedidoDeModelo = PedidoFila.pick({
  ...{ id: true, numero: true, cliente: true, fecha: true, tipo: true, situacion: true, fechaEntregaHasta: true },
}).extend({ prendas: z.int(), servidas: z.int(), anuladas: z.int() })

/** An order that is found by a model on it, with how many garments of which colour. */
const PedidoQueLleva = PedidoFila.pick({ id: true, numero: true, cliente: true, situacion: true }).extend({
  ...{ modelo: z.string(), color: Textos, prendas: z.int() },
})
export type PedidoQueLleva = z.output<typeof PedidoQueLleva>

const flat = crud(PedidoFila, PedidoDatos)

export const pedidos = resource('pedidos', {
  search: flat.search,
  export: flat.export,
  remove: { ...flat.remove, summary: 'Delete the last one made; the others are cancelled instead' },
  get: { ...flat.get, response: Pedido },
  create: { ...flat.create, also: [DAR_DESCUENTO, CAMBIAR_PORTES], body: PedidoInput },
  update: write.put('/:id', {
    access: 'Update',
    also: [DAR_DESCUENTO, CAMBIAR_PORTES],
    summary: 'Change an order; prices of lines that were there stay frozen',
    params: ById,
    body: change(PedidoInput).extend({ lineas: lineasDe(bare(LineaInput)) }),
    response: Id,
  }),
  cambiar: {
    ...cambiar(PedidoDatos.pick({ fechaEntregaHasta: true })),
    summary: 'Give several open orders another day, all or nothing; refused if one of them is not as it was read',
  },
  deModelo: read.get('/de-modelo/:id', {
    access: 'Search',
    summary: 'The orders that have a model, the newest first, with its garments in each',
    params: ById,
    response: z.object({ total: z.int(), prendas: z.int(), pedidos: z.array(PedidoDeModelo) }),
  }),
  queLlevan: read.post('/que-llevan', {
    access: 'Search',
    summary: 'The last orders that have a model, by its number and a word of the colour; what is to be served first',
    body: z.object({ keyword: z.string().trim().min(1).max(100) }),
    response: z.array(PedidoQueLleva),
  }),
  searchUser: read.post('/search-user', {
    access: 'signed-in',
    summary: "The caller's own orders",
    body: Search,
    response: page(PedidoWebFila),
  }),
  getUser: read.get('/user/:id', {
    access: 'signed-in',
    summary: "One of the caller's own orders",
    params: ById,
    response: PedidoWeb,
  }),
  web: write.post('/web', {
    access: 'signed-in',
    summary: 'A customer orders at once, without a cart',
    creates: true,
    body: EntradaWeb,
    response: Id,
  }),
  ocasion: read.get('/ocasion', {
    access: 'signed-in',
    summary: 'Garments with a fault, and those sold off, for a customer to whom the house sells them in the shop',
    response: z.object({ modelos: z.array(DeOcasion) }),
  }),
  entradaWeb: read.post('/new-pedido-entrada-web', {
    access: 'signed-in',
    summary: 'What an earlier order or a typed list comes to today, and what of it cannot be had',
    body: z.object({ pedidoId: Id.nullish(), texto: z.string().max(20_000).nullish() }),
    response: z.object({
      items: z.array(z.object({ modeloId: Id, numero: z.string(), colorId: Id, talla: z.string(), cantidad: z.int() })),
      avisos: z.array(z.string()),
    }),
  }),
  sumaTotales: read.post('/suma-totales', {
    access: 'Search',
    summary: 'The sums over a whole search',
    body: Search,
    response: Sumas,
  }),
  agrupar: agrupar(['situacion', 'cliente', 'tipo', 'origen', 'fecha'], ['base', 'prendas']),
  reparos: read.post('/reparos', {
    access: 'Update',
    summary: 'Which of several orders would not be confirmed without a reason, and why',
    body: z.object({ ids }),
    response: z.array(ConReparo),
  }),
  situacion: write.post('/situacion', {
    access: 'Update',
    creates: true,
    also: [CONFIRMAR_PEDIDO, AUTORIZAR_CREDITO],
    summary: 'Move several orders on, all or nothing',
    body: z.object({
      ...{ ids, situacion: Situacion, nota: TextoLibre(500), autorizacion: Autorizacion },
      /** At which it was read, where it is one alone: what somebody else has written in it meanwhile is seen first. */
      version: z.int().nullish(),
      /** At which several were read: none is moved if one of them has been written in since. */
      vistas: Vistas,
    }),
    response: z.array(Id),
  }),
  entrega: write.post('/:id/entrega', {
    access: ENTREGAR,
    also: [AUTORIZAR_CREDITO],
    summary: 'Garments leave: in part or all that is pending',
    creates: true,
    params: ById,
    body: z.object({
      lineas: z
        .array(
          z.object({
            lineaId: Id,
            tallasCantidades: z.array(z.object({ talla: Talla, cantidad: Cantidad })).max(40),
          }),
        )
        .min(1)
        .max(1000),
      nota: TextoLibre(500),
      autorizacion: Autorizacion,
      /** At which it was read: what somebody else has served meanwhile is not served again. */
      version: z.int().nullish(),
    }),
    response: Pedido,
  }),
  cerrar: write.post('/:id/cerrar', {
    access: 'Update',
    summary: 'What is pending will not be served',
    creates: true,
    params: ById,
    body: z.object({
      nota: TextoLibre(500),
      /** At which it was read: what somebody else has added to it meanwhile is not dropped unseen. */
      version: z.int().nullish(),
    }),
    response: Pedido,
  }),
  pdf: read.get('/:id/pdf', { access: 'View', summary: 'The order on paper', params: ById, response: file(PDF) }),
  pdfs: read.post('/pdf', {
    access: 'View',
    summary: 'Several orders on paper, in one document',
    body: z.object({ ids }),
    response: file(PDF),
  }),
  pdfUser: read.get('/user/:id/pdf', {
    access: 'signed-in',
    summary: "One of the caller's own orders on paper",
    params: ById,
    response: file(PDF),
  }),
})
