import { esDeRecargo } from '../cuentas.ts'
import { type ApunteDeDiario, columna, enLatin1, fechaSeguida } from './apunte.ts'

const numero = (n: number, ancho: number, decimales: number) => n.toFixed(decimales).padStart(ancho)
const EUROS = '2'
/** Old columns in pesetas and in other currencies, which stay at nothing. */
const nada = (ancho: number, decimales = 2) => numero(0, ancho, decimales)

/** The other account of an entry of two lines; of more, the first that is not this one. */
function contrapartida(apuntes: readonly ApunteDeDiario[], de: ApunteDeDiario): string {
  const suyos = apuntes.filter(({ asiento, cuenta }) => asiento === de.asiento && cuenta !== de.cuenta)
  return suyos[0]?.cuenta ?? ''
}

/** The digits of an invoice's number, as far as its column goes. */
const cifrasDe = (documento: string) => Number(documento.split('/').at(-1)?.replace(/\D/g, '') || 0) % 100_000_000

/** The journal of ContaPlus (XDiario) in fixed columns, from ASIEN to NOCONV. */
export function enContaplus(apuntes: readonly ApunteDeDiario[]): string {
  const porAsiento = Map.groupBy(apuntes, ({ asiento }) => asiento)
  return apuntes
    .map((apunte) => {
      const { asiento, fecha, cuenta, concepto, debe, haber, documento, base, tipo } = apunte
      const recargo = esDeRecargo(cuenta)
      const contra = contrapartida(porAsiento.get(asiento) ?? [], apunte)
      return [
        ...[numero(asiento, 6, 0), fechaSeguida(fecha), columna(cuenta, 12), columna(contra, 12)],
        ...[nada(16), columna(enLatin1(concepto), 25), nada(16), numero(cifrasDe(documento), 8, 0), nada(16)],
        ...[numero(recargo ? 0 : (tipo ?? 0), 5, 2), numero(recargo ? (tipo ?? 0) : 0, 5, 2)],
        ...[columna(enLatin1(documento), 10), columna('', 3), columna('', 6), columna('', 1)],
        ...[nada(6, 0), nada(1, 0), nada(6, 0), nada(16, 6), nada(16), nada(16), columna('', 1), columna('', 1)],
        ...[columna('', 4), columna('', 5), nada(16), EUROS],
        ...[numero(debe, 16, 2), numero(haber, 16, 2), numero(base ?? 0, 16, 2), 'F'],
      ].join('')
    })
    .map((linea) => `${linea}\r\n`)
    .join('')
}
