import { entregas } from '@telar/contract/ventas/entregas'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { diaDe } from '@telar/domain/fecha'
import { SITUACIONES } from '@telar/domain/ventas/pedido'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { run } from '../../db/rows.ts'
import { liberarLoDeHoy } from '../../ventas/liberacion/jobs.ts'
import { autorizacion, type Clase, cual, pasosDe, pocas, una } from '../paso.ts'
import { CLIENTES, lineasDe, celda as unaCelda } from './celdas.ts'

const clase = pasosDe('admin', 'ventas', 'comercial')
const ABIERTOS = 'select id from pedidos where estado = 1 order by id'
/** Open orders for which garments lie in the house. */
const CON_PRENDAS = `
  select distinct p.id from pedidos p join pedido_lineas l on l.pedido_id = p.id
  where p.estado = 1 and (p.tipo = 'servicio' or exists (
    select from asignaciones a where a.pedido_linea_id = l.id and a.orden_id is null)) order by 1`
const ENTREGAS = 'select id from entregas order by id'
/** Those of orders that are not invoiced. */
const NO_DESHECHAS = `
  select e.id from entregas e join pedidos p on p.id = e.pedido_id
  where e.deshecha_en is null and p.situacion <> 'facturado' order by e.id`
const TODOS = 'select id from pedidos order by id'

const celda = fc.tuple(unaCelda, pocas).map(([una1, cantidad]) => ({ ...una1, cantidad }))

export const pasosDePedidos: Clase[] = [
  clase(
    'pedir',
    8,
    fc.record({
      cliente: fc.nat({ max: 3 }),
      tipo: fc.constantFrom('servicio', 'programacion'),
      lugar: fc.constantFrom('almacen', 'almacen', 'almacen', ...EN_CASA),
      celdas: fc.array(celda, { minLength: 1, maxLength: 4 }),
    }),
    async (mundo, { cliente, tipo, lugar, celdas }) => {
      const clienteId = una(await mundo.ids(CLIENTES), cliente) as number
      return mundo.hacer(pedidos.create, { body: { clienteId, tipo, lugar, lineas: await lineasDe(mundo, celdas) } })
    },
  ),
  clase(
    'mover pedido',
    5,
    fc.record({ cual, situacion: fc.constantFrom('confirmado', ...SITUACIONES), autorizacion }),
    async (mundo, { cual: n, situacion, autorizacion: razon }) => {
      const id = una(await mundo.ids(n % 4 === 0 ? TODOS : ABIERTOS), n)
      return id && mundo.hacer(pedidos.situacion, { body: { ids: [id], situacion, autorizacion: razon } })
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
      const pedido = await mundo.leer(pedidos.get, { params: { id } })
      if (!pedido) return
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
    fc.record({
      ...{ cual, todo: fc.boolean(), autorizacion },
      cantidades: fc.array(pocas, { minLength: 1, maxLength: 4 }),
    }),
    async (mundo, { cual: n, todo, cantidades, autorizacion: razon }) => {
      const id = una(await mundo.ids(CON_PRENDAS), n)
      if (!id) return
      const pedido = await mundo.leer(pedidos.get, { params: { id } })
      if (!pedido) return
      let i = 0
      // biome-ignore lint/suspicious/noExplicitAny: a line as the call answers it.
      const lineas = pedido.lineas.map(({ id: lineaId, tallasCantidades, espera }: any) => ({
        lineaId,
        // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
        tallasCantidades: tallasCantidades.map(({ talla, cantidad, servida, anulada }: any) => {
          const queda = cantidad - servida - anulada
          const enCasa = espera.find((una1: { talla: string }) => una1.talla === talla)?.enCasa ?? queda
          return { talla, cantidad: todo ? enCasa : Math.min(queda, cantidades[i++ % cantidades.length] ?? 0) }
        }),
      }))
      return mundo.hacer(pedidos.entrega, { params: { id }, body: { lineas, autorizacion: razon } })
    },
  ),
  clase('deshacer entrega', 4, cual, async (mundo, n) => {
    const id = una(await mundo.ids(n % 5 === 0 ? ENTREGAS : NO_DESHECHAS), n)
    return id && mundo.hacer(entregas.deshacer, { params: { id }, body: { motivo: 'Historia' } })
  }),
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
