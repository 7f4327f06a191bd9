import { facturas } from '@telar/contract/facturacion/facturas'
import { modelosDeVenta } from '@telar/domain/facturacion/agencia/presentacion'
import { fechaDeDevengo } from '@telar/domain/facturacion/devengo'
import { limiteDeFacturar } from '@telar/domain/facturacion/factura'
import { hoy } from '@telar/domain/fecha'
import { and, inArray } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { vigia } from '../../clientes/clientes/credito.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { entregasTable } from '../../db/schema/ventas/entregas.ts'
import { pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { forbidden } from '../../kit/errors.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { whereOf } from '../../kit/rows/source.ts'
import { refuseIfStale } from '../../kit/rows/version.ts'
import { suyas } from '../alcance.ts'
import { bloquearConContrapartes } from '../cobros/cobros.ts'
import { presentadaEl } from '../impuestos/presentadas.ts'
import { exigirLoAcordado } from './acordado.ts'
import { anticiposAbiertos } from './anticipos.ts'
import { desdePedido, lineaNueva } from './borrador.ts'
import { cambiarCabecera, cambiarFactura, forzarRegimen } from './commands.ts'
import { anular, bloquearConRectificadas, duplicar, rectificar } from './corregir.ts'
import { desdeAlbaranes } from './de-albaranes.ts'
import { sobrasDe } from './de-pedido.ts'
import {
  enviarFactura,
  facturaEnFacturae,
  facturaEnUbl,
  facturasEnPapel,
  qrDeFactura,
} from './documentos/documentos.ts'
import { emitirFacturas, emitirRecien } from './emitir.ts'
import { bloquearFactura, borrarBorradores, clienteDe, crearBorrador, FACTURA } from './guardar.ts'
import { fechada, prepararFactura } from './preparar.ts'
import {
  deLaLista,
  enOrden,
  filasDePedido,
  filasPorId,
  forzadoEn,
  fuente,
  fuentePropia,
  suyasEmitidas,
  verFactura,
  verFacturas,
} from './queries.ts'
import { reparosDe } from './reparos.ts'
import { sumarFacturas } from './sumas.ts'
import { refuseIfEnBorrador } from './ya-hecha.ts'

const deSuCliente = (db: Db, user: Caller) => (id: number) => clienteDe(db, id, deSusClientes(user, clientesTable.id))

export default implement(facturas, {
  search: ({ db, body, user, idioma, house, reloj }) =>
    searchRows(db, fuente(hoy(reloj)), body, idioma, suyas(user), house.kept.over(deLaLista(suyas(user)))),
  export: ({ body, user, idioma, house, reloj }) =>
    exportRows(house, fuente(hoy(reloj)), 'facturas', body, idioma, suyas(user)),
  get: ({ db, params: { id }, user }) => verFactura(db, id, suyas(user)),
  searchUser: ({ db, body, user, idioma, house }) =>
    searchRows(db, fuentePropia, body, idioma, suyasEmitidas(user), house.kept.over(deLaLista(suyasEmitidas(user)))),
  getWeb: ({ db, params: { id }, user }) => verFactura(db, id, suyasEmitidas(user)),
  sumaTotales: async ({ db, body, user, idioma, house, reloj }) => {
    const keep = house.kept.over(deLaLista(suyas(user)))
    return sumarFacturas(db, await whereOf(db, fuente(hoy(reloj)), body, idioma), suyas(user), keep)
  },
  agrupar: ({ db, body, user, idioma, house, reloj }) => {
    const keep = house.kept.over(deLaLista(suyas(user)))
    const grouping = { source: fuente(hoy(reloj)), sums: sumsOf(facturas.agrupar), own: suyas(user), keep }
    return groupRows(db, grouping, body, idioma)
  },
  byIds: async ({ db, body: { ids }, user }) =>
    enOrden(ids, await verFacturas(db, and(inArray(f.id, ids), suyas(user)))),
  listByIds: async ({ db, body: { ids }, user, reloj }) =>
    enOrden(ids, await filasPorId(db, ids, suyas(user), hoy(reloj))),
  fromPedido: ({ db, params: { id }, query: { servido }, user, reloj }) =>
    desdePedido(db, id, deSusClientes(user, pedidosTable.clienteId), servido, hoy(reloj)),
  fromAlbaranes: ({ db, body: { ids }, user, reloj }) =>
    desdeAlbaranes(db, [...new Set(ids)], deSusClientes(user, entregasTable.clienteId), hoy(reloj)),
  dePedido: ({ db, params: { id }, user, reloj }) => filasDePedido(db, id, suyas(user), hoy(reloj)),
  dePedidoUser: ({ db, params: { id }, user, reloj }) => filasDePedido(db, id, suyasEmitidas(user), hoy(reloj)),
  anticipos: ({ db, params: { id }, user }) => anticiposAbiertos(db, id, suyas(user)),
  newLinea: async ({ db, body: { clienteId, fecha, ...nueva }, user, reloj }) =>
    lineaNueva(db, { ...nueva, fecha: fecha ?? hoy(reloj) }, await deSuCliente(db, user)(clienteId)),
  reparos: (call) => reparosDe(call, call.body.ids, suyas(call.user)),
  total: async ({ db, body: { id, ...entrada }, user, reloj, idioma }) => {
    const cliente = await deSuCliente(db, user)(entrada.clienteId)
    const forzado = id ? await forzadoEn(db, id, suyas(user)) : undefined
    const { fila, lineas, importes, tipos } = await prepararFactura(db, fechada(entrada, hoy(reloj)), cliente, forzado)
    const { regimenIva, regimenMotivo, regimenParams = {}, vencimientos = [], prendas = 0 } = fila
    const sobras = fila.tipo === 'F1' ? await sobrasDe(db, fila.pedidoIds, lineas) : []
    const avisos = sobras.map(({ linea, ...sobra }) => ({
      linea,
      mensaje: mensaje(idioma, 'factura.ya-facturado', sobra),
    }))
    const limite = limiteDeFacturar(fila)
    const plazo = fila.tipo === 'F1' && fila.fecha > limite ? limite : null
    const presentada = (await presentadaEl(db, fechaDeDevengo(fila), modelosDeVenta(regimenIva))) ?? null
    const regimen = { regimenIva, regimenMotivo, regimenParams }
    return { ...importes, ...regimen, vencimientos, prendas, tipos, avisos, plazo, presentada }
  },

  create: async (call) => {
    const { db, user, reloj } = call
    const { emitir, autorizacion, vistos, ...escrita } = call.body
    if (emitir && !user.permissions.has(facturas.emitir.access)) throw forbidden()
    const cliente = await deSuCliente(db, user)(escrita.clienteId)
    const entrada = fechada(escrita, hoy(reloj))
    const preparada = await prepararFactura(db, entrada, cliente)
    await exigirLoAcordado(db, user, { entrada, preparada, cliente })
    await refuseIfEnBorrador(db, preparada, vistos)
    if (!emitir) return (await crearBorrador(db, preparada)).id
    return emitirRecien(db, preparada, { quien: user.email, reloj, vigilar: vigia(call, autorizacion) })
  },
  update: async ({ db, params: { id }, body, user, reloj }) => {
    const contrapartes = body.cobros?.map(({ contraparteId }) => contraparteId) ?? []
    const factura = await bloquearConContrapartes(db, id, contrapartes, suyas(user))
    refuseIfStale(factura, body.version)
    return cambiarFactura(db, factura, body, { user, clienteDe: deSuCliente(db, user), hoy: hoy(reloj) })
  },
  cambiar: ({ db, body: { filas }, user, idioma, reloj }) => {
    const acto = { user, clienteDe: deSuCliente(db, user), hoy: hoy(reloj) }
    return changeRows(db, { ...FACTURA, own: suyas(user), label: f.id, idioma }, filas, async (id, cambio) =>
      cambiarCabecera(db, await bloquearFactura(db, id, suyas(user)), cambio, acto),
    )
  },
  remove: ({ db, body: { ids }, user }) => borrarBorradores(db, ids, suyas(user)),
  emitir: (call) => {
    const { db, user, reloj } = call
    const { ids, vistas, fecha, autorizacion } = call.body
    const acto = { quien: user.email, reloj, vigilar: vigia(call, autorizacion) }
    return emitirFacturas(db, [...new Set(ids)], { suyas: suyas(user), vistas, fecha, ...acto })
  },
  regimen: async ({ db, params: { id }, body, user }) => {
    await forzarRegimen(db, id, suyas(user), body)
    return verFactura(db, id, suyas(user))
  },
  rectificar: async ({ db, params: { id }, body, user, reloj }) =>
    rectificar(db, await bloquearFactura(db, id, suyas(user)), body, hoy(reloj)),
  duplicar: async ({ db, params: { id }, body: { vistos }, user, reloj }) =>
    duplicar(db, user, await bloquearFactura(db, id, suyas(user)), { vistos, hoy: hoy(reloj) }),
  anular: async ({ db, params: { id }, body: { motivo }, user, reloj }) =>
    anular(db, await bloquearConRectificadas(db, id, suyas(user)), motivo, { quien: user.email, reloj }),

  pdf: ({ db, params: { id }, user }) => facturasEnPapel(db, [id], suyas(user)),
  pdfUser: ({ db, params: { id }, user }) => facturasEnPapel(db, [id], suyasEmitidas(user)),
  pdfs: ({ db, body: { ids }, user }) => facturasEnPapel(db, ids, suyas(user)),
  qr: ({ db, params: { id }, user }) => qrDeFactura(db, id, suyas(user)),
  qrUser: ({ db, params: { id }, user }) => qrDeFactura(db, id, suyasEmitidas(user)),
  ubl: ({ db, params: { id }, user }) => facturaEnUbl(db, id, suyas(user)),
  facturae: ({ db, params: { id }, user, house }) => facturaEnFacturae(db, id, suyas(user), house),
  enviar: async ({ db, params: { id }, body: { para, mensaje, otraVez }, user, house }) => ({
    para: await enviarFactura(db, house, id, suyas(user), { para: para ?? null, texto: mensaje, otraVez }),
  }),
})
