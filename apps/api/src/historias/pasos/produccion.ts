import { materias } from '@telar/contract/produccion/materias'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import { ESTADOS_DE_ORDEN } from '@telar/domain/produccion/orden-fab'
import fc from 'fast-check'
import { type Mundo, TALLAS } from '../mundo.ts'
import { type Clase, clase, cual, pocas, una } from '../paso.ts'

const ORDENES = 'select id from ordenes_fab order by id'
const VIVAS = "select id from ordenes_fab where estado not in ('borrador', 'cerrada', 'anulada') order by id"
const PIEZAS = 'select id from piezas order by id'
const MATERIAS = "select id from materias where codigo ~ '^H-' order by id"

const prendas = fc.array(fc.record({ color: cual, talla: fc.constantFrom(...TALLAS), cantidad: pocas }), {
  minLength: 1,
  maxLength: 3,
})

async function coloresDe(mundo: Mundo, modeloId: number) {
  return mundo.ids(`select distinct color_id as id from modelo_variantes where modelo_id = ${modeloId} order by 1`)
}

async function enCeldas(mundo: Mundo, modeloId: number, cuales: { color: number; talla: string; cantidad: number }[]) {
  const colores = await coloresDe(mundo, modeloId)
  return cuales.flatMap(({ color, talla, cantidad }) => {
    const colorId = una(colores, color)
    return colorId ? [{ colorId, tallasCantidades: [{ talla, cantidad }] }] : []
  })
}

export const pasosDeProduccion: Clase[] = [
  clase('planear orden', 4, fc.record({ modelo: cual, prendas }), async (mundo, { modelo, prendas: cuales }) => {
    const modeloId = una(await mundo.ids("select id from modelos where numero ~ '^H' order by id"), modelo)
    const tallerId = (await mundo.ids("select id from proveedores where codigo = 'H-taller'"))[0] ?? null
    if (!modeloId) return
    const lineas = await enCeldas(mundo, modeloId, cuales)
    return mundo.hacer(ordenesfab.create, { body: { modeloId, tallerId, lineas } })
  }),
  clase('lanzar', 5, cual, async (mundo, n) => {
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
    6,
    fc.record({
      ...{ cual, pieza: cual, metros: fc.constantFrom(1.5, 4, 12.5), resto: fc.boolean(), prendas },
      motivo: fc.constantFrom('', 'Historia', 'Historia'),
    }),
    async (mundo, { cual: n, pieza, metros, resto, prendas: cuales, motivo }) => {
      const id = una(await mundo.ids(VIVAS), n)
      if (!id) return
      const [modeloId] = await mundo.ids(`select modelo_id as id from ordenes_fab where id = ${id}`)
      const lineas = await enCeldas(mundo, modeloId as number, cuales)
      const piezaId = una(await mundo.ids(PIEZAS), pieza)
      const medida = resto ? { resto: metros } : { cantidad: metros }
      return mundo.hacer(ordenesfab.cortar, {
        params: { id },
        body: { lineas, consumos: piezaId ? [{ piezaId, ...medida }] : [], motivo },
      })
    },
  ),
  clase(
    'recibir prendas',
    6,
    fc.record({ cual, segunda: fc.nat({ max: 1 }), perdida: fc.nat({ max: 1 }), cuantas: pocas }),
    async (mundo, { cual: n, segunda, perdida, cuantas }) => {
      const id = una(await mundo.ids(VIVAS), n)
      if (!id) return
      const { body } = await mundo.hacer(ordenesfab.get, { params: { id } })
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
      const { body } = await mundo.hacer(ordenesfab.get, { params: { id } })
      const [linea] = body.lineas
      const [celda] = linea?.tallasCantidades ?? []
      if (!celda) return
      const { talla, cortada, recibida, segunda } = celda
      const tallasCantidades = [{ talla, cortada, segunda, recibida: Math.max(0, recibida + delta) }]
      const lineas = [{ colorId: linea.colorId, tallasCantidades }]
      return mundo.hacer(ordenesfab.corregir, { params: { id }, body: { lineas, nota: 'Historia' } as never })
    },
  ),
  clase('cerrar parte', 2, fc.record({ cual, prendas }), async (mundo, { cual: n, prendas: cuales }) => {
    const id = una(await mundo.ids(VIVAS), n)
    if (!id) return
    const [modeloId] = await mundo.ids(`select modelo_id as id from ordenes_fab where id = ${id}`)
    const lineas = await enCeldas(mundo, modeloId as number, cuales)
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
  clase('pedir tela', 1, fc.record({ cual, metros: pocas }), async (mundo, { cual: n, metros }) => {
    const materiaId = una(await mundo.ids(MATERIAS), n)
    return materiaId && mundo.hacer(materias.pedir, { body: { materiaId, pedida: metros * 10 } })
  }),
  clase('cerrar entrada', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from entradas where not recibida order by id'), n)
    return id && mundo.hacer(materias.cerrarEntrada, { params: { id }, body: { motivo: 'Historia' } })
  }),
  clase('recibir tela', 2, fc.record({ cual, metros: pocas }), async (mundo, { cual: n, metros }) => {
    const materiaId = una(await mundo.ids(MATERIAS), n)
    if (!materiaId) return
    const pedidas = `select id from entradas where materia_id = ${materiaId} and not recibida order by id`
    const entradaId = una(await mundo.ids(pedidas), n) ?? null
    const piezas = [{ numero: 'H', metros: metros * 5 }]
    return mundo.hacer(materias.recibir, { body: { materiaId, entradaId, piezas } })
  }),
  clase(
    'medir pieza',
    3,
    fc.record({ cual, delta: fc.constantFrom(-3, -0.5, 2), largo: fc.constantFrom(0, 4, -4) }),
    async (mundo, { cual: n, delta, largo }) => {
      const id = una(await mundo.ids(PIEZAS), n)
      if (!id) return
      const { body } = await mundo.hacer(materias.getPieza, { params: { id } })
      const { lote, colorId, ubicacion, restante, metros, version } = body
      const nueva = { restante: Math.max(0, restante + delta), metros: Math.max(0.5, metros + largo) }
      return mundo.hacer(materias.updatePieza, {
        params: { id },
        body: { lote, colorId, ubicacion, ...nueva, motivo: 'Historia', version },
      })
    },
  ),
  clase('borrar entrada', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from entradas order by id'), n)
    return id && mundo.hacer(materias.deleteEntradas, { body: { ids: [id] } })
  }),
]
