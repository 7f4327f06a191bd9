import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { notastaller } from '@telar/contract/produccion/notastaller'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, pocas, una } from '../paso.ts'

const clase = pasosDe('admin', 'produccion')
const TALLER = "select id from proveedores where codigo = 'H-taller'"
const VIVAS = "select id from ordenes_fab where estado not in ('borrador', 'cerrada', 'anulada') order by id"
/** Orders of which something that was cut has not come back. */
const CORTADAS = `
  select distinct o.id from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
  where o.estado not in ('borrador', 'cerrada', 'anulada') and c.cortada > c.recibida + c.segunda + c.perdida order by 1`

export const pasosDeTalleres: Clase[] = [
  clase(
    'enviar a taller',
    5,
    fc.record({ cual, paso: cual, cuantas: pocas }),
    async (mundo, { cual: n, paso: k, cuantas }) => {
      const id = una(await mundo.ids(CORTADAS), n)
      const ruta = id && (await mundo.leer(ordenesfab.ruta, { params: { id } }))
      // biome-ignore lint/suspicious/noExplicitAny: an operation as the call answers it.
      const paso = ruta && una(ruta.pasos as any[], k)
      if (!paso) return
      // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
      const lineas = paso.celdas.map(({ colorId, talla, porEnviar }: any) => ({
        colorId,
        tallasCantidades: [{ talla, cantidad: Math.min(cuantas, porEnviar) }],
      }))
      return mundo.hacer(notastaller.create, { body: { ordenOperacionId: paso.id, lineas } as never })
    },
  ),
  clase(
    'recibir de taller',
    6,
    fc.record({ cual, segunda: fc.nat({ max: 1 }), perdida: fc.nat({ max: 1 }), cuantas: pocas }),
    async (mundo, { cual: n, segunda, perdida, cuantas }) => {
      const id = una(await mundo.ids('select id from notas_taller where fuera > 0 order by id'), n)
      const nota = id && (await mundo.leer(notastaller.get, { params: { id } }))
      if (!nota) return
      // biome-ignore lint/suspicious/noExplicitAny: a cell as the call answers it.
      const celdas = nota.celdas.map(({ colorId, talla, fuera }: any) => {
        const segundas = Math.min(segunda, fuera)
        const perdidas = Math.min(perdida, fuera - segundas)
        const buenas = Math.min(cuantas, fuera - segundas - perdidas)
        return { colorId, talla, buenas, segundas, perdidas, motivo: segundas > 0 ? 'costura' : null }
      })
      return mundo.hacer(notastaller.volver, { params: { id }, body: { celdas } })
    },
  ),
  clase('anular nota', 1, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from notas_taller order by id'), n)
    return id && mundo.hacer(notastaller.anular, { params: { id }, body: {} })
  }),
  clase('anular vuelta', 2, cual, async (mundo, n) => {
    const id = una(await mundo.ids('select id from vueltas_taller where nota_id is not null order by id'), n)
    return id && mundo.hacer(notastaller.anularVuelta, { params: { id } })
  }),
  clase('cambiar ruta', 2, fc.record({ cual, operacion: cual }), async (mundo, { cual: n, operacion }) => {
    const id = una(await mundo.ids(VIVAS), n)
    const ruta = id && (await mundo.leer(ordenesfab.ruta, { params: { id } }))
    const operacionId = una(await mundo.ids('select id from operaciones order by id'), operacion)
    if (!ruta || !operacionId) return
    // biome-ignore lint/suspicious/noExplicitAny: an operation as the call answers it.
    const suyos = ruta.pasos.map(({ id: paso, operacionId: suya, dentro, tallerId }: any) => ({
      ...{ id: paso, operacionId: suya, dentro, tallerId },
    }))
    const pasos = operacion % 3 === 0 ? suyos.slice(0, -1) : [...suyos, { operacionId, dentro: true }]
    return pasos.length > 0 && mundo.hacer(ordenesfab.guardarRuta, { params: { id }, body: { pasos } as never })
  }),
  clase('preparar liquidación', 1, cual, async (mundo) => {
    const [tallerId] = await mundo.ids(TALLER)
    const [ano] = await mundo.ids("select to_char(max(fecha), 'YYYYMM')::int as id from vueltas_taller")
    if (!tallerId || !ano) return
    const mes = `${String(ano).slice(0, 4)}-${String(ano).slice(4)}`
    return mundo.hacer(liquidacionestaller.create, { body: { tallerId, mes } })
  }),
]
