import { cobros } from '@telar/contract/facturacion/cobros'
import { hoy, type Reloj } from '@telar/domain/fecha'
import { and, eq } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { cobrosLista } from '../../db/schema/facturacion/facturas.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { groupRows, sumsOf } from '../../kit/rows/groups.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { suyas } from '../alcance.ts'
import { bloquearFactura } from '../facturas/guardar.ts'
import { verFactura } from '../facturas/queries.ts'
import { refuseIfOtroPendiente } from '../pendiente.ts'
import { bloquearConContrapartes, borrarCobro, cobrar, contraparteDe, devolverCobro } from './cobros.ts'
import { facturasPendientes, nombreDelCliente, pendientes } from './pendientes.ts'
import { DE_COBROS, fuenteCobros } from './queries.ts'
import { sumarCobros } from './sumas.ts'

interface Dia {
  fecha?: string | null | undefined
  clienteId?: number | null | undefined
}
const alDia = ({ fecha, clienteId }: Dia, reloj: Reloj) => ({ fecha: fecha ?? hoy(reloj), hoy: hoy(reloj), clienteId })

/** The name of the customer that a question names, if it names any. */
const preguntado = async (db: Db, { clienteId }: Dia, user: Caller): Promise<string | null> =>
  clienteId ? nombreDelCliente(db, clienteId, deSusClientes(user, clientesTable.id)) : null

export default implement(cobros, {
  searchCobros: ({ db, body, user, idioma, house }) => {
    const suyos = deSusClientes(user, cobrosLista.clienteId)
    return searchRows(db, fuenteCobros, body, idioma, suyos, house.kept.over(DE_COBROS))
  },
  cobro: async ({ db, params: { id }, user }) => {
    const suyo = and(eq(cobrosLista.id, id), deSusClientes(user, cobrosLista.clienteId))
    const [cobro] = await db.select().from(cobrosLista).where(suyo)
    if (!cobro) throw notFound('Cobro', id)
    return cobro
  },
  exportCobros: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteCobros, 'cobros', body, idioma, deSusClientes(user, cobrosLista.clienteId)),
  sumaTotalesCobros: ({ db, body, user, idioma }) =>
    sumarCobros(db, body, idioma, deSusClientes(user, cobrosLista.clienteId)),
  agruparCobros: ({ db, body, user, idioma }) => {
    const own = deSusClientes(user, cobrosLista.clienteId)
    return groupRows(db, { source: fuenteCobros, sums: sumsOf(cobros.agruparCobros), own }, body, idioma)
  },
  cobrar: async ({ db, params: { id }, body: { pendiente, ...body }, user, reloj }) => {
    const factura = await bloquearConContrapartes(db, id, [body.contraparteId], suyas(user))
    refuseIfOtroPendiente(factura.pendiente, pendiente)
    await cobrar(db, factura, body, hoy(reloj))
    return verFactura(db, id, suyas(user))
  },
  borrarCobro: async ({ db, params: { id, cobroId }, user }) => {
    const contraparte = await contraparteDe(db, id, cobroId)
    await borrarCobro(db, await bloquearConContrapartes(db, id, [contraparte], suyas(user)), cobroId)
    return verFactura(db, id, suyas(user))
  },
  impagado: async ({ db, params: { id, cobroId }, body: { fecha }, user, reloj }) => {
    const dia = { fecha: fecha ?? hoy(reloj), hoy: hoy(reloj) }
    await devolverCobro(db, await bloquearFactura(db, id, suyas(user)), cobroId, dia)
    return verFactura(db, id, suyas(user))
  },
  pendientes: async ({ db, body, user, reloj }) => {
    const cliente = await preguntado(db, body, user)
    return { cliente, ...(await pendientes(db, alDia(body, reloj), suyas(user))) }
  },
  facturasPendientes: async ({ db, body, user, reloj }) => {
    await preguntado(db, body, user)
    return facturasPendientes(db, alDia(body, reloj), suyas(user))
  },
})
