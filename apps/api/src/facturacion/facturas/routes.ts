import { facturas } from '@telar/contract/facturacion/facturas'
import { hoy } from '@telar/domain/fecha'
import { and, inArray, sql } from 'drizzle-orm'
import { deSusClientes, suyos } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { cobrosLista, facturasTable as f, facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import { liquidacionesLista } from '../../db/schema/facturacion/listas.ts'
import { liquidacionesTable } from '../../db/schema/facturacion/tesoreria.ts'
import { pedidosTable } from '../../db/schema/ventas/ventas.ts'
import { transcriptor } from '../../gateways/transcriptor.ts'
import { type Caller, implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/crud.ts'
import { FieldsError, forbidden } from '../../kit/errors.ts'
import { searchRows } from '../../kit/search.ts'
import { abrirCaja, borrarMovimiento, cajaDiaria, cerrarCaja, moverCaja } from '../caja/caja.ts'
import { borrarCobro, cobrar, devolverCobro } from '../cobros/cobros.ts'
import { pendientes } from '../cobros/pendientes.ts'
import { comisiones, liquidar, verLiquidacion } from '../comisiones/comisiones.ts'
import { oir, vocabulario } from '../dictado/dictado.ts'
import { impuestos } from '../impuestos/impuestos.ts'
import { deshacerPase, pasar, paseEnCsv } from '../pases/pase.ts'
import { anticiposAbiertos } from './anticipos.ts'
import { desdePedido, lineaNueva } from './borrador.ts'
import { cambiarFactura, forzarRegimen } from './commands.ts'
import { anular, duplicar, rectificar } from './corregir.ts'
import { enviarFactura, facturaEnUbl, facturasEnPapel, qrDeFactura } from './documentos.ts'
import { emitirFacturas, emitirRecien } from './emitir.ts'
import { bloquearFactura, borrarBorradores, clienteDe, crearBorrador } from './guardar.ts'
import { fechada, prepararFactura } from './preparar.ts'
import {
  enOrden,
  filasDePedido,
  filasPorId,
  forzadoEn,
  fuente,
  fuenteCobros,
  fuenteLineas,
  fuenteLiquidaciones,
  fuentePases,
  fuentePropia,
  suyasEmitidas,
  TABLAS_DE_LA_LISTA,
  verFactura,
  verFacturas,
} from './queries.ts'
import { sumarCobros, sumarFacturas, sumarLineas } from './sumas.ts'

/** A rep reaches the invoices of the customers assigned to them; the rest of the staff all. */
const suyas = (user: Caller) => deSusClientes(user, f.clienteId)
const deSuCliente = (db: Db, user: Caller) => (id: number) => clienteDe(db, id, deSusClientes(user, clientesTable.id))

function comprobarPeriodo({ desde, hasta }: { desde: string; hasta: string }): void {
  if (desde > hasta) throw new FieldsError({ hasta: ['periodo.fechas'] })
}

export default implement(facturas, {
  search: ({ db, body, user, idioma, house }) =>
    searchRows(db, fuente, body, idioma, suyas(user), house.figures.over(TABLAS_DE_LA_LISTA)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuente, 'facturas', body, idioma, suyas(user)),
  get: ({ db, params: { id }, user }) => verFactura(db, id, suyas(user)),
  searchUser: ({ db, body, user, idioma }) => searchRows(db, fuentePropia, body, idioma, suyasEmitidas(user)),
  getWeb: ({ db, params: { id }, user }) => verFactura(db, id, suyasEmitidas(user)),
  searchLineas: ({ db, body, user, idioma }) =>
    searchRows(db, fuenteLineas, body, idioma, deSusClientes(user, facturaLineasLista.clienteId)),
  exportLineas: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteLineas, 'lineas', body, idioma, deSusClientes(user, facturaLineasLista.clienteId)),
  searchCobros: ({ db, body, user, idioma }) =>
    searchRows(db, fuenteCobros, body, idioma, deSusClientes(user, cobrosLista.clienteId)),
  exportCobros: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteCobros, 'cobros', body, idioma, deSusClientes(user, cobrosLista.clienteId)),
  sumaTotales: ({ db, body, user, idioma, house }) =>
    sumarFacturas(db, body, idioma, suyas(user), house.figures.over(TABLAS_DE_LA_LISTA)),
  sumaTotalesLineas: ({ db, body, user, idioma }) =>
    sumarLineas(db, body, idioma, deSusClientes(user, facturaLineasLista.clienteId)),
  sumaTotalesCobros: ({ db, body, user, idioma }) =>
    sumarCobros(db, body, idioma, deSusClientes(user, cobrosLista.clienteId)),
  byIds: async ({ db, body: { ids }, user }) =>
    enOrden(ids, await verFacturas(db, and(inArray(f.id, ids), suyas(user)))),
  listByIds: async ({ db, body: { ids }, user }) => enOrden(ids, await filasPorId(db, ids, suyas(user))),
  fromPedido: ({ db, params: { id }, query: { servido }, user, reloj }) =>
    desdePedido(db, id, deSusClientes(user, pedidosTable.clienteId), servido, hoy(reloj)),
  dePedido: ({ db, params: { id }, user }) => filasDePedido(db, id, suyas(user)),
  anticipos: ({ db, params: { id }, user }) => anticiposAbiertos(db, id, suyas(user)),
  newLinea: async ({ db, body: { clienteId, fecha, ...nueva }, user, reloj }) =>
    lineaNueva(db, { ...nueva, fecha: fecha ?? hoy(reloj) }, await deSuCliente(db, user)(clienteId)),
  total: async ({ db, body: { id, ...entrada }, user, reloj }) => {
    const cliente = await deSuCliente(db, user)(entrada.clienteId)
    const forzado = id ? await forzadoEn(db, id, suyas(user)) : undefined
    const { fila, importes, tipos } = await prepararFactura(db, fechada(entrada, hoy(reloj)), cliente, forzado)
    const { regimenIva, regimenMotivo, regimenParams = {}, vencimientos = [], prendas = 0 } = fila
    return { ...importes, regimenIva, regimenMotivo, regimenParams, vencimientos, prendas, tipos }
  },

  create: async ({ db, body: { emitir, ...entrada }, user, reloj }) => {
    if (emitir && !user.permissions.has(facturas.emitir.access)) throw forbidden()
    const cliente = await deSuCliente(db, user)(entrada.clienteId)
    const preparada = await prepararFactura(db, fechada(entrada, hoy(reloj)), cliente)
    return emitir ? emitirRecien(db, preparada, { quien: user.email, reloj }) : (await crearBorrador(db, preparada)).id
  },
  update: async ({ db, params: { id }, body, user, reloj }) => {
    const factura = await bloquearFactura(db, id, suyas(user), body.version)
    return cambiarFactura(db, factura, body, deSuCliente(db, user), hoy(reloj))
  },
  remove: ({ db, body: { ids }, user }) => borrarBorradores(db, ids, suyas(user)),
  emitir: ({ db, body: { ids, fecha }, user, reloj }) =>
    emitirFacturas(db, [...new Set(ids)], { suyas: suyas(user), fecha, quien: user.email, reloj }),
  regimen: async ({ db, params: { id }, body, user }) => {
    await forzarRegimen(db, id, suyas(user), body)
    return verFactura(db, id, suyas(user))
  },
  rectificar: async ({ db, params: { id }, body, user, reloj }) =>
    rectificar(db, await bloquearFactura(db, id, suyas(user)), body, hoy(reloj)),
  duplicar: async ({ db, params: { id }, user, reloj }) =>
    duplicar(db, await bloquearFactura(db, id, suyas(user)), hoy(reloj)),
  anular: async ({ db, params: { id }, body: { motivo }, user, reloj }) =>
    anular(db, await bloquearFactura(db, id, suyas(user)), motivo, { quien: user.email, reloj }),
  cobrar: async ({ db, params: { id }, body, user, reloj }) => {
    await cobrar(db, await bloquearFactura(db, id, suyas(user)), body, hoy(reloj))
    return verFactura(db, id, suyas(user))
  },
  borrarCobro: async ({ db, params: { id, cobroId }, user }) => {
    await borrarCobro(db, await bloquearFactura(db, id, suyas(user)), cobroId)
    return verFactura(db, id, suyas(user))
  },
  impagado: async ({ db, params: { id, cobroId }, body: { fecha }, user, reloj }) => {
    await devolverCobro(db, await bloquearFactura(db, id, suyas(user)), cobroId, fecha ?? hoy(reloj))
    return verFactura(db, id, suyas(user))
  },

  pase: ({ db, body, user, reloj }) => {
    if ('desde' in body) comprobarPeriodo(body)
    return pasar(db, body, suyas(user), { quien: user.email, hoy: hoy(reloj) })
  },
  searchPases: ({ db, body, idioma }) => searchRows(db, fuentePases, body, idioma),
  exportPases: ({ body, idioma, house }) => exportRows(house, fuentePases, 'pases', body, idioma),
  paseCsv: ({ db, params: { id } }) => paseEnCsv(db, id),
  deshacerPase: ({ db, params: { id }, user, reloj }) => deshacerPase(db, id, { quien: user.email, hoy: hoy(reloj) }),
  cajaDiaria: ({ db, body: { fecha } }) => cajaDiaria(db, fecha),
  moverCaja: ({ db, body, user }) => moverCaja(db, body, user.email),
  borrarMovimiento: ({ db, params: { id } }) => borrarMovimiento(db, id),
  cerrarCaja: ({ db, body, user }) => cerrarCaja(db, body, user.email),
  abrirCaja: ({ db, body: { fecha } }) => abrirCaja(db, fecha),
  comisiones: ({ db, body, user, reloj }) =>
    comisiones(db, { ...body, hasta: body.hasta ?? hoy(reloj) }, suyos(user, sql`f.comercial_id`)),
  liquidar: ({ db, body, user, reloj }) => {
    const dia = hoy(reloj)
    return liquidar(db, { ...body, hasta: body.hasta ?? dia }, { quien: user.email, hoy: dia })
  },
  searchLiquidaciones: ({ db, body, user, idioma }) =>
    searchRows(db, fuenteLiquidaciones, body, idioma, suyos(user, liquidacionesLista.comercialId)),
  exportLiquidaciones: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteLiquidaciones, 'liquidaciones', body, idioma, suyos(user, liquidacionesLista.comercialId)),
  liquidacion: ({ db, params: { id }, user }) => verLiquidacion(db, id, suyos(user, liquidacionesTable.comercialId)),
  pendientes: ({ db, body: { fecha, clienteId }, user, reloj }) =>
    pendientes(db, fecha ?? hoy(reloj), clienteId, suyas(user)),
  impuestos: ({ db, body }) => {
    comprobarPeriodo(body)
    return impuestos(db, body.desde, body.hasta)
  },

  pdf: ({ db, params: { id }, user }) => facturasEnPapel(db, [id], suyas(user)),
  pdfUser: ({ db, params: { id }, user }) => facturasEnPapel(db, [id], suyasEmitidas(user)),
  pdfs: ({ db, body: { ids }, user }) => facturasEnPapel(db, ids, suyas(user)),
  qr: ({ db, params: { id }, user }) => qrDeFactura(db, id, suyas(user)),
  qrUser: ({ db, params: { id }, user }) => qrDeFactura(db, id, suyasEmitidas(user)),
  ubl: ({ db, params: { id }, user }) => facturaEnUbl(db, id, suyas(user)),
  enviar: async ({ db, params: { id }, body: { para, mensaje }, user, house }) => ({
    para: await enviarFactura(db, house, id, suyas(user), { para: para ?? null, texto: mensaje }),
  }),
  recognize: async ({ db, body, upload, idioma, house }) => {
    const texto = body?.texto ?? (await transcriptor(house.config)(await upload(), await vocabulario(db)))
    return oir(db, texto, idioma)
  },
})
