import { INTRACOMUNITARIA, type Regimen } from '../clientes/regimen.ts'
import { aCentimos } from '../dinero.ts'
import { CampoError, ReglaError } from '../regla.ts'
import { comprobarQueEstaAbierto } from './libros-cerrados.ts'

/** How money comes in before a supply to another state of the Union: by the bank, never through the till. */
export const MEDIOS_DE_ANTICIPO = ['transferencia', 'tarjeta', 'bizum'] as const
export type MedioDeAnticipo = (typeof MEDIOS_DE_ANTICIPO)[number]

/** Only what is paid before a supply within the Union is no supply (LIVA 75.Dos); anywhere else it is invoiced with its tax. */
export function comprobarAnticipo(regimen: Regimen, fecha: string, hoy: string): void {
  if (regimen !== INTRACOMUNITARIA) throw new CampoError('clienteId', 'anticipo.se-factura')
  if (fecha > hoy) throw new CampoError('fecha', 'cobro.futuro')
  comprobarQueEstaAbierto('fecha', fecha, hoy)
}

interface Recibo {
  numero: string
  clienteId: number
  fecha: string
  queda: number
}

interface Factura {
  clienteId: number
  regimenIva: number
}

/** A receipt pays an invoice of the same customer, of a supply within the Union, from its day on and up to what is left of it. */
export function comprobarUso(
  recibo: Recibo | undefined,
  factura: Factura,
  { fecha, importe }: { fecha: string; importe: number },
): void {
  if (!recibo || recibo.clienteId !== factura.clienteId) throw new CampoError('anticipoId', 'anticipo.ajeno')
  if (factura.regimenIva !== INTRACOMUNITARIA) throw new CampoError('anticipoId', 'anticipo.otro-regimen')
  if (fecha < recibo.fecha) throw new CampoError('fecha', 'anticipo.antes', { numero: recibo.numero })
  if (aCentimos(importe) <= 0 || aCentimos(importe) > aCentimos(recibo.queda))
    throw new CampoError('importe', 'anticipo.de-mas', { numero: recibo.numero, queda: recibo.queda })
}

/** What is left is given back whole: what invoices have taken stays theirs. */
export function comprobarDevolucion(
  { numero, fecha, queda }: Omit<Recibo, 'clienteId'>,
  dia: string,
  hoy: string,
): void {
  if (aCentimos(queda) <= 0) throw new ReglaError('anticipo.nada', { numero })
  if (dia > hoy || dia < fecha) throw new CampoError('fecha', 'anticipo.fecha-devuelto')
}

/** A receipt by mistake is annulled while nothing came of it. */
export function comprobarAnulacion({
  numero,
  importe,
  queda,
}: {
  numero: string
  importe: number
  queda: number
}): void {
  if (aCentimos(queda) !== aCentimos(importe)) throw new ReglaError('anticipo.usado', { numero })
}
