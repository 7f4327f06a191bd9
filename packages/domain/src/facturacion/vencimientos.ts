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

/** On which days a customer pays; without any, on all of them. */
export interface Calendario {
  diasFijos?: readonly number[]
  /** Months in which nothing is paid, 1 to 12: a house that closes in August. */
  mesesSinPago?: readonly number[]
}

/** Whether a customer pays on a day; a pay day of 31 falls on the last one of a shorter month. */
function sePaga(dia: string, { diasFijos = [], mesesSinPago = [] }: Calendario): boolean {
  const [ano, mes] = [ejercicioDe(dia), mesDe(dia)]
  if (mesesSinPago.includes(mes)) return false
  return diasFijos.length === 0 || diasFijos.some((fijo) => diaDelMes(ano, mes, fijo) === dia)
}

/**
 * The days that instalments fall on, each after the one before: the next on which the customer pays, or the last one
 * that the law still allows when that would be later than sixty days; without any, the term itself.
 */
function diasDePago(desde: string, plazos: readonly number[], calendario: Calendario): string[] {
  const { diasFijos = [], mesesSinPago = [] } = calendario
  if (diasFijos.length === 0 && mesesSinPago.length === 0) return plazos.map((plazo) => masDias(desde, plazo))
  const pagables = Array.from({ length: MAX_DIAS_PAGO + 1 }, (_, n) => n).filter((n) =>
    sePaga(masDias(desde, n), calendario),
  )
  let anterior = -1
  return plazos.map((plazo, i) => {
    // Whoever comes later needs a day too.
    const limite = MAX_DIAS_PAGO - (plazos.length - 1 - i)
    const desdeYa = Math.max(plazo, anterior + 1)
    anterior =
      pagables.find((n) => n >= desdeYa && n <= limite) ??
      pagables.findLast((n) => n > anterior && n <= limite) ??
      Math.min(desdeYa, limite)
    return masDias(desde, anterior)
  })
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
  calendario: Calendario = {},
): Vencimiento[] {
  comprobarPlazos(diasPago)
  const plazos = diasPago.length > 0 ? [...diasPago].sort((a, b) => a - b) : [DIAS_POR_DEFECTO]
  const entero = aCentimos(total)
  const parte = Math.trunc(entero / plazos.length)
  return diasDePago(fecha, plazos, calendario).map((dia, i) => ({
    fecha: dia,
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

/**
 * What nobody has yet told the bank to charge, or to pay, of each due date: what is on its way is of its own, as far as that
 * is open; the rest of it covers the first ones, as a payment does.
 */
export function sinEncargar(
  vencimientos: readonly Vencimiento[],
  cobrado: number,
  enCamino: readonly Vencimiento[],
): Vencimiento[] {
  let sobra = 0
  const encargado = new Map<string, number>()
  for (const { fecha, importe } of enCamino)
    encargado.set(fecha, (encargado.get(fecha) ?? 0) + Math.abs(aCentimos(importe)))
  const quedan = abiertos(vencimientos, cobrado).map(({ fecha, importe }) => {
    const entero = aCentimos(importe)
    const suyo = Math.min(encargado.get(fecha) ?? 0, Math.abs(entero))
    encargado.set(fecha, (encargado.get(fecha) ?? 0) - suyo)
    return { fecha, importe: aEuros((entero - Math.sign(entero) * suyo) as Centimos) }
  })
  for (const resto of encargado.values()) sobra += resto
  return abiertos(quedan, aEuros(sobra as Centimos))
}

/** The first due date that payments do not cover. */
export const venceEl = (vencimientos: readonly Vencimiento[], cobrado: number): string | null =>
  abiertos(vencimientos, cobrado)[0]?.fecha ?? null
