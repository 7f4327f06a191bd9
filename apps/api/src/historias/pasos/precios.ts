import { clientes } from '@telar/contract/clientes/clientes'
import { grupos } from '@telar/contract/clientes/grupos'
import { promociones } from '@telar/contract/clientes/promociones'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { diaDe, masDias } from '@telar/domain/fecha'
import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { type Clase, cual, pasosDe, una } from '../paso.ts'

const clase = pasosDe('admin', 'ventas')
const GRUPOS = 'select id from grupos order by id'
const TARIFAS = 'select id from tarifas order by id'
const PROMOCIONES = 'select id from promociones order by id'
const MODELOS = 'select id from modelos order by id'
const CLIENTES = 'select id from clientes order by id'

/** Percentages that do not come out even, and the ends of what is possible. */
const dto = fc.constantFrom(0, 3.33, 10, 12.5, 33.33, 99.99, 100)
const precio = fc.constantFrom(0, 7.5, 11.11, 19.99, 250)
const dias = fc.integer({ min: -3, max: 4 })

const hoy = (mundo: Mundo) => diaDe(mundo.hoy())

/** Customers come to groups, groups to price lists and promotions, and what they pay changes under what they order. */
export const pasosDePrecios: Clase[] = [
  clase('crear grupo', 2, cual, (mundo, n) =>
    mundo.hacer(grupos.create, { body: { nombre: `Grupo ${n}`, segundas: n % 3 > 0, segundasEnTienda: n % 2 > 0 } }),
  ),
  clase('poner en un grupo', 4, fc.record({ cual, grupo: cual }), async (mundo, { cual: n, grupo }) => {
    const id = una(await mundo.ids(CLIENTES), n)
    const leido = id && (await mundo.leer(clientes.get, { params: { id } }))
    const grupoId = grupo % 5 === 0 ? null : (una(await mundo.ids(GRUPOS), grupo) ?? null)
    return (
      leido && mundo.hacer(clientes.cambiar, { body: { filas: [{ id: leido.id, version: leido.version, grupoId }] } })
    )
  }),
  clase(
    'crear tarifa',
    4,
    fc.record({ cual, dto, escala: dto, empieza: dias, dura: fc.nat({ max: 5 }) }),
    async (mundo, { cual: n, dto: menos, escala, empieza, dura }) => {
      const desde = masDias(hoy(mundo), empieza)
      const grupoId = una(await mundo.ids(GRUPOS), n)
      return mundo.hacer(tarifas.create, {
        body: {
          ...{ nombre: `Tarifa ${n}`, desde, hasta: n % 2 ? null : masDias(desde, dura) },
          grupoIds: grupoId ? [grupoId] : [],
          reglas: [{ ambito: 'todo', cual: null, dto: menos }],
          escalas: [{ de: n % 2 ? 'modelo' : 'pedido', desde: 3, dto: escala }],
        },
      })
    },
  ),
  clase(
    'poner precio de tarifa',
    3,
    fc.record({ cual, modelo: cual, precio }),
    async (mundo, { cual: n, modelo, precio: nuevo }) => {
      const tarifaId = una(await mundo.ids(TARIFAS), n)
      const modeloId = una(await mundo.ids(MODELOS), modelo)
      const matriz = tarifaId && modeloId && (await mundo.leer(tarifas.matriz, { body: { pageSize: 200 } }))
      if (!matriz || !tarifaId || !modeloId) return
      const fila = matriz.modelos.find((uno: { modeloId: number }) => uno.modeloId === modeloId)
      const suyo = fila?.precios.find((uno: { tarifaId: number }) => uno.tarifaId === tarifaId)
      const celdas = [{ tarifaId, modeloId, antes: suyo?.precio ?? null, precio: n % 4 === 0 ? null : nuevo }]
      return mundo.hacer(tarifas.precios, { body: { celdas } })
    },
  ),
  clase(
    'crear promoción',
    3,
    fc.record({ cual, dto, precio, empieza: dias, dura: fc.nat({ max: 3 }), acumulable: fc.boolean() }),
    async (mundo, { cual: n, dto: menos, precio: fijo, empieza, dura, acumulable }) => {
      const desde = masDias(hoy(mundo), empieza)
      const modeloId = una(await mundo.ids(MODELOS), n)
      const grupoId = una(await mundo.ids(GRUPOS), n)
      return mundo.hacer(promociones.create, {
        body: {
          ...{ nombre: `Promoción ${n}`, desde, hasta: masDias(desde, dura), acumulable },
          ...(n % 2 ? { dto: menos } : { precio: fijo }),
          ...(n % 3 && modeloId ? { ambito: 'modelos' as const, cuales: [modeloId] } : {}),
          grupoIds: n % 4 && grupoId ? [grupoId] : [],
        },
      })
    },
  ),
  clase('quitar promoción', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(PROMOCIONES), n)
    return id && mundo.hacer(promociones.remove, { body: { ids: [id] } })
  }),
  clase('quitar tarifa', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(TARIFAS), n)
    return id && mundo.hacer(tarifas.remove, { body: { ids: [id] } })
  }),
]
