import { pedidos } from '@telar/contract/ventas/pedidos'
import { diaDe } from '@telar/domain/fecha'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { run } from '../../db/rows.ts'
import { liberarLoDeHoy } from '../../ventas/liberacion/jobs.ts'
import { type Mundo, TALLAS } from '../mundo.ts'
import { type Clase, clase, cual, pocas, una } from '../paso.ts'

const CLIENTES = "select id from clientes where codigo ~ '^H[0-9]$' order by id"
const MODELOS = "select id from modelos where numero ~ '^H' order by id"
const ABIERTOS = 'select id from pedidos where estado = 1 order by id'
const TODOS = 'select id from pedidos order by id'

const celda = fc.record({ modelo: cual, color: cual, talla: fc.constantFrom(...TALLAS), cantidad: pocas })
type Celda = typeof celda extends fc.Arbitrary<infer C> ? C : never

async function lineasDe(mundo: Mundo, celdas: readonly Celda[]) {
  const modelos = await mundo.ids(MODELOS)
  const lineas = []
  for (const { modelo, color, talla, cantidad } of celdas) {
    const modeloId = una(modelos, modelo)
    const colores = await mundo.ids(
      `select distinct color_id as id from modelo_variantes where modelo_id = ${modeloId ?? 0} order by 1`,
    )
    const colorId = una(colores, color)
    if (modeloId && colorId) lineas.push({ modeloId, colorId, tallasCantidades: [{ talla, cantidad }] })
  }
  return lineas
}

export const pasosDePedidos: Clase[] = [
  clase(
    'pedir',
    8,
    fc.record({
      cliente: fc.nat({ max: 3 }),
      tipo: fc.constantFrom('servicio', 'programacion'),
      celdas: fc.array(celda, { minLength: 1, maxLength: 4 }),
    }),
    async (mundo, { cliente, tipo, celdas }) => {
      const clienteId = una(await mundo.ids(CLIENTES), cliente) as number
      return mundo.hacer(pedidos.create, { body: { clienteId, tipo, lineas: await lineasDe(mundo, celdas) } })
    },
  ),
  clase(
    'mover pedido',
    5,
    fc.record({ cual, situacion: fc.constantFrom(...SITUACIONES) }),
    async (mundo, { cual: n, situacion }) => {
      const id = una(await mundo.ids(TODOS), n)
      return id && mundo.hacer(pedidos.situacion, { body: { ids: [id], situacion } })
    },
  ),
  clase(
    'cambiar pedido',
    5,
    fc.record({
      cual,
      linea: cual,
      delta: fc.integer({ min: -3, max: 3 }),
      quitar: fc.boolean(),
      mas: fc.option(celda),
    }),
    async (mundo, { cual: n, linea: k, delta, quitar, mas }) => {
      const id = una(await mundo.ids(ABIERTOS), n)
      if (!id) return
      const { body: pedido } = await mundo.hacer(pedidos.get, { params: { id } })
      const elegida = una(pedido.lineas as unknown[], k)
      const lineas = pedido.lineas
        .filter((linea: unknown) => !(quitar && linea === elegida && pedido.lineas.length > 1))
        // biome-ignore lint/suspicious/noExplicitAny: a line as the call answers it.
        .map(({ modeloId, colorId, tallasCantidades, ...linea }: any) => ({
          ...{ modeloId, colorId },
          tallasCantidades: tallasCantidades.map(({ talla, cantidad }: { talla: string; cantidad: number }) => ({
            talla,
            cantidad: Math.max(0, cantidad + (elegida && linea.id === (elegida as { id: number }).id ? delta : 0)),
          })),
        }))
      const nuevas = mas ? await lineasDe(mundo, [mas]) : []
      const { clienteId, version } = pedido
      return mundo.hacer(pedidos.update, {
        params: { id },
        body: { clienteId, version, lineas: [...lineas, ...nuevas] },
      })
    },
  ),
  clase(
    'servir',
    8,
    fc.record({ cual, todo: fc.boolean(), cantidades: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }) }),
    async (mundo, { cual: n, todo, cantidades }) => {
      const id = una(await mundo.ids(ABIERTOS), n)
      if (!id) return
      const { body: pedido } = await mundo.hacer(pedidos.get, { params: { id } })
      let i = 0
      // biome-ignore lint/suspicious/noExplicitAny: a line as the call answers it.
      const lineas = pedido.lineas.map(({ id: lineaId, tallasCantidades }: any) => ({
        lineaId,
        // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
        tallasCantidades: tallasCantidades.map(({ talla, cantidad, servida, anulada }: any) => {
          const queda = cantidad - servida - anulada
          return { talla, cantidad: todo ? queda : Math.min(queda, cantidades[i++ % cantidades.length] ?? 0) }
        }),
      }))
      return mundo.hacer(pedidos.entrega, { params: { id }, body: { lineas } })
    },
  ),
  clase('liberar la temporada', 2, fc.boolean(), async (mundo, hoyMismo) => {
    const fecha = hoyMismo ? diaDe(mundo.hoy()) : null
    await run(mundo.house.db, sql`update temporadas set fecha_liberacion = ${fecha}`)
    mundo.relato.push(`se libera ${fecha}`)
    await liberarLoDeHoy(mundo.house)
    return { status: 200, body: null }
  }),
  clase('cerrar pedido', 2, cual, async (mundo, n) => {
    const id = una(await mundo.ids(ABIERTOS), n)
    return id && mundo.hacer(pedidos.cerrar, { params: { id }, body: {} })
  }),
  clase('borrar pedido', 2, cual, async (mundo, n) => {
    const id = una(await mundo.ids(TODOS), n % 2)
    return id && mundo.hacer(pedidos.remove, { body: { ids: [id] } })
  }),
]
