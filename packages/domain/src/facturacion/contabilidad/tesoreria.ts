import { aCentimos, aEuros, type Centimos } from '../../dinero.ts'
import type { TipoDeMovimiento } from '../caja.ts'
import type { MedioDeCobro } from '../cobro.ts'
import { type Documento, juntar, type Partida } from './asiento.ts'
import { CUENTAS } from './cuentas.ts'

export interface CobroContable {
  id: number
  fecha: string
  medio: MedioDeCobro
  importe: number
  fechaImpagado: string | null
  /** It sets an invoice against one of another customer that takes its place: the debt goes from one to the other. */
  traspaso?: boolean
}

/** A due date that went to the bank in a remittance; the payment it became, or the day it came back uncharged. */
export interface GiroContable {
  id: number
  fecha: string
  importe: number
  cobroId: number | null
  devuelta: string | null
}

interface Cobrada {
  numeroCompleto: string
  clienteId: number
  cliente: string
}

type Suceso =
  | { que: 'giro' | 'devuelto'; fecha: string; id: number; importe: number }
  | {
      que: 'cobro' | 'impagado'
      fecha: string
      id: number
      importe: number
      medio: MedioDeCobro
      remitido: number
      traspaso: boolean
    }

const ORDEN: readonly Suceso['que'][] = ['giro', 'cobro', 'impagado', 'devuelto']

/** What happened to an invoice's payments, in its order: sent to the bank, paid, given back. */
function sucesosDe(cobros: readonly CobroContable[], giros: readonly GiroContable[]): Suceso[] {
  const deGiros = giros.flatMap(({ id, fecha, importe, cobroId, devuelta }): Suceso[] => [
    { que: 'giro', fecha, id, importe },
    ...(devuelta !== null && cobroId === null ? [{ que: 'devuelto' as const, fecha: devuelta, id, importe }] : []),
  ])
  const deCobros = cobros.flatMap(({ id, fecha, importe, medio, fechaImpagado, traspaso = false }): Suceso[] => {
    const remitido = giros.find(({ cobroId }) => cobroId === id)?.importe ?? 0
    const suyo = { id, importe, medio, remitido, traspaso }
    return [
      { que: 'cobro', fecha, ...suyo },
      ...(fechaImpagado === null ? [] : [{ que: 'impagado' as const, fecha: fechaImpagado, ...suyo }]),
    ]
  })
  const lugar = ({ que }: Suceso) => (que === 'giro' ? 0 : que === 'devuelto' ? 2 : 1)
  return [...deGiros, ...deCobros].sort(
    (a, b) =>
      a.fecha.localeCompare(b.fecha) ||
      lugar(a) - lugar(b) ||
      a.id - b.id ||
      ORDEN.indexOf(a.que) - ORDEN.indexOf(b.que),
  )
}

interface Medio {
  medio: MedioDeCobro
  traspaso: boolean
}

/**
 * Where the money of a payment is: what came before the invoice was kept as the customer's, and what is set against it is
 * on another of theirs.
 */
function cuentaDeMedio({ medio, traspaso }: Medio, clienteId: number): string {
  if (medio === 'anticipo') return CUENTAS.anticipo(clienteId)
  if (medio === 'compensacion') return traspaso ? CUENTAS.porAplicar : CUENTAS.cliente(clienteId)
  return medio === 'contado' ? CUENTAS.caja : CUENTAS.banco
}

const euros = (centimos: number) => aEuros(centimos as Centimos)

const DICHO: Record<Suceso['que'], string> = {
  giro: 'Remesa',
  cobro: 'Cobro',
  impagado: 'Impagado',
  devuelto: 'Devuelto',
}

/**
 * The entries of an invoice's payments: money comes and the customer owes less. What goes to the bank in a remittance is
 * owed as such until it is paid; what the bank gives back is owed as unpaid, and what is sent or paid afterwards settles
 * that first. What is set against another invoice moves no money: what had come back of this one is owed, or settled, in
 * the other, and where that is somebody else's the debt goes over. What came before it is the customer's until then.
 */
export function asientosDeCobros(
  { numeroCompleto, clienteId, cliente }: Cobrada,
  cobros: readonly CobroContable[],
  giros: readonly GiroContable[] = [],
): Documento[] {
  let impagado = 0
  const cuenta = {
    cliente: CUENTAS.cliente(clienteId),
    girado: CUENTAS.girados(clienteId),
    impagado: CUENTAS.impagados(clienteId),
  }
  /** So much less is owed: of what came back first, then of the invoice. */
  const saldar = (cents: number): Partida[] => {
    const deImpagado = Math.min(impagado, Math.max(cents, 0))
    impagado -= deImpagado
    return [
      { cuenta: cuenta.cliente, importe: euros(deImpagado - cents) },
      { cuenta: cuenta.impagado, importe: euros(-deImpagado) },
    ]
  }
  /** So much is owed again, as unpaid. */
  const devolver = (cents: number): Partida => {
    impagado += Math.max(cents, 0)
    return { cuenta: cents > 0 ? cuenta.impagado : cuenta.cliente, importe: euros(cents) }
  }
  return sucesosDe(cobros, giros).map((suceso): Documento => {
    const { que, fecha, id, importe } = suceso
    const cents = aCentimos(importe)
    const partidas = (): Partida[] => {
      if (!('medio' in suceso))
        return que === 'giro'
          ? [{ cuenta: cuenta.girado, importe }, ...saldar(cents)]
          : [devolver(cents), { cuenta: cuenta.girado, importe: -importe }]
      const tesoreria = cuentaDeMedio(suceso, clienteId)
      if (que === 'impagado') return [devolver(cents), { cuenta: tesoreria, importe: -importe }]
      const remitido = aCentimos(suceso.remitido)
      return [
        { cuenta: tesoreria, importe },
        { cuenta: cuenta.girado, importe: euros(-remitido) },
        ...saldar(cents - remitido),
      ]
    }
    const dicho = 'medio' in suceso && suceso.medio === 'compensacion' && !suceso.traspaso ? 'Compensación' : DICHO[que]
    const concepto = `${que === 'cobro' && cents < 0 ? 'Devolución' : dicho} fra. ${numeroCompleto} ${cliente}`
    return { clave: `${que}:${id}`, fecha, concepto, partidas: juntar(partidas()) }
  })
}

interface AnticipoContable {
  id: number
  numero: string
  clienteId: number
  cliente: string
  fecha: string
  importe: number
  devuelto: number
  fechaDevuelto: string | null
}

/** Money that came before any supply is the customer's; what is given back of it is theirs no more. */
export function asientosDeAnticipo(anticipo: AnticipoContable): Documento[] {
  const { id, numero, clienteId, cliente, fecha, importe, devuelto, fechaDevuelto } = anticipo
  const mover = (cuanto: number): Partida[] => [
    { cuenta: CUENTAS.banco, importe: cuanto },
    { cuenta: CUENTAS.anticipo(clienteId), importe: -cuanto },
  ]
  return [
    { clave: `anticipo:${id}`, fecha, concepto: `Anticipo ${numero} ${cliente}`, partidas: mover(importe) },
    ...(fechaDevuelto === null
      ? []
      : [
          {
            ...{ clave: `anticipodevuelto:${id}`, fecha: fechaDevuelto },
            ...{ concepto: `Devolución anticipo ${numero} ${cliente}`, partidas: mover(-devuelto) },
          },
        ]),
  ]
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
