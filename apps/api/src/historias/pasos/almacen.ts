import { movimientos } from '@telar/contract/almacen/movimientos'
import { recuentos } from '@telar/contract/almacen/recuentos'
import { EN_CASA } from '@telar/domain/almacen/movimiento'
import fc from 'fast-check'
import { type Clase, pasosDe, pocas } from '../paso.ts'
import { celda, celdaDe } from './celdas.ts'

const clase = pasosDe('admin', 'produccion')
const lugar = fc.constantFrom(...EN_CASA)

export const pasosDeAlmacen: Clase[] = [
  clase(
    'corregir existencias',
    2,
    fc.record({ celda, lugar, n: fc.constantFrom(-3, -1, 2) }),
    async (mundo, { celda: elegida, lugar: donde, n }) => {
      const una1 = await celdaDe(mundo, elegida)
      if (!una1) return
      const celdas = [{ ...una1, cantidad: n }]
      return mundo.hacer(movimientos.corregir, { body: { lugar: donde, motivo: 'Historia', celdas } })
    },
  ),
  clase(
    'cambiar calidad',
    2,
    fc.record({ celda, de: lugar, a: lugar, cantidad: pocas }),
    async (mundo, { celda: elegida, de, a, cantidad }) => {
      const una1 = await celdaDe(mundo, elegida)
      return (
        una1 &&
        mundo.hacer(movimientos.calidad, { body: { de, a, motivo: 'Historia', celdas: [{ ...una1, cantidad }] } })
      )
    },
  ),
  clase(
    'contar',
    3,
    fc.record({
      celdas: fc.array(fc.tuple(celda, fc.integer({ min: -4, max: 4 })), { minLength: 1, maxLength: 3 }),
      lugar,
    }),
    async (mundo, { celdas, lugar: donde }) => {
      const contadas = []
      for (const [elegida, diferencia] of celdas) {
        const una1 = await celdaDe(mundo, elegida)
        if (!una1) continue
        const columna = donde === 'almacen' ? 'stock' : donde
        const [habia = 0] = await mundo.ids(
          `select ${columna} as id from modelo_variantes where modelo_id = ${una1.modeloId} and color_id = ${una1.colorId} and talla = '${una1.talla}'`,
        )
        contadas.push({ ...una1, habia, contadas: Math.max(0, habia + diferencia) })
      }
      return contadas.length > 0 && mundo.hacer(recuentos.create, { body: { lugar: donde, celdas: contadas } })
    },
  ),
]
