import { diaDelMes, mesDe, trimestreDe } from '../../fecha.ts'
import { CampoError } from '../../regla.ts'

export const MODELOS = ['303', '347', '349'] as const
export type Modelo = (typeof MODELOS)[number]
/** Returns that the house says it has presented; of the 390 there is no file. */
export const MODELOS_PRESENTADOS = [...MODELOS, '390'] as const
export type ModeloPresentado = (typeof MODELOS_PRESENTADOS)[number]

const ANUAL = '0A'
const TRIMESTRES = ['1T', '2T', '3T', '4T'] as const
const MESES = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
/** As the agency writes them. */
export const PERIODOS = [...TRIMESTRES, ...MESES, ANUAL] as const
export type PeriodoFiscal = (typeof PERIODOS)[number]

const ULTIMO_DIA = 31

/** The days of a period; 347 and 390 are of the year, and the others never are. */
export function diasDe(
  modelo: ModeloPresentado,
  ejercicio: number,
  periodo: PeriodoFiscal,
): { desde: string; hasta: string } {
  if ((modelo === '347' || modelo === '390') !== (periodo === ANUAL)) throw new CampoError('periodo', 'agencia.periodo')
  const trimestre = TRIMESTRES.findIndex((uno) => uno === periodo)
  const [primero, ultimo] =
    periodo === ANUAL
      ? [1, 12]
      : trimestre >= 0
        ? [trimestre * 3 + 1, trimestre * 3 + 3]
        : [Number(periodo), Number(periodo)]
  return { desde: diaDelMes(ejercicio, primero, 1), hasta: diaDelMes(ejercicio, ultimo, ULTIMO_DIA) }
}

/** The period of a day, of the same kind as another. */
export function periodoComo(periodo: PeriodoFiscal, dia: string): string {
  return periodo.endsWith('T') ? `${trimestreDe(dia)}T` : String(mesDe(dia)).padStart(2, '0')
}
