import { cart } from '@telar/contract/ventas/cart'
import { type DeOcasion, pedidos } from '@telar/contract/ventas/pedidos'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, pocas, una } from '../paso.ts'
import { TIENDAS } from '../personas.ts'
import { celda, celdaDe, lineasDe } from './celdas.ts'

const clase = pasosDe(...TIENDAS)
const tipo = fc.constantFrom('servicio', 'programacion')
const items = fc.array(fc.tuple(celda, pocas), { minLength: 1, maxLength: 3 })

/** What shops do by themselves: fill a cart, look it over, send it. */
export const pasosDeCesta: Clase[] = [
  clase('poner en la cesta', 6, items, async (mundo, elegidos) => {
    const puestos = []
    for (const [elegida, cantidad] of elegidos) {
      const suya = await celdaDe(mundo, elegida)
      if (suya) puestos.push({ ...suya, cantidad })
    }
    return puestos.length > 0 && mundo.hacer(cart.upsertItems, { body: { items: puestos, suma: true } })
  }),
  clase('cambiar la cesta', 2, fc.record({ celda, n: fc.nat({ max: 2 }) }), async (mundo, { celda: elegida, n }) => {
    const suya = await celdaDe(mundo, elegida)
    return suya && mundo.hacer(cart.upsertItem, { body: { ...suya, cantidad: n } })
  }),
  clase('elegir en la cesta', 1, tipo, (mundo, elegido) =>
    mundo.hacer(cart.save, { body: { cart: { tipo: elegido as 'servicio', notas: 'Historia' } } }),
  ),
  clase(
    'enviar la cesta',
    5,
    fc.tuple(fc.boolean(), celda, pocas),
    async (mundo, [aceptaPrecios, elegida, cantidad]) => {
      const { status, body } = await mundo.hacer(cart.get, {})
      if (status !== 200) return
      const suya = body.prendas === 0 && (await celdaDe(mundo, elegida))
      if (suya) await mundo.hacer(cart.upsertItem, { body: { ...suya, cantidad } })
      return mundo.hacer(cart.toPedido, { body: { aceptaPrecios } })
    },
  ),
  clase(
    'pedir por la web',
    3,
    fc.record({ tipo, celdas: fc.array(fc.tuple(celda, pocas), { minLength: 1, maxLength: 3 }) }),
    async (mundo, { tipo: elegido, celdas }) => {
      const lineas = await lineasDe(
        mundo,
        celdas.map(([una, cantidad]) => ({ ...una, cantidad })),
      )
      return mundo.hacer(pedidos.web, { body: { tipo: elegido as 'servicio', lineas } })
    },
  ),
  clase('pedir de ocasión', 4, fc.record({ cual, talla: cual, cantidad: pocas }), async (mundo, elegida) => {
    const { status, body } = await mundo.hacer(pedidos.ocasion, {})
    const modelo = una<DeOcasion>(status === 200 ? body.modelos : [], elegida.cual)
    const color = una(modelo?.colores ?? [], elegida.talla)
    const talla = una(color?.tallas ?? [], elegida.talla)?.talla
    if (!modelo || !color || !talla) return
    const tallasCantidades = [{ talla, cantidad: elegida.cantidad }]
    const lineas = [{ modeloId: modelo.modeloId, colorId: color.colorId, tallasCantidades }]
    return mundo.hacer(pedidos.web, { body: { lugar: modelo.lugar, lineas } })
  }),
]
