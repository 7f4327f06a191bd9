import type { TelaPorCortar } from '@telar/contract/produccion/corte'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import type { Unidad } from '@telar/domain/produccion/materia'
import { proponerPiezas, sumar } from '@telar/domain/produccion/materia'
import { parseNumber } from '../../../format.ts'

export interface Pieza {
  id: number
  materiaId: number
  materia: string
  unidad: Unidad
  numero: string
  lote: string
  colorId: number | null
  ubicacion: string
  restante: number
}

/** What a person wrote of a roll: how much is cut, or how much was measured to be left. */
export interface Toma {
  campo: 'cantidad' | 'resto'
  texto: string
}

export type Tomas = Readonly<Record<number, Toma | undefined>>

/** The rolls of a material that serve the colours that are cut. */
export const piezasDe = ({ materiaId, materia, unidad, porColor, piezas }: TelaPorCortar): Pieza[] =>
  piezas
    .filter(({ colorId }) => colorId === null || porColor.some((uno) => uno.colorId === colorId))
    .map((pieza) => ({ ...pieza, materiaId, materia, unidad }))

/** The rolls for one colour: its own, or those without a colour where it has none. */
export function paraColor<P extends { colorId: number | null }>(piezas: readonly P[], colorId: number): P[] {
  const suyas = piezas.filter((pieza) => pieza.colorId === colorId)
  return suyas.length > 0 ? suyas : piezas.filter((pieza) => pieza.colorId === null)
}

/** How much is cut of a roll; nothing when what was written is no quantity it could give. */
export function cantidadDe(
  { restante }: Pick<Pieza, 'restante'>,
  toma: Toma | undefined,
  decimal: string,
): number | null {
  if (!toma || toma.texto.trim() === '') return 0
  const n = parseNumber(toma.texto, decimal)
  if (n === null || n < 0) return null
  const corta = toma.campo === 'cantidad' ? aDiezmilesimas(n) : aDiezmilesimas(restante) - aDiezmilesimas(n)
  return corta < 0 || corta > aDiezmilesimas(restante) ? null : deDiezmilesimas(corta)
}

export const restoDe = ({ restante }: Pick<Pieza, 'restante'>, cantidad: number): number =>
  deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(cantidad))

/** What to cut from some rolls, of one lot alone if one is named, as it would be written. */
export function propuestaDe(
  piezas: readonly Pieza[],
  necesaria: number,
  lote: string | null,
  escribir: (n: number) => string,
): Tomas {
  const toma = proponerPiezas(lote === null ? piezas : piezas.filter((pieza) => pieza.lote === lote), necesaria)
  return Object.fromEntries(
    piezas.map(({ id }) => {
      const n = toma.get(id)
      return [id, n === undefined ? undefined : { campo: 'cantidad' as const, texto: escribir(n) }]
    }),
  )
}

interface Escaneada {
  id: number
  necesaria: number
  /** With the first that is scanned, what was proposed of the others no longer counts. */
  primera: boolean
}

/** A roll that lies on the table gives what the others do not; none, where they are enough. */
export function conEscaneada(
  piezas: readonly Pieza[],
  tomas: Tomas,
  { id, necesaria, primera }: Escaneada,
  { decimal, escribir }: { decimal: string; escribir: (n: number) => string },
): Tomas | null {
  const antes = (pieza: Pieza) => (primera || pieza.id === id ? undefined : tomas[pieza.id])
  const dan = sumar(piezas.map((pieza) => cantidadDe(pieza, antes(pieza), decimal) ?? 0))
  const suya = piezas.find((pieza) => pieza.id === id)
  const n = Math.min(suya?.restante ?? 0, sumar([necesaria, -dan]))
  if (n <= 0) return null
  const toma: Toma = { campo: 'cantidad', texto: escribir(n) }
  return Object.fromEntries(piezas.map((pieza) => [pieza.id, pieza.id === id ? toma : antes(pieza)]))
}

/** The lots among some rolls, with what each holds. */
export const lotesDe = (piezas: readonly Pieza[]): { lote: string; hay: number }[] =>
  [...Map.groupBy(piezas, ({ lote }) => lote)].map(([lote, suyas]) => ({
    lote,
    hay: sumar(suyas.map(({ restante }) => restante)),
  }))

/** What is cut, as the server takes it: the measure that was written, of the rolls that give something. */
export function enConsumos(piezas: readonly Pieza[], tomas: Tomas, decimal: string) {
  return piezas.flatMap((pieza) => {
    const toma = tomas[pieza.id]
    const cantidad = cantidadDe(pieza, toma, decimal)
    if (!toma || !cantidad) return []
    return [
      toma.campo === 'resto' ? { piezaId: pieza.id, resto: restoDe(pieza, cantidad) } : { piezaId: pieza.id, cantidad },
    ]
  })
}
