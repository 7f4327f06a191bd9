import { sumarEuros } from '../../dinero.ts'
import { debeElIva, deducibleDe, esDeAduana, type Gasto, type TramoRecibido, type TratoDeIva } from '../recibida.ts'
import { type Documento, juntar } from './asiento.ts'
import { CUENTAS } from './cuentas.ts'

interface Comprada {
  id: number
  numero: string
  proveedorId: number
  proveedor: string
  gasto: Gasto
}

interface RecibidaContable extends Comprada {
  /** When it counts: when it was received, or when the house itself owes the tax. */
  fecha: string
  trato: TratoDeIva
  tramos: readonly TramoRecibido[]
  /** How much of its tax can be deducted, in per cent. */
  deducible: number
  base: number
  total: number
}

const aQuien = ({ gasto, proveedorId }: Comprada) =>
  gasto === 'servicio' ? CUENTAS.acreedor(proveedorId) : CUENTAS.proveedor(proveedorId)

/** The entry of an invoice that was received: what was bought and its tax, owed to the supplier, and to the agency where the house owes it or customs put it off; tax that cannot be deducted is part of the cost. Of customs' paper only the tax is new. */
export function asientoDeRecibida(recibida: RecibidaContable): Documento {
  const { id, numero, proveedor, fecha, trato, gasto, tramos, deducible, base, total } = recibida
  const gravados = tramos.filter(({ iva }) => iva !== 0)
  const deducibles = gravados.map((tramo) => ({ iva: tramo.iva, ...deducibleDe(tramo, deducible) }))
  const cuotas = (unos: readonly TramoRecibido[]) => sumarEuros(unos.map(({ cuota }) => cuota))
  const comprado = esDeAduana(trato) ? 0 : base
  const coste = sumarEuros([comprado, cuotas(gravados), -cuotas(deducibles)])
  return {
    ...{ clave: `recibida:${id}`, fecha, concepto: `Su fra. ${numero} ${proveedor}` },
    partidas: [
      ...juntar([
        { cuenta: CUENTAS.gasto[gasto], importe: coste },
        ...deducibles.map(({ iva, base: de, cuota }) => ({
          ...{ cuenta: CUENTAS.ivaSoportado(iva), importe: cuota, base: de, tipo: iva },
        })),
        ...(debeElIva(trato)
          ? gravados.map(({ iva, base: de, cuota }) => ({
              ...{ cuenta: CUENTAS.ivaRepercutido(iva), importe: -cuota, base: de, tipo: iva },
            }))
          : []),
        ...(trato === 'diferida' ? [{ cuenta: CUENTAS.ivaDiferido, importe: -cuotas(gravados) }] : []),
      ]),
      { cuenta: aQuien(recibida), importe: -total },
    ],
  }
}

interface LiquidacionContable {
  id: number
  comercialId: number
  comercial: string
  fecha: string
  hasta: string
  importe: number
  /** The day on which it was paid. */
  pagada: string | null
}

/** The entries of what a rep has earned, by what was settled with them, and of paying it. */
export function asientosDeLiquidacion(liquidacion: LiquidacionContable): Documento[] {
  const { id, comercialId, comercial, fecha, hasta, importe, pagada } = liquidacion
  const concepto = `Comisiones hasta ${hasta} ${comercial}`
  const suya = CUENTAS.comercial(comercialId)
  const ganada = [
    { cuenta: CUENTAS.comisiones, importe },
    { cuenta: suya, importe: -importe },
  ]
  const pago = [
    { cuenta: suya, importe },
    { cuenta: CUENTAS.banco, importe: -importe },
  ]
  return [
    { clave: `liquidacion:${id}`, fecha, concepto, partidas: ganada },
    ...(pagada === null
      ? []
      : [{ clave: `liquidacionpagada:${id}`, fecha: pagada, concepto: `Pago ${concepto}`, partidas: pago }]),
  ]
}

/** The entry of a payment to a supplier. */
export const asientoDePago = (
  recibida: Comprada,
  { id, fecha, importe }: { id: number; fecha: string; importe: number },
): Documento => ({
  ...{ clave: `pago:${id}`, fecha, concepto: `Pago fra. ${recibida.numero} ${recibida.proveedor}` },
  partidas: [
    { cuenta: aQuien(recibida), importe },
    { cuenta: CUENTAS.banco, importe: -importe },
  ],
})
