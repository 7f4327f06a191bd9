import type { Regimen } from '../../clientes/regimen.ts'
import { type Cabecera, type LineaGravada, type Tramo, totales } from '../../ventas/totales.ts'
import { noCuadra } from '../ecuaciones.ts'
import {
  type ClienteCopia,
  type EmisorCopia,
  esSimplificada,
  type ModoDeRectificar,
  type TipoDeFactura,
} from '../factura.ts'
import type { Rotura } from './cadena.ts'
import {
  type Alta,
  descripcionDeOperacion,
  desglosar,
  destinatarioDe,
  fechaLiteral,
  importeLiteral,
  type RegistroFacturacion,
} from './verifactu.ts'

/** An issued invoice, as far as its record tells of it. */
export interface FacturaRegistrada extends Cabecera {
  numeroCompleto: string | null
  fecha: string
  fechaOperacion: string | null
  tipo: TipoDeFactura
  tipoRectificativa: ModoDeRectificar | null
  regimenIva: Regimen
  emisorCopia: EmisorCopia | null
  clienteCopia: ClienteCopia | null
  bruto: number
  tramos: Tramo[]
  base: number
  cuotaIva: number
  cuotaRe: number
  total: number
  anticipo: boolean
  lineas: readonly (LineaGravada & { descripcion: string; importe: number })[]
}

/** The same whatever the order of their names, as the database gives them back. */
const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_, uno: unknown) =>
    uno !== null && typeof uno === 'object' && !Array.isArray(uno)
      ? Object.fromEntries(Object.entries(uno).sort(([a], [b]) => (a < b ? -1 : 1)))
      : uno,
  )
const igual = (a: unknown, b: unknown): boolean => canonico(a) === canonico(b)

const emisor = ({ factura: { nif } }: RegistroFacturacion, { emisorCopia }: FacturaRegistrada): boolean =>
  nif === emisorCopia?.nif.trim().toUpperCase()

const identidad = ({ factura: { numSerie, fecha } }: RegistroFacturacion, factura: FacturaRegistrada): boolean =>
  numSerie === factura.numeroCompleto && fecha === fechaLiteral(factura.fecha)

function clase(alta: Alta, { tipo, tipoRectificativa, fecha, fechaOperacion, total }: FacturaRegistrada): boolean {
  const otroDia = fechaOperacion !== null && fechaOperacion !== fecha
  return (
    alta.tipo === tipo &&
    alta.tipoRectificativa === (tipo === 'F3' ? null : tipoRectificativa) &&
    alta.fechaOperacion === (otroDia ? fechaLiteral(fechaOperacion) : null) &&
    alta.importeTotal === importeLiteral(total)
  )
}

const desglose = (alta: Alta, { regimenIva, tramos, cuotaIva, cuotaRe }: FacturaRegistrada): boolean =>
  alta.cuotaTotal === importeLiteral(cuotaIva + cuotaRe) && igual(alta.desglose, desglosar(regimenIva, tramos))

/** The lines come to what the invoice says, rate by rate, and each quota is the rate of its base. */
function lineas(factura: FacturaRegistrada): boolean {
  const { tramos, bruto, portes, base, cuotaIva, cuotaRe, total } = factura
  const suyas = totales(factura.lineas, factura, tramos[0])
  const cifras = { bruto, portes, tramos, base, cuotaIva, cuotaRe, total, vencimientos: [] }
  const descuentos = [suyas.dtoComercial, suyas.dtoProntoPago]
  const importes = factura.lineas.map(({ importe }) => importe)
  return noCuadra({ ...cifras, descuentos, lineas: importes }).length === 0 && igual(suyas.tramos, tramos)
}

/** A record that mends another may name the recipient better than the invoice did. */
function destinatario(alta: Alta, { tipo, clienteCopia, regimenIva }: FacturaRegistrada): boolean {
  if (esSimplificada(tipo)) return alta.destinatario === null
  if (!clienteCopia) return false
  const { razonSocial, nif, nifIva, direccion } = clienteCopia
  return (
    alta.subsanacion ||
    igual(alta.destinatario, destinatarioDe({ razonSocial, nif, nifIva, pais: direccion.pais }, regimenIva))
  )
}

/** What the oldest records say of every sale. */
const DE_TODAS = 'Venta de prendas de vestir'
const descripcion = (alta: Alta, factura: FacturaRegistrada): boolean =>
  [DE_TODAS, descripcionDeOperacion(factura)].includes(alta.descripcion)

/** What an invoice no longer says as its record does, if anything. */
export function cotejar(registro: RegistroFacturacion, factura: FacturaRegistrada): Rotura | undefined {
  if (!identidad(registro, factura)) return 'factura'
  if (!emisor(registro, factura)) return 'emisor'
  if (registro.clase === 'anulacion') return undefined
  if (!clase(registro, factura)) return 'factura'
  if (!destinatario(registro, factura)) return 'destinatario'
  if (!desglose(registro, factura)) return 'desglose'
  return lineas(factura) && descripcion(registro, factura) ? undefined : 'lineas'
}
