import { sumarEuros } from '../../dinero.ts'
import { debeElIva, deducibleDe, type Gasto, type TramoRecibido, type TratoDeIva } from '../recibida.ts'
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

/** The entry of an invoice that was received: what was bought and its tax, owed to the supplier, and to the agency where the house owes it; tax that cannot be deducted is part of the cost. */
export function asientoDeRecibida(recibida: RecibidaContable): Documento {
  const { id, numero, proveedor, fecha, trato, gasto, tramos, deducible, base, total } = recibida
  const gravados = tramos.filter(({ iva }) => iva !== 0)
  const deducibles = gravados.map((tramo) => ({ iva: tramo.iva, ...deducibleDe(tramo, deducible) }))
  const cuotas = (unos: readonly TramoRecibido[]) => sumarEuros(unos.map(({ cuota }) => cuota))
  const coste = sumarEuros([base, cuotas(gravados), -cuotas(deducibles)])
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
      ]),
      { cuenta: aQuien(recibida), importe: -total },
    ],
  }
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
