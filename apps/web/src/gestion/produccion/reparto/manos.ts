import type { CeldaDeReparto } from '@telar/contract/produccion/reparto'

/** Where garments of a cell can be taken from: a line or nobody, in the house or of an order that brings them. */
export interface Origen {
  clave: string
  linea: number | null
  ordenId: number | null
  cuantas: number
}

/** Who can get garments of a cell; none means that they become free. */
export interface Destino {
  clave: string
  linea: number | null
  cuantas: number
}

const clave = (linea: number | null, ordenId: number | null) => `${linea ?? 'libre'} ${ordenId ?? 'casa'}`

/** Everything of a cell that somebody has, or nobody. */
export const origenesDe = ({ libre, ordenes, lineas }: CeldaDeReparto): Origen[] =>
  [
    { linea: null, ordenId: null, cuantas: libre },
    ...ordenes.map(({ ordenId, libres }) => ({ linea: null, ordenId, cuantas: libres })),
    ...lineas.flatMap(({ pedidoLineaId, enCasa, llegan }) => [
      { linea: pedidoLineaId, ordenId: null, cuantas: enCasa },
      ...llegan.map(({ ordenId, cantidad }) => ({ linea: pedidoLineaId, ordenId, cuantas: cantidad })),
    ]),
  ]
    .filter(({ cuantas }) => cuantas > 0)
    .map((origen) => ({ ...origen, clave: clave(origen.linea, origen.ordenId) }))

/** Who awaits more than they have; what somebody has can also become free. */
export const destinosDe = ({ lineas }: CeldaDeReparto, origen: Origen | undefined): Destino[] => [
  ...lineas
    .filter(({ pedidoLineaId, faltan }) => faltan > 0 && pedidoLineaId !== origen?.linea)
    .map(({ pedidoLineaId, faltan }) => ({ clave: String(pedidoLineaId), linea: pedidoLineaId, cuantas: faltan })),
  ...(origen && origen.linea !== null ? [{ clave: 'libre', linea: null, cuantas: origen.cuantas }] : []),
]

/** As many as one can give and the other can take. */
export const tope = (origen: Origen | undefined, destino: Destino | undefined): number =>
  origen && destino ? Math.min(origen.cuantas, destino.cuantas) : 0
