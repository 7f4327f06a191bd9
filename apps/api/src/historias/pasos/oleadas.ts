import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { cajas } from '@telar/contract/ventas/cajas'
import { oleadas, type Parada } from '@telar/contract/ventas/oleadas'
import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { autorizacion, type Clase, cual, pasosDe, pocas, una } from '../paso.ts'
import { celda, celdaDe } from './celdas.ts'

const clase = pasosDe('admin', 'ventas')
const deAlmacen = pasosDe('admin', 'produccion')
const ABIERTAS = "select id from oleadas where estado = 'abierta' order by id"
const TODAS = 'select id from oleadas order by id'
const ESTANTES = 'select id from ubicaciones order by id'
const CAJAS = 'select id from cajas where entrega_id is null order by id'
const PUEDEN_SALIR = `
  select p.id from pedidos p join pedido_esperas e on e.pedido_id = p.id
  where p.estado = 1 and p.situacion <> 'recibido' order by e.por_enviar, p.id`

/** A stop of an open wave. */
async function parada(mundo: Mundo, n: number, cualParada: number) {
  const id = una(await mundo.ids(n % 9 === 0 ? TODAS : ABIERTAS), n)
  const oleada = id && (await mundo.leer(oleadas.get, { params: { id } }))
  const suya = oleada && una(oleada.paradas as Parada[], cualParada)
  return id && suya ? { id, cual: { modeloId: suya.modeloId, colorId: suya.colorId, talla: suya.talla } } : undefined
}

/** Garments are put on shelves, picked for several orders at once, packed in boxes, and leave. */
export const pasosDeOleadas: Clase[] = [
  deAlmacen('crear estantes', 1, pocas, (mundo, n) =>
    mundo.hacer(ubicaciones.generar, { body: { desde: `H-${n}-1`, hasta: `H-${n}-3` } }),
  ),
  deAlmacen(
    'colocar',
    2,
    fc.record({ celda, cual, ademas: fc.boolean() }),
    async (mundo, { celda: elegida, cual: n, ademas }) => {
      const que = await celdaDe(mundo, elegida)
      const id = una(await mundo.ids(ESTANTES), n)
      return id && que && mundo.hacer(ubicaciones.colocar, { params: { id }, body: { que, ademas } })
    },
  ),
  clase(
    'abrir oleada',
    6,
    fc.record({ cuales: fc.array(cual, { minLength: 1, maxLength: 3 }), libres: fc.boolean() }),
    async (mundo, { cuales, libres }) => {
      const salen = await mundo.ids(PUEDEN_SALIR)
      const pedidoIds = [...new Set(cuales.flatMap((n) => una(salen, n) ?? []))]
      return pedidoIds.length > 0 && mundo.hacer(oleadas.create, { body: { pedidoIds, libres } })
    },
  ),
  clase('añadir a oleada', 1, fc.record({ cual, pedido: cual }), async (mundo, { cual: n, pedido }) => {
    const id = una(await mundo.ids(ABIERTAS), n)
    const pedidoId = una(await mundo.ids(PUEDEN_SALIR), pedido)
    return id && pedidoId && mundo.hacer(oleadas.anadir, { params: { id }, body: { pedidoIds: [pedidoId] } })
  }),
  clase(
    'coger',
    8,
    fc.record({ cual, parada: cual, cantidad: pocas }),
    async (mundo, { cual: n, parada: k, cantidad }) => {
      const suya = await parada(mundo, n, k)
      return suya && mundo.hacer(oleadas.coger, { params: { id: suya.id }, body: { que: suya.cual, cantidad } })
    },
  ),
  clase('devolver cogida', 2, fc.record({ cual, parada: cual }), async (mundo, { cual: n, parada: k }) => {
    const suya = await parada(mundo, n, k)
    return suya && mundo.hacer(oleadas.devolver, { params: { id: suya.id }, body: suya.cual })
  }),
  clase('no está', 2, fc.record({ cual, parada: cual }), async (mundo, { cual: n, parada: k }) => {
    const suya = await parada(mundo, n, k)
    if (!suya) return
    return n % 3 === 0
      ? mundo.hacer(oleadas.aparecio, { params: { id: suya.id }, body: suya.cual })
      : mundo.hacer(oleadas.noEsta, { params: { id: suya.id }, body: { ...suya.cual, motivo: 'Historia' } })
  }),
  clase('quitar de oleada', 1, fc.record({ cual, pedido: cual }), async (mundo, { cual: n, pedido }) => {
    const id = una(await mundo.ids(ABIERTAS), n)
    const suyos = id
      ? await mundo.ids(`select pedido_id as id from oleada_pedidos where oleada_id = ${id} order by 1`)
      : []
    const pedidoId = una(suyos, pedido)
    return id && pedidoId && mundo.hacer(oleadas.quitar, { params: { id }, body: { pedidoId } })
  }),
  clase('cerrar oleada', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(ABIERTAS), n)
    return id && mundo.hacer(oleadas.cerrar, { params: { id }, body: {} })
  }),
  clase('embalar', 5, fc.record({ cual, autorizacion }), async (mundo, { cual: n, autorizacion: razon }) => {
    const pedidoId = una(await mundo.ids(PUEDEN_SALIR), n)
    if (!pedidoId) return
    const params = { id: pedidoId }
    const caja = await mundo.hacer(cajas.abrir, { params, body: {} })
    if (caja.status !== 200) return caja
    const llena = await mundo.hacer(cajas.ponerCogidas, { params: { id: caja.body }, body: {} })
    if (llena.status !== 200 || n % 4 === 0) return llena
    return mundo.hacer(cajas.servir, { params, body: { autorizacion: razon } })
  }),
  clase('meter en caja', 3, fc.record({ cual, celda }), async (mundo, { cual: n, celda: elegida }) => {
    const id = una(await mundo.ids(CAJAS), n)
    const que = await celdaDe(mundo, elegida)
    return id && que && mundo.hacer(cajas.poner, { params: { id }, body: que })
  }),
  clase('deshacer caja', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(CAJAS), n)
    return id && mundo.hacer(cajas.deshacer, { params: { id }, body: {} })
  }),
]
