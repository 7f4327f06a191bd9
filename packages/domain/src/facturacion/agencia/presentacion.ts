import { EXPORTACION, INTRACOMUNITARIA, type Regimen } from '../../clientes/regimen.ts'
import { CampoError } from '../../regla.ts'
import { debeElIva, esDeAduana, type TratoDeIva } from '../recibida.ts'
import { diasDe, type ModeloPresentado, type PeriodoFiscal } from './periodo.ts'

/** The returns that tell of a sale (LIVA 71, 164; RD 1065/2007, 33). */
export function modelosDeVenta(regimen: Regimen): readonly ModeloPresentado[] {
  if (regimen === INTRACOMUNITARIA) return ['303', '390', '349']
  return regimen === EXPORTACION ? ['303', '390'] : ['303', '390', '347']
}

/** The returns that tell of a purchase; one without VAT is in none of VAT. */
export function modelosDeCompra(trato: TratoDeIva): readonly ModeloPresentado[] {
  if (trato === 'exenta') return ['347']
  if (trato === 'intracomunitaria') return ['303', '390', '349']
  return esDeAduana(trato) ? ['303', '390'] : ['303', '390', '347']
}

/**
 * A purchase whose tax is only deducted can wait for the next return, for four years (LIVA 99.Tres); one whose tax the house owes is
 * declared when it fell due.
 */
export const puedeEsperar = (trato: TratoDeIva): boolean => !debeElIva(trato)

interface Presentada {
  modelo: ModeloPresentado
  ejercicio: number
  periodo: PeriodoFiscal
  /** The day on which it was handed in. */
  fecha: string
}

/** The days that a return tells of; it is handed in once they are over, and not tomorrow. */
export function diasPresentados({ modelo, ejercicio, periodo, fecha }: Presentada, hoy: string) {
  const dias = diasDe(modelo, ejercicio, periodo)
  if (fecha <= dias.hasta) throw new CampoError('fecha', 'presentacion.antes-de-acabar')
  if (fecha > hoy) throw new CampoError('fecha', 'presentacion.futura')
  return dias
}
