import type { ReglaDePortes, TiposDeIva } from '../casa/ajustes.ts'
import { type Direccion, zonaDe } from '../casa/direccion.ts'
import { type Comprador, type MotivoDeRegimen, type Regimen, regimenDe } from '../clientes/regimen.ts'
import { aCentimos } from '../dinero.ts'
import { portesDe } from './portes.ts'
import { type Linea, type Totales, tiposDe, totales } from './totales.ts'

/** What decides the price of a sale, beside its lines. */
export interface Condiciones {
  comprador: Comprador
  entrega: Pick<Direccion, 'pais' | 'codigoPostal'>
  esUE: boolean
  dtoComercial: number
  dtoProntoPago: number
  impuestos: readonly TiposDeIva[]
  /** The carriage agreed upon, or the rules to find it by. */
  portes: number | readonly ReglaDePortes[]
  fecha: string
}

export interface Venta extends Totales {
  regimen: Regimen
  motivo: MotivoDeRegimen
  iva: number
  re: number
}

/** Why a sale costs what it costs: regime, carriage, discounts and taxes, by the rules of the invoice. */
export function calcularVenta(lineas: readonly Linea[], condiciones: Condiciones): Venta {
  const { comprador, entrega, esUE, dtoComercial, dtoProntoPago, impuestos, portes, fecha } = condiciones
  const { regimen, motivo } = regimenDe(comprador, entrega, esUE)
  const tipos = tiposDe(impuestos, fecha, regimen)
  const gravadas = lineas.map((linea) => ({ ...linea, ...tipos }))
  const cabecera = { dtoComercial, dtoProntoPago, portes: 0 }
  const costePortes =
    typeof portes === 'number'
      ? portes
      : gravadas.length === 0
        ? 0
        : portesDe(portes, zonaDe(entrega, esUE), aCentimos(totales(gravadas, cabecera).base)) / 100
  return { ...totales(gravadas, { ...cabecera, portes: costePortes }, tipos), regimen, motivo, ...tipos }
}
