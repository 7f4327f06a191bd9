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

/**
 * When tax falls due on an invoice (LIVA 75): when the goods were supplied; to another state of the Union, when it was
 * issued but by the 15th of the next month. A correction counts when it is issued (LIVA 89).
 */
export function fechaDeDevengo({ tipo, fecha, fechaOperacion, regimenIva }: Devengable): string {
  if (nombraOtras(tipo) || fechaOperacion === null) return fecha
  if (regimenIva !== INTRACOMUNITARIA) return fechaOperacion
  const tope = diaDelMes(ejercicioDe(fechaOperacion), mesDe(fechaOperacion) + 1, TOPE_INTRACOMUNITARIO)
  return fecha < tope ? fecha : tope
}
