import { showroom } from '@telar/contract/facturacion/showroom'
import { limiteSimplificada } from '@telar/domain/facturacion/simplificada'
import { hoy } from '@telar/domain/fecha'
import { deSusClientes } from '../../clientes/alcance.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { implement } from '../../kit/call.ts'
import { clienteDe } from '../facturas/guardar.ts'
import { clienteDeMostrador } from './mostrador.ts'
import { sustituirSimplificadas } from './sustituir.ts'
import { totalDeVenta, vender } from './venta.ts'

export default implement(showroom, {
  totalShowroom: async ({ db, body, reloj }) => ({
    ...(await totalDeVenta(db, body, hoy(reloj))),
    limite: limiteSimplificada(body.alPorMenor),
  }),
  venderShowroom: async ({ db, body, user, reloj }) => {
    const suyo = deSusClientes(user, clientesTable.id)
    const cliente = body.clienteId === null ? await clienteDeMostrador(db) : await clienteDe(db, body.clienteId, suyo)
    return vender(db, body, cliente, user, reloj)
  },
  sustituirSimplificadas: async ({ db, body: { ids, clienteId }, user, reloj }) => {
    const cliente = await clienteDe(db, clienteId, deSusClientes(user, clientesTable.id))
    return sustituirSimplificadas(db, ids, cliente, { quien: user.email, reloj })
  },
})
