import { compras } from '@telar/contract/produccion/compras'
import { materias } from '@telar/contract/produccion/materias'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, pocas, una } from '../paso.ts'

const clase = pasosDe('admin', 'produccion')
const PIEZAS = 'select id from piezas order by id'
const MATERIAS = "select id from materias where codigo ~ '^H-' order by id"
const COMPRAS = 'select id from compras order by id'
const EN_CAMINO = 'select id from entradas where not recibida order by id'

/** Cloth is asked for, comes in parts, is measured again, and is closed short. */
export const pasosDeTelas: Clase[] = [
  clase('pedir tela', 1, fc.record({ cual, metros: pocas }), async (mundo, { cual: n, metros }) => {
    const materiaId = una(await mundo.ids(MATERIAS), n)
    return materiaId && mundo.hacer(materias.pedir, { body: { materiaId, pedida: metros * 10 } })
  }),
  clase('cerrar entrada', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(EN_CAMINO), n)
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
    fc.record({ cual, delta: fc.constantFrom(-3, -0.5, 2), largo: fc.constantFrom(0, 4, 4, -4) }),
    async (mundo, { cual: n, delta, largo }) => {
      const id = una(await mundo.ids(PIEZAS), n)
      if (!id) return
      const body = await mundo.leer(materias.getPieza, { params: { id } })
      if (!body) return
      const { lote, colorId, ubicacion, restante, metros, version } = body
      const nueva = { restante: Math.max(0, restante + delta), metros: Math.max(0.5, metros + largo) }
      return mundo.hacer(materias.updatePieza, {
        params: { id },
        body: { lote, colorId, ubicacion, ...nueva, motivo: 'Historia', version },
      })
    },
  ),
  clase(
    'corregir entrada',
    1,
    fc.record({ cual, precio: fc.constantFrom(2.9, 3.2, 3.45) }),
    async (mundo, { cual: n, precio }) => {
      const id = una(await mundo.ids('select id from entradas order by id'), n)
      const entrada = id && (await mundo.leer(materias.getEntrada, { params: { id } }))
      if (!entrada) return
      const { proveedorId, fecha, albaranProveedor, version } = entrada
      return mundo.hacer(materias.updateEntrada, {
        params: { id },
        body: { proveedorId, fecha, albaranProveedor, precio, version } as never,
      })
    },
  ),
  clase('enviar compra', 1, fc.record({ cual, metros: pocas }), async (mundo, { cual: n, metros }) => {
    const materiaId = una(await mundo.ids(MATERIAS), n)
    if (!materiaId) return
    const nuevas = await mundo.hacer(compras.desdeFaltas, { body: { lineas: [{ materiaId, cantidad: metros * 8 }] } })
    const id = nuevas.status === 200 ? nuevas.body[0] : undefined
    return id ? mundo.hacer(compras.enviar, { params: { id }, body: {} }) : nuevas
  }),
  clase('cerrar o reabrir compra', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(COMPRAS), n)
    if (!id) return
    return n % 2 === 0
      ? mundo.hacer(compras.cerrar, { params: { id }, body: { motivo: 'Historia' } })
      : mundo.hacer(compras.reabrir, { params: { id }, body: {} })
  }),
  clase(
    'devolver tela',
    1,
    fc.record({ cual, cantidad: fc.constantFrom(0.5, 3, 20), repone: fc.boolean() }),
    async (mundo, { cual: n, cantidad, repone }) => {
      const piezaId = una(await mundo.ids(PIEZAS), n)
      const pieza = piezaId && (await mundo.leer(materias.getPieza, { params: { id: piezaId } }))
      if (!piezaId || !pieza) return
      const { proveedorId } = pieza
      return mundo.hacer(compras.devolver, {
        body: { proveedorId, motivo: 'Historia', repone, piezas: [{ piezaId, cantidad }] },
      })
    },
  ),
  clase('anular devolución', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from devoluciones_proveedor order by id'), n)
    return id && mundo.hacer(compras.anularDevolucion, { params: { id }, body: {} })
  }),
  clase('borrar entrada', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from entradas order by id'), n)
    return id && mundo.hacer(materias.deleteEntradas, { body: { ids: [id] } })
  }),
]
