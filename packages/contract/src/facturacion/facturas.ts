import { AUTORIZAR_CREDITO } from '@telar/domain/clientes/credito'
import { REGIMENES } from '@telar/domain/clientes/regimen'
import { MODELOS_PRESENTADOS } from '@telar/domain/facturacion/agencia/periodo'
import { MODOS_DE_RECTIFICAR, TIPOS_RECTIFICATIVOS } from '@telar/domain/facturacion/factura'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import { CAMBIAR_PORTES, DAR_DESCUENTO } from '@telar/domain/ventas/decidir'
import { z } from 'zod'
import { Autorizacion, ConReparo } from '../clientes/credito.ts'
import { change } from '../kit/change.ts'
import { agrupar, ById, cambiar, crud, Fecha, Id, Ids, Texto, TextoLibre, Vistas } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'
import { documentos } from './documentos.ts'
import { FacturaInput, FacturaMudable } from './entrada.ts'
import {
  Factura,
  FacturaBorrador,
  FacturaFila,
  FacturaImportes,
  FacturaWeb,
  FacturaWebFila,
  LineaNueva,
} from './factura.ts'

const Aparte = z.object({ facturas: z.int(), total: z.number() })

/** Of what is issued, what some say anew counted once; drafts and annulled ones are apart. */
const Sumas = z.object({
  facturas: z.int(),
  prendas: z.int(),
  base: z.number(),
  cuotaIva: z.number(),
  cuotaRe: z.number(),
  total: z.number(),
  cobrado: z.number(),
  pendiente: z.number(),
  /** How many say others anew, and what those came to. */
  sustituciones: Aparte,
  borradores: Aparte,
  anuladas: Aparte,
})

const flat = crud(FacturaFila, FacturaInput)
/** What whoever makes another had in sight; who names none makes one whatever there is. */
const Vistos = z.array(Id).max(200).nullish()

const consultas = {
  search: flat.search,
  export: flat.export,
  get: { ...flat.get, response: Factura },
  searchUser: read.post('/search-user', {
    access: 'signed-in',
    summary: "The caller's own invoices, issued ones only",
    body: Search,
    response: page(FacturaWebFila),
  }),
  getWeb: read.get('/get-web/:id', {
    access: 'signed-in',
    summary: "One of the caller's own issued invoices",
    params: ById,
    response: FacturaWeb,
  }),
  sumaTotales: read.post('/suma-totales', {
    access: 'Search',
    summary: 'The sums over a whole search',
    body: Search,
    response: Sumas,
  }),
  agrupar: agrupar(
    ['situacion', 'cliente', 'serie', 'tipo', 'formaPago', 'fecha', 'vence'],
    ['total', 'base', 'pendiente', 'prendas'],
  ),
  byIds: read.post('/facturas-by-ids', {
    access: 'View',
    summary: 'Several invoices with their lines',
    body: Ids,
    response: z.array(Factura),
  }),
  listByIds: read.post('/facturaslist-by-ids', {
    access: 'View',
    summary: 'Several invoices as the list shows them',
    body: Ids,
    response: z.array(FacturaFila),
  }),
  fromPedido: read.get('/from-pedido/:id', {
    access: 'Create',
    summary:
      'An unsaved invoice with what is still open of an order; `servido` takes only what has left. Unasked, what has left if anything has',
    params: ById,
    query: z.object({ servido: z.stringbool().optional() }),
    response: FacturaBorrador.extend({ servido: z.boolean() }),
  }),
  fromAlbaranes: read.post('/from-albaranes', {
    access: 'Create',
    summary: 'An unsaved invoice of what left with some delivery notes of one customer, on the same conditions',
    body: z.object({ ids: z.array(Id).min(1).max(100) }),
    response: FacturaBorrador,
  }),
  dePedido: read.get('/de-pedido/:id', {
    access: 'View',
    summary: 'The invoices of an order, drafts among them',
    params: ById,
    response: z.array(FacturaFila),
  }),
  dePedidoUser: read.get('/user/de-pedido/:id', {
    access: 'signed-in',
    summary: "The caller's own issued invoices of an order",
    params: ById,
    response: z.array(FacturaWebFila),
  }),
  anticipos: read.get('/anticipos/:id', {
    access: 'Create',
    summary: 'The deposits of a customer that are not wholly deducted yet, and what is left of each',
    params: ById,
    response: z.array(
      z.object({
        ...{ id: Id, numeroCompleto: z.string(), queda: z.number() },
        /** At the rates they were taxed at, which they are deducted at. */
        tipos: z.array(z.object({ iva: z.number(), re: z.number(), queda: z.number() })),
      }),
    ),
  }),
  reparos: read.post('/reparos', {
    access: 'Issue',
    summary: 'Which of several drafts would not be issued without a reason, and why',
    body: z.object({ ids: z.array(Id).min(1).max(200) }),
    response: z.array(ConReparo),
  }),
  newLinea: read.post('/getnewlinea', {
    access: 'Create',
    summary: 'A fresh line for a model and a colour, with price and rates for that customer',
    body: z.object({
      clienteId: Id,
      modeloId: Id,
      colorId: Id.nullable().default(null),
      fecha: Fecha.nullable().default(null),
      /** Where the garments come from: those with a fault have a price of their own. */
      mercancia: z.enum(MERCANCIAS).default('nada'),
    }),
    response: LineaNueva,
  }),
  total: read.post('/total', {
    access: 'Create',
    summary: 'What an invoice would amount to; of a stored draft, by its `id`, under the regime decided by hand',
    body: FacturaInput.extend({ id: Id.nullish() }),
    response: FacturaImportes.extend(FacturaBorrador.pick({ vencimientos: true, prendas: true }).shape).extend({
      regimenIva: Factura.shape.regimenIva,
      regimenMotivo: Factura.shape.regimenMotivo,
      regimenParams: Factura.shape.regimenParams,
      /** The rates that a line can have, the usual one first. */
      tipos: z.array(z.object({ iva: z.number(), re: z.number() })),
      /** What its lines ask of orders beyond what is left of them: it would not be issued so. */
      avisos: z.array(z.object({ linea: z.int(), mensaje: z.string() })),
      /** The last day on which what it says could be invoiced, if it has passed. */
      plazo: Fecha.nullable(),
      /** The return that tells of its day, if it was presented: it would go into a correction of that one. */
      presentada: z.object({ modelo: z.enum(MODELOS_PRESENTADOS), periodo: z.string(), fecha: Fecha }).nullable(),
    }),
  }),
}

const escrituras = {
  create: {
    ...flat.create,
    also: [AUTORIZAR_CREDITO, DAR_DESCUENTO, CAMBIAR_PORTES],
    body: FacturaInput.extend({
      emitir: z.boolean().default(false),
      autorizacion: Autorizacion,
      /** The drafts that were seen of the same lines of orders: where there is another by now, it is told instead. */
      vistos: Vistos,
    }),
  },
  update: write.put('/:id', {
    access: 'Update',
    also: [DAR_DESCUENTO, CAMBIAR_PORTES],
    summary: 'Change a draft; of an issued invoice, its notes and payments',
    params: ById,
    body: z.union([change(FacturaInput), change(FacturaMudable)]),
    response: Id,
  }),
  cambiar: {
    ...cambiar(FacturaInput.pick({ formaPago: true }).extend({ fecha: Fecha })),
    summary: 'Change the day or the payment of several drafts, all or nothing; refused if one is not as it was read',
  },
  remove: { ...flat.remove, summary: 'Delete drafts, all or nothing; an issued invoice stays' },
  emitir: write.post('/emitir', {
    access: 'Issue',
    creates: true,
    also: [AUTORIZAR_CREDITO],
    summary: 'Number and freeze several drafts, all or nothing',
    body: z.object({
      ids: z.array(Id).min(1).max(200),
      /** At which they were read: what has been written anew since is not issued unseen. */
      vistas: Vistas,
      fecha: Fecha.nullable().default(null),
      autorizacion: Autorizacion,
    }),
    response: z.array(Id),
  }),
  regimen: write.post('/:id/regimen', {
    access: 'Approve',
    summary: 'Decide the regime of a draft by hand, with a reason; none goes back to the rule',
    creates: true,
    params: ById,
    body: z.object({
      regimen: z.literal(REGIMENES).nullable(),
      razon: TextoLibre(300),
      /** The version at which the draft was read: refused if it is another by now. */
      version: z.int().nullish(),
    }),
    response: Factura,
  }),
  rectificar: write.post('/:id/rectificar', {
    access: 'Create',
    summary: 'A draft that corrects an issued invoice',
    creates: true,
    params: ById,
    body: z.object({
      tipo: z.enum(TIPOS_RECTIFICATIVOS).default('R1'),
      modo: z.enum(MODOS_DE_RECTIFICAR).default('I'),
      motivo: Texto(500),
      /** Whether the garments come back with it, and where to. */
      mercancia: z.enum(MERCANCIAS).default('nada'),
      /** Whether what it gives back of an order can be invoiced again. */
      reabrir: z.boolean().default(false),
      /** The drafts that were seen to correct it: where there is another by now, it is told instead. */
      vistos: Vistos,
    }),
    response: Id,
  }),
  duplicar: write.post('/:id/duplicar', {
    access: 'Create',
    summary: 'A draft with the same lines, at the conditions of today',
    creates: true,
    params: ById,
    /** The copies that were seen, as nobody has touched them yet: where there is another by now, it is told instead. */
    body: z.object({ vistos: Vistos }).default({}),
    response: Id,
  }),
  anular: write.post('/:id/anular', {
    access: 'Issue',
    summary: 'Annul an invoice that should never have been issued',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(300) }),
    response: Id,
  }),
}

export const facturas = resource('facturas', { ...consultas, ...escrituras, ...documentos })
