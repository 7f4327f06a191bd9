import { cart } from '@telar/contract/ventas/cart'
import { hoy } from '@telar/domain/fecha'
import { paisesDeLaUnion } from '../../casa/countries/union.ts'
import { andRead, type Context, implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { anotar, duenoDelCart, enCartDe } from '../dueno.ts'
import { guardarCart, ponerItem, ponerItems, quitar } from './commands.ts'
import { enviarCart } from './enviar.ts'
import { fichasDe, type Par } from './fichas.ts'
import { type LoSuyo, leerLoSuyo } from './leer.ts'
import { marcoDe } from './marco.ts'
import { presentar } from './presentar.ts'
import { verCart } from './queries.ts'
import { preciosVistos, tarifarioDe } from './vistos.ts'

/** A cart by what is kept of models and prices; the sending reads all of it once more, inside its transaction. */
const ver = async (call: Context<Caller>, userId: string, suyo?: LoSuyo) => {
  const { db, house, idioma, reloj } = call
  const ue = await paisesDeLaUnion(house, db)
  const guardado = {
    marco: await marcoDe(house, db, userId),
    tarifario: await tarifarioDe(call, db, userId),
    fichas: (lineas: readonly Par[]) => fichasDe(house, db, lineas),
  }
  const leido = suyo ?? (await leerLoSuyo(db, userId))
  return presentar(await verCart(userId, leido, { hoy: hoy(reloj), ue, guardado }), idioma)
}

const como = (call: Context<Caller>, db: Context<Caller>['db'], dueno: string) => ({
  idioma: call.idioma,
  precios: preciosVistos(call, db, dueno),
})

export default implement(cart, {
  get: (call) => ver(call, call.user.id),
  getDe: async (call) => ver(call, await duenoDelCart(call, call.params.userId, 'ver')),
  save: async (call) => {
    const { userId: de, cart: nuevo } = call.body
    const { dueno } = await enCartDe(call, de, 'guardar', (db, suyo) =>
      guardarCart(db, suyo, nuevo, como(call, db, suyo)),
    )
    return ver(call, dueno)
  },
  upsertItem: async (call) => {
    const { userId: de, ...item } = call.body
    const { dueno, hecho } = await enCartDe(call, de, 'poner', (db, suyo) =>
      ponerItem(db, suyo, item, { ...como(call, db, suyo), junto: db === call.db }),
    )
    return ver(call, dueno, hecho)
  },
  upsertItems: andRead(
    async (call) => {
      const { userId: de, items, suma } = call.body
      const { dueno } = await enCartDe(call, de, 'poner', (db, suyo) =>
        ponerItems(db, suyo, items, suma, como(call, db, suyo)),
      )
      return dueno
    },
    (call, dueno) => ver(call, dueno),
  ),
  removeItem: async (call) => {
    const { userId: de, ...celda } = call.body
    const { dueno } = await enCartDe(call, de, 'quitar', (db, suyo) => quitar(db, suyo, [celda]))
    return ver(call, dueno)
  },
  toPedido: async (call) => {
    const { db, body, user, idioma, house, reloj } = call
    const userId = await duenoDelCart(call, body.userId, 'enviar')
    if (userId !== user.id) await anotar(db, user, userId, 'enviar')
    return enviarCart(db, {
      userId,
      aceptaPrecios: body.aceptaPrecios,
      version: body.version ?? null,
      quien: user.email,
      idioma,
      house,
      hoy: hoy(reloj),
    })
  },
})
