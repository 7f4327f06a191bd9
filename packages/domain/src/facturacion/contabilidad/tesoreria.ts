import { aCentimos, aEuros, type Centimos } from '../../dinero.ts'
import type { TipoDeMovimiento } from '../caja.ts'
import { esDinero, type MedioDeCobro } from '../cobro.ts'
import { type Documento, juntar, type Partida } from './asiento.ts'
import { CUENTAS } from './cuentas.ts'

export interface CobroContable {
  id: number
  fecha: string
  medio: MedioDeCobro
  importe: number
  fechaImpagado: string | null
}

interface Cobrada {
  numeroCompleto: string
  clienteId: number
  cliente: string
}

interface Suceso {
  cobro: CobroContable
  fecha: string
  devuelto: boolean
}

/** What happened to the payments of an invoice, in its order: each came, and some were given back. */
const sucesosDe = (cobros: readonly CobroContable[]): Suceso[] =>
  cobros
    .filter(esDinero)
    .flatMap((cobro) => [
      { cobro, fecha: cobro.fecha, devuelto: false },
      ...(cobro.fechaImpagado === null ? [] : [{ cobro, fecha: cobro.fechaImpagado, devuelto: true }]),
    ])
    .sort(
      (a, b) => a.fecha.localeCompare(b.fecha) || a.cobro.id - b.cobro.id || Number(a.devuelto) - Number(b.devuelto),
    )

const euros = (centimos: number) => aEuros(centimos as Centimos)

/**
 * The entries of an invoice's payments: money comes and the customer owes less. What the bank gives back is owed as
 * unpaid, and what is paid afterwards settles that first. What is set against another invoice moves no money.
 */
export function asientosDeCobros({ numeroCompleto, clienteId, cliente }: Cobrada, cobros: readonly CobroContable[]) {
  let impagado = 0
  return sucesosDe(cobros).map(({ cobro: { id, medio, importe }, fecha, devuelto }): Documento => {
    const tesoreria = medio === 'contado' ? CUENTAS.caja : CUENTAS.banco
    const cents = aCentimos(importe)
    if (devuelto) {
      const deuda = cents > 0 ? CUENTAS.impagados(clienteId) : CUENTAS.cliente(clienteId)
      impagado += Math.max(cents, 0)
      return {
        ...{ clave: `impagado:${id}`, fecha, concepto: `Impagado fra. ${numeroCompleto} ${cliente}` },
        partidas: [
          { cuenta: deuda, importe },
          { cuenta: tesoreria, importe: -importe },
        ],
      }
    }
    const deImpagado = Math.min(impagado, Math.max(cents, 0))
    impagado -= deImpagado
    return {
      ...{
        clave: `cobro:${id}`,
        fecha,
        concepto: `${cents < 0 ? 'Devolución' : 'Cobro'} fra. ${numeroCompleto} ${cliente}`,
      },
      partidas: juntar([
        { cuenta: tesoreria, importe },
        { cuenta: CUENTAS.cliente(clienteId), importe: euros(deImpagado - cents) },
        { cuenta: CUENTAS.impagados(clienteId), importe: euros(-deImpagado) },
      ]),
    }
  })
}

interface MovimientoContable {
  id: number
  fecha: string
  tipo: TipoDeMovimiento
  concepto: string
  importe: number
}

/** Cash that moves without an invoice: what it was spent on, the bank, or where it came from, which the accountant says. */
export function asientoDeCaja({ id, fecha, tipo, concepto, importe }: MovimientoContable): Documento {
  const sale = tipo === 'aportacion' ? -importe : importe
  const contra = { gasto: CUENTAS.gastos, banco: CUENTAS.banco, aportacion: CUENTAS.porAplicar }[tipo]
  return {
    ...{ clave: `caja:${id}`, fecha, concepto: `Caja: ${concepto}` },
    partidas: [
      { cuenta: contra, importe: sale },
      { cuenta: CUENTAS.caja, importe: -sale },
    ],
  }
}

/** What a count of the till found too much or too little. */
export function asientoDeArqueo({ fecha, diferencia }: { fecha: string; diferencia: number }): Documento {
  const partidas: Partida[] = [
    { cuenta: CUENTAS.caja, importe: diferencia },
    { cuenta: diferencia < 0 ? CUENTAS.faltas : CUENTAS.sobras, importe: -diferencia },
  ]
  return { clave: `arqueo:${fecha}`, fecha, concepto: `Arqueo de caja ${fecha}`, partidas }
}
