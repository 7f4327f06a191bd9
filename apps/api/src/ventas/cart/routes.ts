import { cart } from '@telar/contract/ventas/cart'
import { hoy } from '@telar/domain/fecha'
import { type Context, implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { duenoDelCart } from '../dueno.ts'
import { guardarCart, ponerItems, quitar } from './commands.ts'
import { enviarCart } from './enviar.ts'
import { leerCart, presentar } from './queries.ts'

const ver = async ({ db, idioma, reloj }: Pick<Context<Caller>, 'db' | 'idioma' | 'reloj'>, userId: string) =>
  presentar(await leerCart(db, userId, hoy(reloj)), idioma)

export default implement(cart, {
  get: (call) => ver(call, call.user.id),
  getDe: async (call) => ver(call, await duenoDelCart(call, call.params.userId, 'ver')),
  save: async (call) => {
    const userId = await duenoDelCart(call, call.body.userId, 'guardar')
    await guardarCart(call.db, userId, call.body.cart)
    return ver(call, userId)
  },
  upsertItem: async (call) => {
    const { userId: de, ...item } = call.body
    const userId = await duenoDelCart(call, de, 'poner')
    await ponerItems(call.db, userId, [item], false)
    return ver(call, userId)
  },
  upsertItems: async (call) => {
    const { userId: de, items, suma } = call.body
    const userId = await duenoDelCart(call, de, 'poner')
    await ponerItems(call.db, userId, items, suma)
    return ver(call, userId)
  },
  removeItem: async (call) => {
    const { userId: de, ...celda } = call.body
    const userId = await duenoDelCart(call, de, 'quitar')
    await quitar(call.db, userId, [celda])
    return ver(call, userId)
  },
  toPedido: async (call) => {
    const { db, body, user, idioma, house, reloj } = call
    const userId = await duenoDelCart(call, body.userId, 'enviar')
    return enviarCart(db, {
      userId,
      aceptaPrecios: body.aceptaPrecios,
      quien: user.email,
      idioma,
      house,
      hoy: hoy(reloj),
    })
  },
})
