import { principio } from '../../../texto.ts'
import { type ApunteDeDiario, fechaConBarras } from './apunte.ts'

type Celda = string | number | null

/** APU of Contasol: columns A to K, without a header. Column F held pesetas. */
export function enContasol(apuntes: readonly ApunteDeDiario[]): Celda[][] {
  let [asientoAntes, orden] = [0, 0]
  return apuntes.map(({ asiento, fecha, cuenta, concepto, documento, debe, haber }) => {
    orden = asiento === asientoAntes ? orden + 1 : 1
    asientoAntes = asiento
    return [
      ...[1, fechaConBarras(fecha), asiento, orden, cuenta, 0],
      ...[principio(concepto, 60), documento.slice(-5), debe, haber, 'E'],
    ]
  })
}

const CABECERA_DE_HOLDED = [
  ...['Num. asiento', 'Fecha', 'Nombre de la cuenta', 'Cuenta contable', 'Debe', 'Haber'],
  ...['Descripción', 'Tags', 'Notas', 'Tipo'],
]

/** The journal as Holded's template has it. */
export const enHolded = (apuntes: readonly ApunteDeDiario[]): Celda[][] => [
  CABECERA_DE_HOLDED,
  ...apuntes.map(({ asiento, fecha, cuenta, nombre, concepto, documento, debe, haber }) => [
    ...[asiento, fechaConBarras(fecha), nombre, cuenta, debe, haber, concepto, '', documento, ''],
  ]),
]
