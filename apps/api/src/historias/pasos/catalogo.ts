import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, una } from '../paso.ts'
import { CLIENTES, MODELOS } from './celdas.ts'

const clase = pasosDe('admin')
const USADOS =
  "select distinct color_id as id from modelo_variantes v join modelos m on m.id = v.modelo_id where numero ~ '^H' order by 1"

export const pasosDeCatalogo: Clase[] = [
  clase('fusionar colores', 2, fc.record({ a: cual, b: cual }), async (mundo, { a, b }) => {
    const todos = await mundo.ids(USADOS)
    const [destinoId, origen] = [una(todos, a), una(todos, b)]
    return (
      destinoId &&
      origen &&
      destinoId !== origen &&
      mundo.hacer(colores.merge, { body: { destinoId, origenIds: [origen] } })
    )
  }),
  clase('renombrar color', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(USADOS), n)
    if (!id) return
    const color = await mundo.leer(colores.get, { params: { id } })
    if (!color) return
    const { codigo, nombre, hex } = color
    return mundo.hacer(colores.update, {
      params: { id },
      body: { codigo, hex, nombre: { ...nombre, es: `${nombre.es}*` } },
    })
  }),
  clase('borrar color', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(USADOS), n)
    return id && mundo.hacer(colores.remove, { body: { ids: [id] } })
  }),
  clase('borrar modelo', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(MODELOS), n)
    return id && mundo.hacer(modelos.remove, { body: { ids: [id] } })
  }),
  clase('abrir ficha', 2, cual, async (mundo, n) => {
    const id = una(await mundo.ids(MODELOS), n)
    if (!id) return
    const respuesta = await mundo.hacer(modelos.get, { params: { id } })
    if (respuesta.status === 200) mundo.abiertas.modelo.push(respuesta.body)
    return respuesta
  }),
  clase(
    'guardar ficha',
    3,
    fc.record({ cual, conVersion: fc.boolean(), stock: fc.integer({ min: -2, max: 3 }), menos: fc.boolean() }),
    async (mundo, { cual: n, conVersion, stock, menos }) => {
      // biome-ignore lint/suspicious/noExplicitAny: a model as the call answers it.
      const abierta = una(mundo.abiertas.modelo as any[], n)
      const id = una(await mundo.ids(MODELOS), n)
      const ficha = abierta ?? (id && (await mundo.leer(modelos.get, { params: { id } })))
      if (!ficha) return
      const { numero, nombre, modeloTipoId, temporadaId, descripcion, cuidados, tallas, precioMayor, version } = ficha
      const [primera, ...otras] = ficha.variantes
      const variantes = [
        ...(menos || !primera ? [] : [{ ...primera, stock: Math.max(0, primera.stock + stock) }]),
        ...otras,
      ].map(
        // biome-ignore lint/suspicious/noExplicitAny: a variant as the call answers it.
        ({ colorId, talla, ean, stock: hay, disponibleWeb }: any) => ({
          colorId,
          talla,
          ean,
          stock: hay,
          disponibleWeb,
        }),
      )
      return mundo.hacer(modelos.update, {
        params: { id: ficha.id },
        body: {
          ...{
            numero,
            nombre: `${nombre}*`.slice(0, 60),
            modeloTipoId,
            temporadaId,
            descripcion,
            cuidados,
            tallas,
            precioMayor,
          },
          ...{ variantes, ...(conVersion ? { version } : {}) },
        } as never,
      })
    },
  ),
  clase('borrar cliente', 1, fc.nat({ max: 3 }), async (mundo, n) => {
    const id = una(await mundo.ids(CLIENTES), n)
    return id && mundo.hacer(clientes.remove, { body: { ids: [id] } })
  }),
]
