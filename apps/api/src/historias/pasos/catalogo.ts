import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import fc from 'fast-check'
import { type Clase, clase, cual, una } from '../paso.ts'

const USADOS = 'select distinct color_id as id from modelo_variantes order by 1 limit 6'
const MODELOS = "select id from modelos where numero ~ '^H' order by id"

export const pasosDeCatalogo: Clase[] = [
  clase('fusionar colores', 1, fc.record({ a: cual, b: cual }), async (mundo, { a, b }) => {
    const todos = await mundo.ids(USADOS)
    const [destinoId, origen] = [una(todos, a), una(todos, b)]
    return destinoId && origen && mundo.hacer(colores.merge, { body: { destinoId, origenIds: [origen] } })
  }),
  clase('renombrar color', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(USADOS), n)
    if (!id) return
    const { body } = await mundo.hacer(colores.get, { params: { id } })
    const { codigo, nombre, hex } = body
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
    const { status, body } = await mundo.hacer(modelos.get, { params: { id } })
    if (status === 200) mundo.abiertas.modelo.push(body)
  }),
  clase(
    'guardar ficha',
    3,
    fc.record({ cual, conVersion: fc.boolean(), stock: fc.integer({ min: -2, max: 3 }), menos: fc.boolean() }),
    async (mundo, { cual: n, conVersion, stock, menos }) => {
      // biome-ignore lint/suspicious/noExplicitAny: a model as the call answers it.
      const ficha = una(mundo.abiertas.modelo as any[], n)
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
    const id = una(await mundo.ids("select id from clientes where codigo ~ '^H[0-9]$' order by id"), n)
    return id && mundo.hacer(clientes.remove, { body: { ids: [id] } })
  }),
]
