import type { cobrosTable } from '@telar/api/db/schema/facturacion/facturas'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { abiertos, type Vencimiento } from '@telar/domain/facturacion/vencimientos'
import { diaDelMes, ejercicioDe, masDias, mesDe } from '@telar/domain/fecha'
import type { AnticipoVivo } from './anticipos.ts'
import { type ClienteVivo, laborable } from './casa.ts'

export type CobroVivo = typeof cobrosTable.$inferInsert & {
  id: number
  importe: number
  /** The due date that it pays; none of what was settled otherwise. */
  vence: string | null
}

interface Cobrable {
  id: number
  fecha: string
  total: number
  formaPago: ClienteVivo['formaPago']
  vencimientos: readonly Vencimiento[]
}

const cobro = (
  { id: facturaId }: Pick<Cobrable, 'id'>,
  {
    fecha,
    medio,
    importe,
    ...mas
  }: Pick<CobroVivo, 'fecha' | 'medio' | 'importe' | 'anticipoId' | 'fechaImpagado'> & { vence?: string },
): CobroVivo => ({
  ...{ id: 0, facturaId, importe, medio, fecha, anticipoId: mas.anticipoId ?? null, vence: mas.vence ?? null },
  ...{ referencia: '', movimientoId: null, devolucionId: null },
  ...{ impagado: mas.fechaImpagado != null, fechaImpagado: mas.fechaImpagado ?? null },
  ...{ creadoEn: `${fecha}T18:00:00Z`, modificadoEn: `${mas.fechaImpagado ?? fecha}T18:00:00Z` },
})

/** What an invoice takes of the money that came before. */
export function descontar(factura: Cobrable, anticipo: AnticipoVivo | undefined): CobroVivo[] {
  const importe = anticipo ? Math.min(factura.total, enEuros(anticipo.importe - anticipo.usado)) : 0
  if (!anticipo || importe <= 0) return []
  anticipo.usado = enEuros(anticipo.usado + importe)
  return [cobro(factura, { fecha: factura.fecha, medio: 'anticipo', importe, anticipoId: anticipo.id })]
}

/** What a credit note owes goes back to the customer within days. */
export function devolverDinero(factura: Cobrable, hoy: string): CobroVivo[] {
  const fecha = laborable(masDias(factura.fecha, 7))
  return fecha <= hoy ? [cobro(factura, { fecha, medio: 'transferencia', importe: factura.total })] : []
}

const DIAS_DE_CARGO = [5, 20]

/** The next day on which the bank is given receipts to charge: twice a month. */
export function diaDeCargo(vence: string): string {
  const [ano, mes] = [ejercicioDe(vence), mesDe(vence)]
  const dias = [...DIAS_DE_CARGO.map((dia) => diaDelMes(ano, mes, dia)), diaDelMes(ano, mes + 1, DIAS_DE_CARGO[0] ?? 1)]
  return dias.map(laborable).find((dia) => dia >= vence) as string
}

/** For how long somebody who stops paying has not paid. */
const SIN_PAGAR = 150
const DEVUELTOS = 0.03

/** What was paid of an invoice by today: on its days or later; some receipts came back, and most of those were paid since. */
export function cobrosDe(
  factura: Cobrable,
  antes: readonly CobroVivo[],
  { caracter: { demora } }: ClienteVivo,
  hoy: string,
  suerte: () => number,
): CobroVivo[] {
  const { formaPago: medio } = factura
  const dejoDePagar = masDias(hoy, -SIN_PAGAR)
  return abiertos(factura.vencimientos, cobradoEn(antes)).flatMap(({ fecha: vence, importe }) => {
    if (demora === null && vence > dejoDePagar) return []
    const vuelve = medio === 'giro' && suerte() < DEVUELTOS
    const fecha =
      medio === 'giro' ? diaDeCargo(vence) : medio === 'tarjeta' ? vence : laborable(masDias(vence, demora ?? 0))
    if (fecha > hoy) return []
    const fechaImpagado = laborable(masDias(fecha, 4))
    if (!vuelve || fechaImpagado > hoy) return [cobro(factura, { fecha, medio, importe, vence })]
    const despues = laborable(masDias(fechaImpagado, 12 + (demora ?? 20)))
    const pagado =
      despues <= hoy && (despues < dejoDePagar || suerte() < 0.7)
        ? [cobro(factura, { fecha: despues, medio: 'transferencia', importe })]
        : []
    return [cobro(factura, { fecha, medio, importe, vence, fechaImpagado }), ...pagado]
  })
}

export const cobradoEn = (cobros: readonly CobroVivo[]): number =>
  sumarEuros(cobros.filter(({ impagado }) => !impagado).map(({ importe }) => importe))
