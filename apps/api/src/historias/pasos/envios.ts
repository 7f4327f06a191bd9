import { envios } from '@telar/contract/ventas/envios'
import { manifiestos } from '@telar/contract/ventas/manifiestos'
import { ANOTABLES } from '@telar/domain/ventas/envio'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, una } from '../paso.ts'

const clase = pasosDe('admin', 'ventas')
const ENTREGAS = 'select id from entregas order by id'
const SUELTAS = `
  select e.id from entregas e where e.deshecha_en is null
    and not exists (select from envio_entregas n where n.vive and n.entrega_id = e.id) order by id`
const PREPARADOS = `select id from envios where estado = 'preparado' order by id`
const EN_CAMINO = `select id from envios where estado in ('etiquetado', 'recogido', 'transito', 'incidencia') order by id`
const TODOS = 'select id from envios order by id'
const TRANSPORTISTAS = 'select id from transportistas order by id'

export const pasosDeEnvios: Clase[] = [
  clase(
    'preparar envío',
    5,
    fc.record({
      cuales: fc.array(cual, { minLength: 1, maxLength: 2 }),
      bultos: fc.nat({ max: 2 }),
      libre: fc.boolean(),
    }),
    async (mundo, { cuales, bultos, libre }) => {
      const ids = await mundo.ids(libre ? SUELTAS : ENTREGAS)
      const entregaIds = [...new Set(cuales.flatMap((n) => una(ids, n) ?? []))]
      if (entregaIds.length === 0) return
      const pesos = Array.from({ length: bultos }, () => ({ pesoGr: 1500 }))
      return mundo.hacer(envios.preparar, { body: { entregaIds, bultos: pesos } })
    },
  ),
  clase('etiquetar', 4, cual, async (mundo, n) => {
    const id = una(await mundo.ids(n % 6 === 0 ? TODOS : PREPARADOS), n)
    return id && mundo.hacer(envios.etiquetar, { body: { ids: [id] } })
  }),
  clase('entregar al transportista', 3, cual, async (mundo, n) => {
    const transportistaId = una(await mundo.ids(TRANSPORTISTAS), n)
    return transportistaId && mundo.hacer(manifiestos.crear, { body: { transportistaId } })
  }),
  clase(
    'anotar envío',
    3,
    fc.record({ cual, estado: fc.constantFrom(...ANOTABLES) }),
    async (mundo, { cual: n, estado }) => {
      const id = una(await mundo.ids(n % 6 === 0 ? TODOS : EN_CAMINO), n)
      return id && mundo.hacer(envios.anotar, { params: { id }, body: { estado, texto: 'Historia' } })
    },
  ),
  clase('anular envío', 3, cual, async (mundo, n) => {
    const id = una(await mundo.ids(TODOS), n)
    return id && mundo.hacer(envios.anular, { params: { id }, body: { motivo: 'Historia' } })
  }),
]
