import type { Direccion } from '@telar/domain/casa/direccion'
import type { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import type { MotivoDeRegimen, Regimen } from '@telar/domain/clientes/regimen'
import type { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import type { Criterio } from '@telar/domain/facturacion/comision'
import type {
  ClienteCopia,
  EmisorCopia,
  EstadoDeFactura,
  ModoDeRectificar,
  TipoDeFactura,
  TipoEmitido,
} from '@telar/domain/facturacion/factura'
import type { Mercancia } from '@telar/domain/facturacion/mercancia'
import type { Vencimiento } from '@telar/domain/facturacion/vencimientos'
import type { Cantidad } from '@telar/domain/ventas/pedido'
import type { Tramo } from '@telar/domain/ventas/totales'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { AT_ONCE, importe, listIndex, momento, porcentaje, precio, readAs, registro, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable, modelosTable } from '../catalogo/modelos.ts'
import { clientesTable, comercialesTable } from '../clientes/clientes.ts'
import { pedidoLineasTable } from '../ventas/pedidos.ts'
import { anticiposTable } from './anticipos.ts'
import { movimientosBancariosTable } from './banco.ts'
import { pasesTable } from './pases.ts'

type FormaPago = (typeof FORMAS_DE_PAGO)[number]

/** Invoices. Once issued, a trigger refuses every change but those of notes, payments, posting and annulment. */
export const facturasTable = pgTable(
  'facturas',
  {
    ...registro(),
    serie: text().notNull(),
    ejercicio: integer().notNull(),
    numero: integer(),
    /** As it is printed: `A26/000123`. */
    numeroCompleto: text(),
    estado: text().notNull().default('borrador').$type<EstadoDeFactura>(),
    tipo: text().notNull().default('F1').$type<TipoDeFactura>(),
    tipoRectificativa: text().$type<ModoDeRectificar>(),
    /** The invoices that this one corrects. */
    rectifica: integer().array().notNull().default(sql`'{}'`),
    motivoRectificacion: text().notNull().default(''),
    /** A deposit: it is deducted from a later invoice. */
    anticipo: boolean().notNull().default(false),
    fecha: date().notNull(),
    fechaOperacion: date(),
    emitidaEn: momento(),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    /** The customer's name, as the list shows and searches it. */
    cliente: text().notNull(),
    clienteCopia: jsonb().$type<ClienteCopia>(),
    emisorCopia: jsonb().$type<EmisorCopia>(),
    direccionEnvio: jsonb().$type<Direccion>().notNull(),
    regimenIva: integer().notNull().$type<Regimen>(),
    /** Why this regime, and what the sentence that says so needs. */
    regimenMotivo: text().notNull().$type<MotivoDeRegimen>(),
    regimenParams: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** A regime decided by hand for this invoice, and the reason that was given. */
    regimenForzado: integer().$type<Regimen>(),
    regimenRazon: text().notNull().default(''),
    pruebaTransporte: text().notNull().default(''),
    /** What its garments do when it is issued. */
    mercancia: text().notNull().default('nada').$type<Mercancia>(),
    /** Whether what it gives back of an order can be invoiced again. */
    reabrePedido: boolean().notNull().default(false),
    /** It is of what has left: nothing whose note was undone leaves again with it. */
    soloServido: boolean().notNull().default(false),
    comercialId: integer().references(() => comercialesTable.id),
    comision: porcentaje(),
    /** What its rep is paid on, as it was agreed when it was issued. */
    criterioComision: text().$type<Criterio>(),
    dtoComercial: porcentaje().notNull().default(0),
    dtoProntoPago: porcentaje().notNull().default(0),
    portes: importe().notNull().default(0),
    formaPago: text().notNull().$type<FormaPago>(),
    diasPago: jsonb().$type<number[]>().notNull().default([30]),
    diasFijos: jsonb().$type<number[]>().notNull().default([]),
    mesesSinPago: jsonb().$type<number[]>().notNull().default([]),
    vencimientos: jsonb().$type<Vencimiento[]>().notNull().default([]),
    prendas: integer().notNull().default(0),
    bruto: importe().notNull().default(0),
    /** Base and taxes, rate by rate. */
    tramos: jsonb().$type<Tramo[]>().notNull().default([]),
    base: importe().notNull().default(0),
    cuotaIva: importe().notNull().default(0),
    cuotaRe: importe().notNull().default(0),
    total: importe().notNull().default(0),
    /** The rep's commission on all of it, and how much of it has been settled. */
    comisionTotal: importe().notNull().default(0),
    comisionLiquidada: importe().notNull().default(0),
    cobrado: importe().notNull().default(0),
    pendiente: importe().notNull().generatedAlwaysAs(sql`total - cobrado`),
    /** The first due date that payments do not cover. */
    vence: date(),
    pedidoIds: integer().array().notNull().default(sql`'{}'`),
    referenciaCliente: text().notNull().default(''),
    notas: text().notNull().default(''),
    contabilizada: boolean().notNull().default(false),
    fechaPase: date(),
    /** The lot it was posted with. */
    paseId: integer().references(() => pasesTable.id),
    anuladaEn: momento(),
    motivoAnulacion: text().notNull().default(''),
    /** Why it was issued to a customer who was blocked or over their limit. */
    autorizacion: text().notNull().default(''),
  },
  (t) => [
    unique('facturas_numero_unique').on(t.serie, t.ejercicio, t.numero),
    uniqueIndex('facturas_numero_completo_unique').on(t.numeroCompleto).where(sql`${t.tipo} <> 'previa'`),
    uniqueIndex('facturas_previa_unique').on(t.numeroCompleto).where(sql`${t.tipo} = 'previa'`),
    check('facturas_estado', sql`${t.estado} in ('borrador', 'emitida', 'anulada')`),
    check('facturas_tipo', sql`${t.tipo} in ('F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5', 'previa')`),
    check('facturas_rectificativa', sql`(${t.tipo} in ('F1', 'F2', 'previa')) = (${t.tipoRectificativa} is null)`),
    check(
      'facturas_emitida',
      sql`case when ${t.tipo} = 'previa'
        then ${t.estado} = 'emitida' and num_nulls(${t.numeroCompleto}, ${t.clienteCopia}) = 0
          and num_nonnulls(${t.numero}, ${t.emisorCopia}, ${t.emitidaEn}, ${t.paseId}) = 0
        else (${t.estado} = 'borrador') = (${t.numero} is null)
          and num_nulls(${t.numero}, ${t.numeroCompleto}, ${t.clienteCopia}, ${t.emisorCopia}, ${t.emitidaEn}) in (0, 5) end`,
    ),
    check('facturas_ejercicio', sql`${t.ejercicio} = extract(year from ${t.fecha})`),
    // What another program invoiced is owed here, and taxed there.
    check(
      'facturas_total',
      sql`case when ${t.tipo} = 'previa' then num_nonnulls(nullif(${t.base}, 0), nullif(${t.cuotaIva}, 0), nullif(${t.cuotaRe}, 0)) = 0
        else ${t.total} = ${t.base} + ${t.cuotaIva} + ${t.cuotaRe} end`,
    ),
    check(
      'facturas_cobrado',
      sql`${t.cobrado} between least(${t.total}, 0) and greatest(${t.total}, 0) and (${t.estado} <> 'borrador' or ${t.cobrado} = 0)`,
    ),
    check('facturas_criterio', sql`${t.criterioComision} in ('facturado', 'cobrado')`),
    check('facturas_regimen', sql`${t.regimenIva} between 1 and 4`),
    check('facturas_regimen_razon', sql`${t.regimenForzado} is null or ${t.regimenRazon} <> ''`),
    check('facturas_pase', sql`${t.contabilizada} = (${t.paseId} is not null)`),
    index('facturas_fecha').on(t.fecha, t.id),
    index('facturas_cliente').on(t.clienteId, t.fecha, t.id),
    index('facturas_comercial').on(t.comercialId, t.fecha),
    // Searches compare and sort texts by norm().
    index('facturas_estado_fecha').on(sql`norm(${t.estado})`, t.fecha, t.id),
    index('facturas_cliente_orden').on(sql`norm(${t.cliente})`, t.id),
    index('facturas_numero_orden').on(sql`norm(${t.numeroCompleto})`, t.id),
    index('facturas_numero_ultimos').on(sql`norm(${t.numeroCompleto}) desc nulls last`),
    index('facturas_vence').on(t.vence).where(sql`${t.pendiente} <> 0`),
    index('facturas_abiertas').on(t.clienteId, t.pendiente).where(sql`${t.estado} = 'emitida' and ${t.pendiente} <> 0`),
    index('facturas_total_orden').on(t.total, t.id),
    index('facturas_pendiente_orden').on(t.pendiente, t.id).where(sql`${t.pendiente} <> 0`),
    index('facturas_pase_pendiente').on(t.fecha).where(sql`not ${t.contabilizada}`),
    index('facturas_lote').on(t.paseId),
    listIndex('facturas_pedidos', t.pedidoIds),
    listIndex('facturas_rectificadas', t.rectifica),
    textIndex('facturas_numero_busca', t.numeroCompleto),
    textIndex('facturas_cliente_busca', t.cliente),
    textIndex('facturas_referencia_busca', t.referenciaCliente),
    // Holds all that a search by name needs to find a page and count the rest.
    index('facturas_nombre_fecha').on(t.cliente, t.fecha, t.id, t.clienteId),
  ],
)

/** Every name that a customer has on an invoice, written by a trigger of `facturas`: few to look through for a word. */
export const facturasNombresTable = pgTable(
  'facturas_nombres',
  {
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id, { onDelete: 'cascade' }),
    nombre: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clienteId, t.nombre] }), textIndex('facturas_nombres_busca', t.nombre, AT_ONCE)],
)
watch(facturasNombresTable, { history: 'none', told: 'none' })

export const facturaLineasTable = pgTable(
  'factura_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    modeloId: integer().references(() => modelosTable.id),
    colorId: integer().references(() => coloresTable.id),
    /** The line of the order that this one invoices. */
    pedidoLineaId: integer().references(() => pedidoLineasTable.id, { onDelete: 'set null' }),
    /** The deposit that this line deducts. */
    anticipoId: integer().references((): AnyPgColumn => facturasTable.id),
    descripcion: text().notNull(),
    tallasCantidades: jsonb().$type<Cantidad[]>().notNull().default([]),
    cantidad: integer().notNull(),
    precio: precio().notNull(),
    /** The price with its tax in it, where it was said so. */
    pvp: importe(),
    dto: porcentaje().notNull().default(0),
    iva: porcentaje().notNull(),
    re: porcentaje().notNull().default(0),
    importe: importe().notNull(),
    /** A rate of the line's own for the rep. */
    comision: porcentaje(),
  },
  (t) => [
    check('factura_lineas_dto', sql`${t.dto} between 0 and 100`),
    // Of a price with its tax in it, lines share the base of what is paid: each may be a cent from its own.
    check(
      'factura_lineas_importe',
      sql`case when ${t.pvp} is null then ${t.importe} = round(${t.cantidad} * ${t.precio} * (100 - ${t.dto}) / 100, 2)
        else abs(${t.importe} - ${t.cantidad} * ${t.pvp} * (100 - ${t.dto}) / (100 + ${t.iva})) < 0.02 end`,
    ),
    index('factura_lineas_factura').on(t.facturaId, t.orden),
    index('factura_lineas_modelo').on(t.modeloId),
    index('factura_lineas_color').on(t.colorId),
    index('factura_lineas_pedido').on(t.pedidoLineaId),
    index('factura_lineas_anticipo').on(t.anticipoId),
    textIndex('factura_lineas_busca', t.descripcion),
  ],
)

/** What was paid, and by what means. One that the bank gave back stays, and no longer counts. */
export const cobrosTable = pgTable(
  'cobros',
  {
    ...registro(),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    fecha: date().notNull(),
    medio: text().notNull().$type<(typeof MEDIOS_DE_COBRO)[number]>(),
    importe: importe().notNull(),
    referencia: text().notNull().default(''),
    impagado: boolean().notNull().default(false),
    fechaImpagado: date(),
    /** The invoice that it is set against, which has the same the other way. */
    contraparteId: integer().references(() => facturasTable.id),
    /** Why it was paid before the invoice was issued. */
    motivo: text().notNull().default(''),
    /** The bank's movements by which it came in, and by which it was given back. */
    movimientoId: integer().references(() => movimientosBancariosTable.id),
    devolucionId: integer().references(() => movimientosBancariosTable.id),
    /** The receipt of money that came before, which it uses. */
    anticipoId: integer().references(() => anticiposTable.id),
  },
  (t) => [
    check('cobros_importe', sql`${t.importe} <> 0`),
    check('cobros_impagado', sql`${t.impagado} = (${t.fechaImpagado} is not null)`),
    check('cobros_contraparte', sql`${t.contraparteId} is null or ${t.medio} = 'compensacion'`),
    index('cobros_factura').on(t.facturaId, t.id),
    check('cobros_devolucion', sql`${t.devolucionId} is null or ${t.impagado}`),
    check('cobros_anticipo', sql`(${t.anticipoId} is not null) = (${t.medio} = 'anticipo')`),
    index('cobros_anticipo').on(t.anticipoId),
    index('cobros_contraparte').on(t.contraparteId),
    index('cobros_movimiento').on(t.movimientoId),
    index('cobros_devolucion').on(t.devolucionId),
    index('cobros_fecha').on(t.fecha, t.medio),
    index('cobros_impagado_fecha').on(t.fechaImpagado).where(sql`${t.impagado}`),
  ],
)

const lineasCon = (union: SQL) => sql`
  select l.id, l.factura_id, f.numero_completo, f.estado, f.tipo, f.fecha, f.cliente_id, f.cliente, f.comercial_id,
    l.modelo_id, l.color_id, l.pedido_linea_id, l.descripcion, l.cantidad, l.precio, l.dto, l.iva, l.re, l.importe
  from factura_lineas l ${union} facturas f on f.id = l.factura_id`

/** The list of lines, each with the invoice it is in. */
export const facturaLineasLista = pgView('factura_lineas_lista', {
  id: integer().notNull(),
  facturaId: integer().notNull(),
  numeroCompleto: text(),
  estado: text().notNull().$type<EstadoDeFactura>(),
  tipo: text().notNull().$type<TipoEmitido>(),
  fecha: date().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  comercialId: integer(),
  modeloId: integer(),
  colorId: integer(),
  pedidoLineaId: integer(),
  descripcion: text().notNull(),
  cantidad: integer().notNull(),
  precio: precio().notNull(),
  dto: porcentaje().notNull(),
  iva: porcentaje().notNull(),
  re: porcentaje().notNull(),
  importe: importe().notNull(),
}).as(lineasCon(sql`left join`))

/** The same, for whoever sorts them by their invoices: reading may begin with those. */
export const facturaLineasPorFactura = readAs(facturaLineasLista, lineasCon(sql`join`))

const cobrosCon = (union: SQL) => sql`
  select c.id, c.version, c.creado_en, c.modificado_en, c.factura_id, f.numero_completo, f.cliente_id, f.cliente, c.fecha,
    c.medio, c.importe, c.referencia, c.impagado, c.fecha_impagado,
    c.contraparte_id, c.motivo, l.remesa_id
  from cobros c ${union} facturas f on f.id = c.factura_id left join remesa_lineas l on l.cobro_id = c.id`

/** The list of payments, each with the invoice it pays. */
export const cobrosLista = pgView('cobros_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  facturaId: integer().notNull(),
  numeroCompleto: text(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  fecha: date().notNull(),
  medio: text().notNull().$type<(typeof MEDIOS_DE_COBRO)[number]>(),
  importe: importe().notNull(),
  referencia: text().notNull(),
  impagado: boolean().notNull(),
  fechaImpagado: date(),
  contraparteId: integer(),
  motivo: text().notNull(),
  /** The remittance in which it was charged. */
  remesaId: integer(),
}).as(cobrosCon(sql`left join`))

/** The same, for whoever sorts them by their invoices: reading may begin with those. */
export const cobrosPorFactura = readAs(cobrosLista, cobrosCon(sql`join`))
