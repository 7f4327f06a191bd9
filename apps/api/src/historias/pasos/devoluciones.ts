import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { DESTINOS_DE_DEVOLUCION, MOTIVOS_DE_DEVOLUCION } from '@telar/domain/facturacion/devolucion'
import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { type Clase, cual, pasosDe, una } from '../paso.ts'
import { TIENDAS } from '../personas.ts'

const tienda = pasosDe(...TIENDAS)
const clase = pasosDe('admin', 'ventas')
const deAlmacen = pasosDe('admin', 'produccion')
const ENTREGADAS = `
  select l.id from entrega_lineas l join entregas e on e.id = l.entrega_id
  where e.deshecha_en is null and l.cantidad > l.devuelta order by l.id`
const en = (...estados: string[]) =>
  `select id from devoluciones where estado in (${estados.map((uno) => `'${uno}'`).join(', ')}) order by id`

const motivo = fc.constantFrom(...MOTIVOS_DE_DEVOLUCION)

interface Pedida {
  cual: number
  cantidad: number
  motivo: (typeof MOTIVOS_DE_DEVOLUCION)[number]
}

const pedida = fc.record({ cual, cantidad: fc.constantFrom(1, 1, 1, 2, 4), motivo })

/** Asks for garments that have left; a shop also tries to with those of others. */
async function pedir(mundo: Mundo, { cual: n, cantidad, motivo: porQue }: Pedida) {
  const entregaLineaId = una(await mundo.ids(ENTREGADAS), n)
  const [entregaId] = entregaLineaId
    ? await mundo.ids(`select entrega_id as id from entrega_lineas where id = ${entregaLineaId}`)
    : []
  if (!entregaId || !entregaLineaId) return
  const lineas = [{ entregaLineaId, cantidad, motivo: porQue }]
  return mundo.hacer(devoluciones.solicitar, { body: { entregaId, lineas, notas: 'Historia' } })
}

/** A return where it stands; now and then one that stands elsewhere. */
async function devolucion(mundo: Mundo, n: number, ...estados: string[]) {
  const id = una(await mundo.ids(n % 9 === 0 ? 'select id from devoluciones order by id' : en(...estados)), n)
  return id && mundo.leer(devoluciones.get, { params: { id } })
}

interface Linea {
  id: number
  pedida: number
  aprobada: number
}

/** Garments come back: asked for, agreed, received into their places, mended and credited. */
export const pasosDeDevoluciones: Clase[] = [
  clase('pedir devolución', 9, pedida, pedir),
  tienda('pedir la suya', 3, pedida, pedir),
  tienda('retirar devolución', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids(en('solicitada')), n)
    return id && mundo.hacer(devoluciones.retirar, { params: { id } })
  }),
  clase('aprobar devolución', 5, fc.record({ cual, menos: fc.boolean() }), async (mundo, { cual: n, menos }) => {
    const leida = await devolucion(mundo, n, 'solicitada')
    if (!leida) return
    const { id, version } = leida
    const lineas = (leida.lineas as Linea[]).map((una_) => ({
      id: una_.id,
      aprobada: menos ? Math.max(1, una_.pedida - 1) : una_.pedida,
    }))
    return mundo.hacer(devoluciones.aprobar, { params: { id }, body: { version, lineas, respuesta: '' } })
  }),
  clase('rechazar devolución', 1, cual, async (mundo, n) => {
    const leida = await devolucion(mundo, n, 'solicitada', 'aprobada')
    return (
      leida &&
      mundo.hacer(devoluciones.rechazar, {
        params: { id: leida.id },
        body: { version: leida.version, respuesta: 'Historia' },
      })
    )
  }),
  deAlmacen(
    'recibir devolución',
    6,
    fc.record({ cual, a: fc.constantFrom(...DESTINOS_DE_DEVOLUCION), otra: fc.constantFrom(-1, 0, 0, 0, 1) }),
    async (mundo, { cual: n, a, otra }) => {
      const leida = await devolucion(mundo, n, 'aprobada')
      if (!leida) return
      const { id, version } = leida
      const lineas = (leida.lineas as Linea[]).map((una_) => ({
        ...{ id: una_.id, almacen: 0, segunda: 0, arreglo: 0 },
        [a]: Math.max(0, una_.aprobada + otra),
      }))
      return mundo.hacer(devoluciones.recibir, { params: { id }, body: { version, lineas, observaciones: '' } })
    },
  ),
  deAlmacen('dar por arreglada', 2, cual, async (mundo, n) => {
    const lineaId = una(await mundo.ids('select id from devolucion_lineas where arreglo > 0 order by id'), n)
    const [id] = lineaId
      ? await mundo.ids(`select devolucion_id as id from devolucion_lineas where id = ${lineaId}`)
      : []
    if (!lineaId || !id) return
    const body = { lineaId, cantidad: 1, a: n % 2 ? ('almacen' as const) : ('segunda' as const) }
    return mundo.hacer(devoluciones.arreglar, { params: { id }, body })
  }),
  clase('preparar abono', 5, cual, async (mundo, n) => {
    const id = una(await mundo.ids(en('recibida')), n)
    return id && mundo.hacer(devoluciones.abonar, { params: { id } })
  }),
]
