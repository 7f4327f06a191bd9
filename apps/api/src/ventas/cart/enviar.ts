import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { impide } from '@telar/domain/ventas/carrito'
import { paisesDeLaUnion } from '../../casa/countries/union.ts'
import type { Db } from '../../db/connection.ts'
import { ReglasError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { avisosDePedido } from '../pedidos/avisar.ts'
import { crearPedidoAlFinal } from '../pedidos/crear-pedido.ts'
import { decir, versionDe } from './presentar.ts'
import { type Leido, tomarCart } from './queries.ts'

interface Envio {
  userId: string
  aceptaPrecios: boolean
  /** What was reviewed; without it whatever the cart holds is sent. */
  version: string | null
  quien: string
  idioma: Idioma
  house: Pick<House, 'config' | 'kept'>
  hoy: string
}

const lineasDe = ({ filas }: Leido) =>
  filas.map(({ modeloId, colorId, precio, porque, celdas, ventana }) => ({
    ...{ modeloId, colorId, precio, porque, dto: 0, ventana },
    tallasCantidades: celdas.map(({ talla, cantidad }) => ({ talla, cantidad })),
  }))

/** The cart becomes an order and is empty, or nothing happens; both in the one transaction of the call. */
export async function enviarCart(
  db: Db,
  { userId, aceptaPrecios, version, quien, idioma, house, hoy }: Envio,
): Promise<number> {
  const leido = await tomarCart(db, userId, { hoy, ue: await paisesDeLaUnion(house, db) })
  const { recienEnviado } = leido.marco
  if (leido.filas.length === 0 && recienEnviado !== null) {
    if (version !== null) throw new ReglaError('cart.ya-enviado')
    return recienEnviado
  }
  if (version !== null && version !== versionDe(leido)) throw new ReglaError('cart.cambiado')
  const graves = leido.problemas.filter((problema) => impide(problema, aceptaPrecios))
  const { marco, direccion, venta } = leido
  if (graves.length > 0 || !marco.cliente || !direccion)
    throw new ReglasError(graves.map((problema) => decir(problema, idioma)))
  const lineas = lineasDe(leido)
  const tipo = marco.tipo ?? 'servicio'
  const salidaDesde = tipo === 'programacion' ? leido.desde : null
  const { id } = await crearPedidoAlFinal(db, {
    clienteId: marco.cliente.id,
    userId,
    comercialId: marco.cliente.comercialId,
    fecha: hoy,
    tipo,
    fechaEntregaDesde: salidaDesde,
    fechaEntregaHasta: tipo === 'programacion' ? leido.hasta : null,
    origen: 'web',
    direccionEnvio: direccion,
    dtoComercial: marco.cliente.dtoComercial,
    dtoProntoPago: marco.cliente.dtoProntoPago,
    notas: marco.notas ?? '',
    referenciaCliente: marco.referenciaCliente ?? '',
    lineas,
    venta,
    quien,
    cartDe: userId,
    avisos: avisosDePedido(house, {
      ...{ email: marco.email ?? quien, cliente: marco.cliente, casa: marco.casa },
      ...{ tipo, lineas, salidaDesde, base: venta.base },
    }),
  })
  return id
}
