import { type ApunteDeDiario, columna, enLatin1, fechaSeguida } from './apunte.ts'

const EMPRESA = '00001'
const HASTA_MONEDA = 508

/** `+0000001331.76`. */
const importe = (n: number) => `${n < 0 ? '-' : '+'}${Math.abs(n).toFixed(2).padStart(13, '0')}`

/** Whether a line begins its entry, ends it, or is in the middle. */
function lugar(apuntes: readonly ApunteDeDiario[], i: number): 'I' | 'M' | 'U' {
  const { asiento } = apuntes[i] as ApunteDeDiario
  if (apuntes[i - 1]?.asiento !== asiento) return 'I'
  return apuntes[i + 1]?.asiento === asiento ? 'M' : 'U'
}

/** SUENLACE.DAT of a3ASESOR: records of type 0 (entries without VAT books), 510 columns and the end of line. */
export const enA3 = (apuntes: readonly ApunteDeDiario[]): string =>
  apuntes
    .map(({ fecha, cuenta, nombre, debe, haber, documento, concepto }, i) => {
      const registro = [
        ...['5', EMPRESA, fechaSeguida(fecha), '0', columna(cuenta, 12), columna(enLatin1(nombre), 30)],
        ...[haber === 0 ? 'D' : 'H', columna(enLatin1(documento), 10), lugar(apuntes, i)],
        ...[columna(enLatin1(concepto), 30), importe(haber === 0 ? debe : haber)],
      ].join('')
      return `${columna(registro, HASTA_MONEDA)}EN\r\n`
    })
    .join('')
