import { sumarEuros } from '../dinero.ts'

export const HECHOS_DE_CUENTA = [
  'anticipo',
  'factura',
  'cobro',
  'compensacion',
  'devuelto',
  'anticipo-devuelto',
] as const
export type HechoDeCuenta = (typeof HECHOS_DE_CUENTA)[number]

/** Something that changes what a customer owes. */
export interface Apunte {
  fecha: string
  que: HechoDeCuenta
  numero: string
  /** Above nothing, they owe more. */
  importe: number
}

export interface FacturaEnCuenta {
  numero: string
  fecha: string
  total: number
}

export interface CobroEnCuenta {
  numero: string
  fecha: string
  importe: number
  fechaImpagado: string | null
  compensacion: boolean
}

/** Money that came before any invoice; what invoices take of it later changes nothing of what is owed. */
export interface AnticipoEnCuenta {
  numero: string
  fecha: string
  importe: number
  devuelto: number
  fechaDevuelto: string | null
}

const ORDEN: readonly HechoDeCuenta[] = HECHOS_DE_CUENTA

/** All that happened between the house and a customer, in its order. */
export function apuntesDe(
  facturas: readonly FacturaEnCuenta[],
  cobros: readonly CobroEnCuenta[],
  anticipos: readonly AnticipoEnCuenta[] = [],
): Apunte[] {
  const deFacturas = facturas.map(
    ({ numero, fecha, total }): Apunte => ({ fecha, que: 'factura', numero, importe: total }),
  )
  const deCobros = cobros.flatMap(({ numero, fecha, importe, fechaImpagado, compensacion }): Apunte[] => [
    { fecha, que: compensacion ? 'compensacion' : 'cobro', numero, importe: -importe },
    ...(fechaImpagado === null ? [] : [{ fecha: fechaImpagado, que: 'devuelto' as const, numero, importe }]),
  ])
  const deAnticipos = anticipos.flatMap(({ numero, fecha, importe, devuelto, fechaDevuelto }): Apunte[] => [
    { fecha, que: 'anticipo', numero, importe: -importe },
    ...(fechaDevuelto === null
      ? []
      : [{ fecha: fechaDevuelto, que: 'anticipo-devuelto' as const, numero, importe: devuelto }]),
  ])
  return [...deFacturas, ...deCobros, ...deAnticipos].sort(
    (a, b) =>
      a.fecha.localeCompare(b.fecha) || ORDEN.indexOf(a.que) - ORDEN.indexOf(b.que) || a.numero.localeCompare(b.numero),
  )
}

/** What was owed when a period began, what happened in it, what was owed after each, and at its end. */
export function cuentaDe(apuntes: readonly Apunte[], { desde, hasta }: { desde: string; hasta: string }) {
  const inicial = sumarEuros(apuntes.filter(({ fecha }) => fecha < desde).map(({ importe }) => importe))
  let saldo = inicial
  const lineas = apuntes
    .filter(({ fecha }) => fecha >= desde && fecha <= hasta)
    .map((apunte) => {
      saldo = sumarEuros([saldo, apunte.importe])
      return { ...apunte, saldo }
    })
  return { inicial, lineas, saldo }
}
