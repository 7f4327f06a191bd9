import { aDiezmilesimas } from '../dinero.ts'
import { type LineaDeCoste, necesidad } from './escandallo.ts'
import { lotesMezclados, sumar, type Unidad } from './materia.ts'
import { faltaDe } from './necesidades.ts'
import { type CeldaDeOrden, exceso, porCortar } from './orden-fab.ts'

/** What is taken of a roll. */
export interface PiezaTomada {
  piezaId: number
  numero: string
  materiaId: number
  materia: string
  unidad: Unidad
  colorId: number | null
  lote: string
  cantidad: number
}

export interface Cortadas {
  colorId: number
  talla: string
  cantidad: number
}

export interface Corte {
  /** The order's cells before it. */
  celdas: readonly CeldaDeOrden[]
  cortan: readonly Cortadas[]
  piezas: readonly PiezaTomada[]
  /** What the order had taken before. */
  antes: readonly PiezaTomada[]
  hoja: readonly (Pick<LineaDeCoste, 'consumo' | 'porTallas'> & { materiaId: number | null })[]
}

export type ProblemaDeCorte =
  | { clase: 'color'; numero: string; colorId: number; piezaIds: number[] }
  | { clase: 'lotes'; materia: string; lotes: string[]; piezaIds: number[] }
  | { clase: 'de-mas'; colorId: number; talla: string; n: number; quedan: number; piezaIds: number[] }
  | { clase: 'metros'; materia: string; unidad: Unidad; necesaria: number; tomada: number; piezaIds: number[] }

const ids = (piezas: readonly PiezaTomada[]) => piezas.map(({ piezaId }) => piezaId)

/** The colours that are cut; when only cloth is noted, those that the order is of. */
const coloresDe = ({ cortan, celdas }: Corte) => [
  ...new Set((cortan.length > 0 ? cortan : celdas).map(({ colorId }) => colorId)),
]

/** Rolls of a colour of which no garment is cut. */
function deOtroColor(corte: Corte): ProblemaDeCorte[] {
  const colores = coloresDe(corte)
  return corte.piezas.flatMap(({ piezaId, numero, colorId }) =>
    colorId !== null && !colores.includes(colorId)
      ? [{ clase: 'color' as const, numero, colorId, piezaIds: [piezaId] }]
      : [],
  )
}

/** Dye lots that meet by this cut; those that had met before are no news. */
function deVariosLotes({ antes, piezas }: Corte): ProblemaDeCorte[] {
  const sabidos = new Set(lotesMezclados(antes).map(({ materia, lotes }) => `${materia} ${lotes.join()}`))
  return lotesMezclados([...antes, ...piezas])
    .filter(({ materia, lotes }) => !sabidos.has(`${materia} ${lotes.join()}`))
    .map(({ materia, lotes }) => ({
      ...{ clase: 'lotes' as const, materia, lotes },
      piezaIds: ids(piezas.filter((pieza) => pieza.materia === materia && lotes.includes(pieza.lote))),
    }))
}

const NADA = { prevista: 0, cortada: 0, recibida: 0, segunda: 0, perdida: 0, cerrada: 0 }

/** By how much a cut goes beyond what is planned, cell by cell. */
export const excesosDe = (celdas: readonly CeldaDeOrden[], cortan: readonly Cortadas[]) =>
  cortan.flatMap(({ colorId, talla, cantidad }) => {
    const celda = celdas.find((una) => una.colorId === colorId && una.talla === talla) ?? NADA
    const de = exceso(celda, cantidad)
    return de > 0 ? [{ colorId, talla, cantidad, exceso: de, quedan: porCortar(celda) }] : []
  })

/**
 * Materials of which the order would have taken less than its garments take without any waste: fewer metres do not
 * hold them. Cloth whose colour is wrong has been told already, and counts.
 */
function sinMetros(corte: Corte): ProblemaDeCorte[] {
  const { celdas, cortan, piezas, antes, hoja } = corte
  const ya = celdas.map(({ colorId, talla, cortada }) => ({ colorId, talla, cantidad: cortada }))
  const prendas = [...ya, ...cortan].filter(({ cantidad }) => cantidad > 0)
  const porColor = [...Map.groupBy(prendas, ({ colorId }) => colorId)]
  return [...Map.groupBy(piezas, ({ materiaId }) => materiaId)].flatMap(([materiaId, suyas]) => {
    const lineas = hoja.filter((linea) => linea.materiaId === materiaId)
    const [una] = suyas
    if (!una || lineas.length === 0) return []
    const piden = porColor.map(([colorId, celdasSuyas]) => ({
      colorId,
      necesaria: sumar(lineas.map((linea) => necesidad({ ...linea, merma: 0 }, celdasSuyas))),
    }))
    const tomadas = [...antes.filter((pieza) => pieza.materiaId === materiaId), ...suyas]
    const tomado = new Map<number | null, number>()
    for (const { colorId, cantidad } of tomadas) {
      const color = porColor.some(([uno]) => uno === colorId) ? colorId : null
      tomado.set(color, sumar([tomado.get(color) ?? 0, cantidad]))
    }
    const { falta } = faltaDe(piden, tomado, new Map())
    if (aDiezmilesimas(falta) === 0) return []
    const necesaria = sumar(piden.map((uno) => uno.necesaria))
    const tomada = sumar(tomadas.map(({ cantidad }) => cantidad))
    const { materia, unidad } = una
    return [{ clase: 'metros' as const, materia, unidad, necesaria, tomada, piezaIds: ids(suyas) }]
  })
}

/** What speaks against a cut, before it is made. Each may be overruled with a reason. */
export const problemasDeCorte = (corte: Corte): ProblemaDeCorte[] => [
  ...deOtroColor(corte),
  ...deVariosLotes(corte),
  ...excesosDe(corte.celdas, corte.cortan).map(({ colorId, talla, cantidad, quedan }) => ({
    ...{ clase: 'de-mas' as const, colorId, talla, n: cantidad, quedan },
    piezaIds: [],
  })),
  ...sinMetros(corte),
]
