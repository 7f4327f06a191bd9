import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { impide } from '@telar/domain/ventas/carrito'
import { CONFIRMAR_PEDIDO } from '@telar/domain/ventas/decidir'
import { and, eq } from 'drizzle-orm'
import { leerCasa } from '../../casa/correo/enviar.ts'
import { deSusClientes } from '../../clientes/alcance.ts'
import { vigia } from '../../clientes/clientes/credito.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { pedidosLista, pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { andRead, implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { FieldsError, ReglasError } from '../../kit/errors.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { whereOf } from '../../kit/rows/source.ts'
import { decir } from '../cart/presentar.ts'
import { exigirDerechos } from '../decidir.ts'
import { avisosDePedido } from './avisar.ts'
import { cambiarEntrega, cambiarPedido } from './cambiar.ts'
import { borrarPedidos, cerrarPedido, moverPedidos, reparosDe } from './commands.ts'
import { comprobarVisto, crearDesdeWeb, crearParaCliente } from './crear.ts'
import { pedidosDeModelo } from './de-modelo.ts'
import { desdePedido, desdeTexto } from './entrada.ts'
import { verOcasion } from './ocasion.ts'
import { enPapel, variosEnPapel } from './papel.ts'
import { autorizarHecho, bloquearPedido, entregar, PEDIDO } from './pedido.ts'
import { pedidosQueLlevan } from './que-llevan.ts'
import { DE_LA_LISTA, fuente, fuentePropia, propios, sumar, verPedido, verPedidoPropio } from './queries.ts'

/** A rep reaches the orders of the customers assigned to them; the rest of the staff all. */
const suyo = (user: Caller) => deSusClientes(user, pedidosTable.clienteId)
const suyos = (user: Caller) => deSusClientes(user, pedidosLista.clienteId)

/** The customer of an order, if the caller reaches them. */
async function clienteDe(db: Db, user: Caller, id: number) {
  const [cliente] = await db
    .select()
    .from(clientesTable)
    .where(and(eq(clientesTable.id, id), deSusClientes(user, clientesTable.id)))
  if (!cliente) throw new FieldsError({ clienteId: ['error.missing-reference'] })
  return cliente
}

export default implement(pedidos, {
  search: ({ db, body, user, idioma, house }) =>
    searchRows(db, fuente, body, idioma, suyos(user), house.kept.over(DE_LA_LISTA)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuente, 'pedidos', body, idioma, suyos(user)),
  remove: ({ db, body: { ids }, user }) => borrarPedidos(db, ids, suyo(user)),
  get: ({ db, params: { id }, user }) => verPedido(db, id, suyo(user)),
  deModelo: ({ db, params: { id }, user }) => pedidosDeModelo(db, id, suyos(user)),
  queLlevan: ({ db, body: { keyword }, user }) => pedidosQueLlevan(db, keyword, suyo(user)),
  create: async ({ db, body, user, reloj }) => {
    const cliente = await clienteDe(db, user, body.clienteId)
    return (await crearParaCliente(db, body, cliente, { user, hoy: hoy(reloj) })).id
  },
  update: async ({ db, params: { id }, body, user, house, reloj }) => {
    const pedido = await bloquearPedido(db, id, suyo(user), body.version)
    const cliente = await clienteDe(db, user, pedido.clienteId)
    return cambiarPedido(db, pedido, body, cliente, { user, house, hoy: hoy(reloj) })
  },
  cambiar: ({ db, body: { filas }, user, idioma }) =>
    changeRows(db, { ...PEDIDO, own: suyo(user), label: pedidosTable.numero, idioma }, filas, async (id, cambio) =>
      cambiarEntrega(db, await bloquearPedido(db, id, suyo(user)), cambio),
    ),
  searchUser: ({ db, body, user, idioma, house }) =>
    searchRows(db, fuentePropia, body, idioma, propios(user, pedidosLista), house.kept.over(DE_LA_LISTA)),
  getUser: ({ db, params: { id }, user }) => verPedidoPropio(db, id, propios(user, pedidosTable)),
  web: async ({ db, body, user, idioma, house, reloj }) => {
    if (user.clienteId === null) throw new ReglasError([decir(SIN_CLIENTE, idioma)])
    const cliente = await clienteDe(db, user, user.clienteId)
    const { problemas, venta, lineas, salidaDesde, crear } = await crearDesdeWeb(db, body, cliente, user, hoy(reloj))
    const graves = problemas.filter((problema) => impide(problema, true))
    if (graves.length > 0) throw new ReglasError(graves.map((problema) => decir(problema, idioma)))
    comprobarVisto(body.importe, lineas, idioma)
    const casa = await leerCasa(db)
    const dicho = { tipo: body.tipo, lineas, salidaDesde, base: venta.base }
    const { id } = await crear(avisosDePedido(house, { email: user.email, cliente, casa, ...dicho }))
    return id
  },
  ocasion: async ({ db, user, idioma, reloj }) => {
    const cliente = user.clienteId === null ? undefined : await clienteDe(db, user, user.clienteId)
    const para = { grupoId: cliente?.grupoId ?? null, hoy: hoy(reloj), idioma }
    return { modelos: cliente ? await verOcasion(db, para) : [] }
  },
  entradaWeb: async ({ db, body: { pedidoId, texto }, user, idioma }) =>
    pedidoId ? desdePedido(db, pedidoId, propios(user, pedidosTable), idioma) : desdeTexto(db, texto ?? '', idioma),
  sumaTotales: async ({ db, body, user, idioma, house }) => {
    const where = await whereOf(db, fuente, body, idioma)
    return sumar(db, and(suyos(user), where), house.kept.over(DE_LA_LISTA))
  },
  agrupar: ({ db, body, user, idioma, house }) => {
    const keep = house.kept.over(DE_LA_LISTA)
    return groupRows(db, { source: fuente, sums: sumsOf(pedidos.agrupar), own: suyos(user), keep }, body, idioma)
  },
  reparos: (call) => reparosDe(call, call.body.ids, suyo(call.user)),
  situacion: (call) => {
    const { db, body, user } = call
    const { ids, situacion, nota, autorizacion, version, vistas } = body
    if (situacion !== 'cancelado') exigirDerechos(user, [CONFIRMAR_PEDIDO])
    return moverPedidos(
      db,
      ids,
      suyo(user),
      { situacion, nota, version, vistas, quien: user.email },
      call.house,
      vigia(call, autorizacion),
    )
  },
  entrega: andRead(
    async (call) => {
      const { db, params, body, user, reloj } = call
      const { id } = params
      const pedido = await bloquearPedido(db, id, suyo(user), body.version)
      await entregar(db, pedido, body.lineas, { nota: body.nota, quien: user.email, hoy: hoy(reloj) })
      await autorizarHecho(db, id, await vigia(call, body.autorizacion)(db, pedido))
    },
    ({ db, params: { id }, user }) => verPedido(db, id, suyo(user)),
  ),
  cerrar: andRead(
    async ({ db, params: { id }, body: { nota, version }, user, house }) =>
      cerrarPedido(db, await bloquearPedido(db, id, suyo(user), version), { nota, quien: user.email }, house),
    ({ db, params: { id }, user }) => verPedido(db, id, suyo(user)),
  ),
  pdf: ({ db, params: { id }, user }) => enPapel(db, id, suyo(user)),
  pdfs: ({ db, body: { ids }, user }) => variosEnPapel(db, ids, suyo(user)),
  pdfUser: ({ db, params: { id }, user }) => enPapel(db, id, propios(user, pedidosTable)),
})

const SIN_CLIENTE = { codigo: 'sin-cliente', modeloId: null, colorId: null, talla: null, params: {} } as const
