import { type CeldaDeReparto, reparto } from '@telar/contract/produccion/reparto'
import fc from 'fast-check'
import { type Clase, cual, pasosDe, pocas, una } from '../paso.ts'
import { MODELOS } from './celdas.ts'

const clase = pasosDe('admin', 'ventas', 'produccion')

/** What a line has, in the house or coming, each a place to take garments from. */
const tenidas = ({ lineas }: CeldaDeReparto) =>
  lineas.flatMap(({ pedidoLineaId: de, enCasa, llegan }) => [
    ...(enCasa > 0 ? [{ de, ordenId: null, hay: enCasa }] : []),
    ...llegan.map(({ ordenId, cantidad }) => ({ de, ordenId, hay: cantidad })),
  ])

/** What nobody has, in the house or coming. */
const libres = ({ libre, ordenes }: CeldaDeReparto) => [
  ...(libre > 0 ? [{ de: null, ordenId: null, hay: libre }] : []),
  ...ordenes.flatMap(({ ordenId, libres: n }) => (n > 0 ? [{ de: null, ordenId, hay: n }] : [])),
]

/** Garments change hands on the board. */
export const pasosDeReparto: Clase[] = [
  clase(
    'repartir',
    8,
    fc.record({ modelo: cual, celda: cual, origen: cual, destino: cual, n: pocas, soltar: fc.nat({ max: 3 }) }),
    async (mundo, { modelo, celda, origen, destino, n, soltar }) => {
      const id = una(await mundo.ids(MODELOS), modelo)
      const tablero = id && (await mundo.leer(reparto.get, { params: { id } }))
      if (!tablero) return
      const pedidas = (tablero.celdas as CeldaDeReparto[]).filter(({ lineas }) => lineas.length > 0)
      const suya = una(pedidas, celda)
      const de = suya && una([...libres(suya), ...tenidas(suya)], origen)
      if (!suya || !de) return
      const esperan = suya.lineas.filter(({ pedidoLineaId }) => pedidoLineaId !== de.de)
      const conFalta = esperan.filter(({ faltan }) => faltan > 0)
      const a = una(conFalta.length > 0 ? conFalta : esperan, destino)?.pedidoLineaId ?? null
      const destinatario = de.de !== null && soltar === 0 ? null : a
      if (destinatario === null && de.de === null) return
      const cantidad = Math.min(n, de.hay)
      const body = { talla: suya.talla, cantidad, de: de.de, a: destinatario, ordenId: de.ordenId }
      await mundo.leer(reparto.previsualizar, { body })
      return mundo.hacer(reparto.mover, { body })
    },
  ),
]
