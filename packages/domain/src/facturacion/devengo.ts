import { INTRACOMUNITARIA, type Regimen } from '../clientes/regimen.ts'
import { diaDelMes, ejercicioDe, mesDe } from '../fecha.ts'
import { nombraOtras, type TipoDeFactura } from './factura.ts'

interface Devengable {
  tipo: TipoDeFactura
  fecha: string
  fechaOperacion: string | null
  regimenIva: Regimen
}

const TOPE_INTRACOMUNITARIO = 15

/** By when tax falls due at the latest on goods that went from one state of the Union to another on a day. */
export const topeIntracomunitario = (dia: string): string =>
  diaDelMes(ejercicioDe(dia), mesDe(dia) + 1, TOPE_INTRACOMUNITARIO)

/**
 * When tax falls due on an invoice (LIVA 75): when the goods were supplied; to another state of the Union, when it was
 * issued but by the 15th of the next month. A correction counts when it is issued (LIVA 89).
 */
export function fechaDeDevengo({ tipo, fecha, fechaOperacion, regimenIva }: Devengable): string {
  if (nombraOtras(tipo) || fechaOperacion === null) return fecha
  if (regimenIva !== INTRACOMUNITARIA) return fechaOperacion
  const tope = topeIntracomunitario(fechaOperacion)
  return fecha < tope ? fecha : tope
}
