import { diasEntre } from '../fecha.ts'
import type { Cantidad } from '../ventas/pedido.ts'
import type { Cabecera, Linea } from '../ventas/totales.ts'
import type { ModoDeRectificar } from './factura.ts'
import type { Vencimiento } from './vencimientos.ts'

interface LineaRectificable extends Linea {
  tallasCantidades: readonly Cantidad[]
}

/** Never −0, which is another number to whoever compares. */
const opuesto = (n: number) => (n === 0 ? 0 : -n)

/** The lines that a correction starts from: by difference, those that take everything back; by substitution, the same. */
export const lineasQueRectifican = <L extends LineaRectificable>(lineas: readonly L[], modo: ModoDeRectificar): L[] =>
  modo === 'S'
    ? [...lineas]
    : lineas.map((linea) => ({
        ...linea,
        cantidad: opuesto(linea.cantidad),
        tallasCantidades: linea.tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad: opuesto(cantidad) })),
      }))

/** Discounts stay, carriage is taken back too. */
export const cabeceraQueRectifica = <C extends Cabecera>(cabecera: C, modo: ModoDeRectificar): C =>
  modo === 'S' ? cabecera : { ...cabecera, portes: opuesto(cabecera.portes) }

/** The terms of a correction: what is said anew is paid when it was to be paid, at once if that is past; what is given back, at once. */
export const plazosQueRectifican = (
  vencimientos: readonly Vencimiento[],
  hoy: string,
  modo: ModoDeRectificar,
): number[] => (modo === 'S' ? [...new Set(vencimientos.map(({ fecha }) => Math.max(diasEntre(hoy, fecha), 0)))] : [0])
