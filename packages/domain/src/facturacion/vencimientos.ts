import { MAX_DIAS_PAGO } from '../clientes/cliente.ts'
import { aCentimos, aEuros, type Centimos } from '../dinero.ts'
import { diaDelMes, ejercicioDe, masDias, mesDe } from '../fecha.ts'
import { ReglaError } from '../regla.ts'

/** What is to be paid by a day. */
export interface Vencimiento {
  fecha: string
  importe: number
}

const DIAS_POR_DEFECTO = 30
/** The pay days from the month of one day to the month after another; a 31st falls on the last day of a shorter one. */
function diasDePago(desde: string, hasta: string, diasFijos: readonly number[]): string[] {
  const [ano, mes] = [ejercicioDe(desde), mesDe(desde)]
  const meses = (ejercicioDe(hasta) - ano) * 12 + mesDe(hasta) - mes + 2
  return Array.from({ length: meses }, (_, i) =>
    [...new Set(diasFijos.map((dia) => diaDelMes(ano, mes + i, dia)))].sort(),
  ).flat()
}

/**
 * The day a payment falls on: the next of the customer's pay days, or the last one that the law still allows when that
 * would be later than sixty days.
 */
function diaDePago(desde: string, plazo: number, diasFijos: readonly number[]): string {
  const justo = masDias(desde, plazo)
  if (diasFijos.length === 0) return justo
  const limite = masDias(desde, MAX_DIAS_PAGO)
  const dias = diasDePago(desde, justo, diasFijos)
  return (
    dias.find((dia) => dia >= justo && dia <= limite) ?? dias.findLast((dia) => dia >= desde && dia <= limite) ?? justo
  )
}

/** Refuses terms longer than the law allows. */
export function comprobarPlazos(diasPago: readonly number[]): void {
  const largo = diasPago.find((dias) => dias > MAX_DIAS_PAGO || dias < 0)
  if (largo !== undefined) throw new ReglaError('cliente.dias-pago')
}

/** The due dates of an amount: equal parts in cents, the last one takes the remainder. */
export function vencimientosDe(
  total: number,
  fecha: string,
  diasPago: readonly number[],
  diasFijos: readonly number[] = [],
): Vencimiento[] {
  comprobarPlazos(diasPago)
  const plazos = diasPago.length > 0 ? [...diasPago].sort((a, b) => a - b) : [DIAS_POR_DEFECTO]
  const entero = aCentimos(total)
  const parte = Math.trunc(entero / plazos.length)
  return plazos.map((plazo, i) => ({
    fecha: diaDePago(fecha, plazo, diasFijos),
    importe: aEuros((i < plazos.length - 1 ? parte : entero - parte * (plazos.length - 1)) as Centimos),
  }))
}

/** What is still open of each due date: payments cover the first ones first. */
export function abiertos(vencimientos: readonly Vencimiento[], cobrado: number): Vencimiento[] {
  let resto = Math.abs(aCentimos(cobrado))
  return vencimientos.flatMap(({ fecha, importe }) => {
    const entero = aCentimos(importe)
    const cubierto = Math.min(resto, Math.abs(entero))
    resto -= cubierto
    const queda = entero - Math.sign(entero) * cubierto
    return queda === 0 ? [] : [{ fecha, importe: aEuros(queda as Centimos) }]
  })
}

/** The first due date that payments do not cover. */
export const venceEl = (vencimientos: readonly Vencimiento[], cobrado: number): string | null =>
  abiertos(vencimientos, cobrado)[0]?.fecha ?? null
