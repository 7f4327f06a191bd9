import { type AjustesDeReclamacion, type TipoDeInteres, TONOS, type Tono } from '../casa/reclamacion.ts'
import { aCentimos, aEuros, type Centimos } from '../dinero.ts'
import { diasEntre, masDias } from '../fecha.ts'

/** A rung that was written of a due date, and when. */
export interface Reclamada {
  tono: Tono
  fecha: string
}

/**
 * The rung that is due of a due date: the next one after the last that was written, once its days have passed since the
 * due date and, where one was written before, as many as lie between the two since that day. Nobody gets the last
 * notice first, nor two within a day because the house was late.
 */
export function pasoDebido(
  { pasos }: Pick<AjustesDeReclamacion, 'pasos'>,
  { vence, hechas, saltados }: { vence: string; hechas: readonly Reclamada[]; saltados: readonly Tono[] },
  hoy: string,
): Tono | null {
  const ultima = Math.max(-1, ...hechas.map(({ tono }) => TONOS.indexOf(tono)))
  const siguiente = TONOS.find((tono, i) => i > ultima && pasos[tono].activo && !saltados.includes(tono))
  if (!siguiente || diasEntre(vence, hoy) < pasos[siguiente].dias) return null
  const anterior = TONOS[ultima]
  const hecha = hechas.find(({ tono }) => tono === anterior)
  if (!anterior || !hecha) return siguiente
  return diasEntre(hecha.fecha, hoy) >= pasos[siguiente].dias - pasos[anterior].dias ? siguiente : null
}

const ANO = 365
const POR_CIENTO = 100

/** Interest for late payment (Ley 3/2004, 5 to 7): from the day after the due date, by the rate of each day, to the cent. */
export function interesDeDemora(
  { importe, vence }: { importe: number; vence: string },
  hoy: string,
  intereses: readonly TipoDeInteres[],
): number {
  const tipos = intereses.toSorted((a, b) => (a.desde < b.desde ? -1 : 1))
  const fin = masDias(hoy, 1)
  const tramos = tipos.map(({ desde, tipo }, i) => {
    const primero = [masDias(vence, 1), desde].sort().at(-1) as string
    const despues = [tipos[i + 1]?.desde ?? fin, fin].sort()[0] as string
    return Math.max(0, diasEntre(primero, despues)) * tipo
  })
  const suma = tramos.reduce((total, tramo) => total + tramo, 0)
  return aEuros(Math.round((aCentimos(importe) * suma) / ANO / POR_CIENTO) as Centimos)
}

/** The same of what is left to pay: nobody owes interest on what the house owes them. */
export function interesDelResto(interes: number, { total, aFavor }: { total: number; aFavor: number }): number {
  if (total <= 0) return interes
  const resto = Math.max(0, aCentimos(total) - aCentimos(aFavor))
  return aEuros(Math.round((aCentimos(interes) * resto) / aCentimos(total)) as Centimos)
}

/** What the house owes somebody goes against what they owe, in the order of the letters; what nothing is left of is not written. */
export function repartirAFavor<C extends { total: number }>(
  cartas: readonly C[],
  favor: number,
): (C & { aFavor: number })[] {
  let queda = aCentimos(favor)
  return cartas.flatMap((carta) => {
    const usado = Math.min(queda, aCentimos(carta.total))
    queda = (queda - usado) as Centimos
    return usado === aCentimos(carta.total) ? [] : [{ ...carta, aFavor: aEuros(usado as Centimos) }]
  })
}

/** What the costs of collecting come to at least, for every invoice that is late (Ley 3/2004, 8). */
const COMPENSACION = 40
export const compensacionDe = (facturas: readonly number[]): number => new Set(facturas).size * COMPENSACION
