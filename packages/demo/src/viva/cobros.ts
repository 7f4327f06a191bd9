import type { cobrosTable } from '@telar/api/db/schema/facturacion/facturas'
import { sumarEuros } from '@telar/domain/dinero'
import type { Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { masDias } from '@telar/domain/fecha'
import { type ClienteVivo, laborable } from './casa.ts'

export type CobroVivo = typeof cobrosTable.$inferInsert & { importe: number }

interface Cobrable {
  formaPago: ClienteVivo['formaPago']
  vencimientos: readonly Vencimiento[]
}

/** For how long somebody who stops paying has not paid. */
const SIN_PAGAR = 150
const DEVUELTOS = 0.03

/** What was paid of an invoice by today: on its days or later; some receipts came back, and most of those were paid since. */
export function cobrosDe(
  facturaId: number,
  { formaPago, vencimientos }: Cobrable,
  { caracter: { demora } }: ClienteVivo,
  hoy: string,
  suerte: () => number,
): CobroVivo[] {
  const dejoDePagar = masDias(hoy, -SIN_PAGAR)
  return vencimientos.flatMap(({ fecha, importe }) => {
    if (importe === 0 || (demora === null && fecha > dejoDePagar)) return []
    const medio = formaPago
    const cobro = (dia: string, como: CobroVivo['medio'], impagado: string | null): CobroVivo => ({
      ...{ facturaId, importe, medio: como, fecha: dia, impagado: impagado !== null, fechaImpagado: impagado },
      ...{ creadoEn: `${dia}T18:00:00Z`, modificadoEn: `${impagado ?? dia}T18:00:00Z` },
    })
    const vuelve = medio === 'giro' && suerte() < DEVUELTOS
    const dia = laborable(masDias(fecha, medio === 'giro' ? 0 : (demora ?? 0)))
    if (dia > hoy) return []
    if (!vuelve) return [cobro(dia, medio, null)]
    const devuelto = laborable(masDias(dia, 4))
    if (devuelto > hoy) return [cobro(dia, medio, null)]
    const despues = laborable(masDias(devuelto, 12 + (demora ?? 20)))
    const pagado = despues <= hoy && suerte() < 0.8 ? [cobro(despues, 'transferencia', null)] : []
    return [cobro(dia, medio, devuelto), ...pagado]
  })
}

export const cobradoEn = (cobros: readonly CobroVivo[]): number =>
  sumarEuros(cobros.filter(({ impagado }) => !impagado).map(({ importe }) => importe))
