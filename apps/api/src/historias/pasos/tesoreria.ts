import { caja } from '@telar/contract/facturacion/caja'
import { cobros } from '@telar/contract/facturacion/cobros'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases } from '@telar/contract/facturacion/pases'
import { diaDe } from '@telar/domain/fecha'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, una } from '../paso.ts'

const clase = pasosDe('admin', 'ventas')
const PENDIENTES = "select id from facturas where estado = 'emitida' and pendiente <> 0 order by id"

const ABONOS = "select id from facturas where estado = 'emitida' and pendiente < 0 order by id"

async function cobroElegido(mundo: Parameters<Clase['dar']>[0], n: number) {
  const cobroId = una(await mundo.ids('select id from cobros order by id'), n)
  if (!cobroId) return undefined
  const [id] = await mundo.ids(`select factura_id as id from cobros where id = ${cobroId}`)
  return { id: id as number, cobroId }
}

export const pasosDeTesoreria: Clase[] = [
  clase(
    'cobrar',
    7,
    fc.record({
      cual,
      parte: fc.constantFrom(0.4, 1, 1, 1.2),
      medio: fc.constantFrom('contado', 'transferencia', 'giro'),
    }),
    async (mundo, { cual: n, parte, medio }) => {
      const id = una(await mundo.ids(PENDIENTES), n)
      if (!id) return
      const body = await mundo.leer(facturas.get, { params: { id } })
      if (!body) return
      const importe = Math.round(body.pendiente * parte * 100) / 100
      return mundo.hacer(cobros.cobrar, { params: { id }, body: { medio, importe } as never })
    },
  ),
  clase('compensar', 4, fc.record({ cual, parte: fc.constantFrom(0.4, 1) }), async (mundo, { cual: n, parte }) => {
    const contraparteId = una(await mundo.ids(ABONOS), n)
    if (!contraparteId) return
    const abono = await mundo.leer(facturas.get, { params: { id: contraparteId } })
    if (!abono) return
    const suyas = `select id from facturas where estado = 'emitida' and pendiente > 0 and cliente_id = ${abono.clienteId} order by id`
    const id = una(await mundo.ids(suyas), n)
    if (!id) return
    const importe = Math.round(-abono.pendiente * parte * 100) / 100
    const body = { medio: 'compensacion', importe, contraparteId }
    return mundo.hacer(cobros.cobrar, { params: { id }, body: body as never })
  }),
  clase('devolver cobro', 3, cual, async (mundo, n) => {
    const params = await cobroElegido(mundo, n)
    return params && mundo.hacer(cobros.impagado, { params, body: {} })
  }),
  clase('borrar cobro', 2, cual, async (mundo, n) => {
    const params = await cobroElegido(mundo, n)
    return params && mundo.hacer(cobros.borrarCobro, { params })
  }),
  clase('cerrar caja', 2, fc.nat({ max: 300 }), (mundo, recuento) =>
    mundo.hacer(caja.cerrarCaja, { body: { fecha: diaDe(mundo.hoy()), recuento } }),
  ),
  clase('abrir caja', 1, fc.constant(null), (mundo) =>
    mundo.hacer(caja.abrirCaja, { body: { fecha: diaDe(mundo.hoy()) } }),
  ),
  clase(
    'mover caja',
    2,
    fc.record({ tipo: fc.constantFrom('gasto', 'banco', 'aportacion'), importe: fc.integer({ min: 1, max: 90 }) }),
    (mundo, { tipo, importe }) =>
      mundo.hacer(caja.moverCaja, {
        body: { fecha: diaDe(mundo.hoy()), tipo, concepto: 'Historia', importe } as never,
      }),
  ),
  clase('liquidar', 2, fc.constant(null), async (mundo) => {
    const hasta = diaDe(mundo.hoy())
    const body = await mundo.leer(comisiones.comisiones, { body: { hasta } as never })
    const [suya] = Array.isArray(body) ? body : (body?.comerciales ?? [])
    if (!suya) return
    const { comercialId, importe } = suya
    return mundo.hacer(comisiones.liquidar, { body: { comercialId, hasta, importe } })
  }),
  clase('pasar', 2, fc.constant(null), (mundo) =>
    mundo.hacer(pases.pase, { body: { desde: '2020-01-01', hasta: diaDe(mundo.hoy()) } as never }),
  ),
  clase('deshacer pase', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from pases order by id'), n)
    return id && mundo.hacer(pases.deshacerPase, { params: { id } })
  }),
  clase('amanece', 1, fc.constant(null), async (mundo) => mundo.amanece()),
]
