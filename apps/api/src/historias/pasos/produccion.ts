import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { ESTADOS_DE_ORDEN } from '@telar/domain/produccion/orden-fab'
import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { type Clase, cual, pasosDe, pocas, TALLAS, una } from '../paso.ts'
import { coloresDe, MODELOS } from './celdas.ts'

const clase = pasosDe('admin', 'produccion')
const ORDENES = 'select id from ordenes_fab order by id'
const TALLER = "select id from proveedores where codigo = 'H-taller'"
const VIVAS = "select id from ordenes_fab where estado not in ('borrador', 'cerrada', 'anulada') order by id"
const POR_CORTAR = `
  select distinct o.id from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
  where o.estado not in ('borrador', 'cerrada', 'anulada') and c.por_cortar > 0 order by 1`
/** Orders of which something that was cut has not come back. */
const CORTADAS = `
  select distinct o.id from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
  where o.estado not in ('borrador', 'cerrada', 'anulada') and c.cortada > c.recibida + c.segunda + c.perdida order by 1`
const PIEZAS = 'select id from piezas order by id'

interface Linea {
  colorId: number
  tallasCantidades: { talla: string }[]
}

const motivo = fc.constantFrom('', 'Historia', 'Historia')
const prendas = fc.array(fc.record({ color: cual, talla: fc.constantFrom(...TALLAS), cantidad: pocas }), {
  minLength: 1,
  maxLength: 3,
})

async function enCeldas(mundo: Mundo, modeloId: number, cuales: { color: number; talla: string; cantidad: number }[]) {
  const colores = await coloresDe(mundo, modeloId)
  return cuales.flatMap(({ color, talla, cantidad }) => {
    const colorId = una(colores, color)
    return colorId ? [{ colorId, tallasCantidades: [{ talla, cantidad }] }] : []
  })
}

export const pasosDeProduccion: Clase[] = [
  clase('planear orden', 5, fc.record({ modelo: cual, prendas }), async (mundo, { modelo, prendas: cuales }) => {
    const modeloId = una(await mundo.ids(MODELOS), modelo)
    const tallerId = (await mundo.ids(TALLER))[0] ?? null
    if (!modeloId) return
    const lineas = await enCeldas(mundo, modeloId, cuales)
    return mundo.hacer(ordenesfab.create, { body: { modeloId, tallerId, lineas } })
  }),
  clase('hacer lo que falta', 3, cual, async (mundo, n) => {
    const temporadaId = (await mundo.ids("select temporada_id as id from modelos where numero ~ '^H' limit 1"))[0]
    const modeloId = una(await mundo.ids(MODELOS), n)
    const [tallerId] = await mundo.ids(TALLER)
    if (!temporadaId || !modeloId) return
    const nuevas = await mundo.hacer(ordenesfab.desdePedidos, {
      body: { temporadaId, tallerId, modeloIds: n % 4 === 0 ? [modeloId] : null } as never,
    })
    if (nuevas.status !== 200 || nuevas.body.length === 0) return nuevas
    return mundo.hacer(ordenesfab.estado, { body: { ids: nuevas.body, estado: 'lanzada' } })
  }),
  clase('lanzar', 4, cual, async (mundo, n) => {
    const id = una(await mundo.ids("select id from ordenes_fab where estado = 'borrador' order by id"), n)
    return id && mundo.hacer(ordenesfab.estado, { body: { ids: [id], estado: 'lanzada' } })
  }),
  clase(
    'mover orden',
    2,
    fc.record({ cual, estado: fc.constantFrom(...ESTADOS_DE_ORDEN) }),
    async (mundo, { cual: n, estado }) => {
      const id = una(await mundo.ids(ORDENES), n)
      return id && mundo.hacer(ordenesfab.estado, { body: { ids: [id], estado } })
    },
  ),
  clase(
    'cortar',
    3,
    fc.record({
      ...{ cual, pieza: cual, metros: fc.constantFrom(1.5, 4, 12.5), resto: fc.boolean(), prendas },
      motivo,
    }),
    async (mundo, { cual: n, pieza, metros, resto, prendas: cuales, motivo: razon }) => {
      const id = una(await mundo.ids(VIVAS), n)
      if (!id) return
      const [modeloId] = await mundo.ids(`select modelo_id as id from ordenes_fab where id = ${id}`)
      const lineas = await enCeldas(mundo, modeloId as number, cuales)
      const piezaId = una(await mundo.ids(PIEZAS), pieza)
      const medida = resto ? { resto: metros } : { cantidad: metros }
      return mundo.hacer(ordenesfab.cortar, {
        params: { id },
        body: { lineas, consumos: piezaId ? [{ piezaId, ...medida }] : [], motivo: razon },
      })
    },
  ),
  clase(
    'cortar lo previsto',
    5,
    fc.record({ cual, linea: fc.option(cual), deMas: fc.constantFrom(0, 0, 2), motivo }),
    async (mundo, { cual: n, linea, deMas, motivo: razon }) => {
      const id = una(await mundo.ids(POR_CORTAR), n)
      const orden = id && (await mundo.leer(ordenesfab.get, { params: { id } }))
      if (!orden) return
      const suyas = linea === null ? orden.lineas : [una(orden.lineas, linea)]
      // biome-ignore lint/suspicious/noExplicitAny: a line as the call answers it.
      const lineas = suyas.map(({ colorId, tallasCantidades }: any) => ({
        colorId,
        // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
        tallasCantidades: tallasCantidades.map(({ talla, prevista, cortada, cerrada }: any) => ({
          talla,
          cantidad: Math.max(0, prevista - cortada - cerrada) + deMas,
        })),
      }))
      const telas = await mundo.leer(ordenesfab.porCortar, { params: { id }, body: { lineas } })
      const consumos = (telas ?? []).flatMap(({ piezas }: { piezas: { id: number; propuesta: number }[] }) =>
        piezas
          .filter(({ propuesta }) => propuesta > 0)
          .map(({ id: piezaId, propuesta }) => ({ piezaId, cantidad: propuesta })),
      )
      await mundo.leer(ordenesfab.problemasDeCorte, { params: { id }, body: { lineas, consumos } })
      return mundo.hacer(ordenesfab.cortar, { params: { id }, body: { lineas, consumos, motivo: razon } })
    },
  ),
  clase(
    'recibir prendas',
    6,
    fc.record({ cual, segunda: fc.nat({ max: 1 }), perdida: fc.nat({ max: 1 }), cuantas: pocas }),
    async (mundo, { cual: n, segunda, perdida, cuantas }) => {
      const id = una(await mundo.ids(CORTADAS), n)
      if (!id) return
      const body = await mundo.leer(ordenesfab.get, { params: { id } })
      if (!body) return
      // biome-ignore lint/suspicious/noExplicitAny: a line as the call answers it.
      const lineas = body.lineas.map(({ colorId, tallasCantidades }: any) => ({
        colorId,
        // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
        tallasCantidades: tallasCantidades.map(({ talla, cortada, recibida, segunda: ya, perdida: idas }: any) => {
          const quedan = Math.max(0, cortada - recibida - ya - idas)
          const malas = Math.min(segunda, quedan)
          const faltan = Math.min(perdida, quedan - malas)
          return { talla, segunda: malas, perdida: faltan, recibida: Math.min(cuantas, quedan - malas - faltan) }
        }),
      }))
      return mundo.hacer(ordenesfab.recibir, { params: { id }, body: { lineas } })
    },
  ),
  clase(
    'corregir cuentas',
    2,
    fc.record({ cual, delta: fc.integer({ min: -2, max: 2 }) }),
    async (mundo, { cual: n, delta }) => {
      const id = una(await mundo.ids(VIVAS), n)
      if (!id) return
      const body = await mundo.leer(ordenesfab.get, { params: { id } })
      if (!body) return
      const [linea] = body.lineas
      const [celda] = linea?.tallasCantidades ?? []
      if (!celda) return
      const { talla, cortada, recibida, segunda } = celda
      const tallasCantidades = [{ talla, cortada, segunda, recibida: Math.max(0, recibida + delta) }]
      const lineas = [{ colorId: linea.colorId, tallasCantidades }]
      return mundo.hacer(ordenesfab.corregir, { params: { id }, body: { lineas, nota: 'Historia' } as never })
    },
  ),
  clase('cerrar parte', 2, fc.record({ cual, linea: cual, n: pocas }), async (mundo, { cual: k, linea, n }) => {
    const id = una(await mundo.ids(POR_CORTAR), k)
    const orden = id && (await mundo.leer(ordenesfab.get, { params: { id } }))
    if (!orden) return
    const elegida = una(orden.lineas as Linea[], linea)
    const celda = elegida && una(elegida.tallasCantidades, linea)
    if (!celda) return
    const lineas = [{ colorId: elegida.colorId, tallasCantidades: [{ talla: celda.talla, cantidad: n }] }]
    return mundo.hacer(ordenesfab.cerrarParte, { params: { id }, body: { lineas, motivo: 'Historia' } })
  }),
  clase('cerrar orden', 3, cual, async (mundo, n) => {
    const id = una(await mundo.ids(VIVAS), n)
    return id && mundo.hacer(ordenesfab.cerrar, { params: { id }, body: { nota: 'Historia' } })
  }),
  clase('borrar orden', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(ORDENES), n)
    return id && mundo.hacer(ordenesfab.remove, { body: { ids: [id] } })
  }),
  clase('devolver consumo', 2, cual, async (mundo, n) => {
    const consumoId = una(await mundo.ids('select id from consumos order by id'), n)
    if (!consumoId) return
    const [id] = await mundo.ids(`select orden_id as id from consumos where id = ${consumoId}`)
    return mundo.hacer(ordenesfab.devolver, { params: { id: id as number }, body: { consumoId } })
  }),
]
