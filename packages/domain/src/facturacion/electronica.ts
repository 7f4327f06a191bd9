import { aCentimos } from '../dinero.ts'
import { masDias } from '../fecha.ts'
import { esFiestaNacional } from './banco/calendario.ts'
import { type ClienteCopia, esSimplificada, type TipoDeFactura } from './factura.ts'

/** How an invoice stands on its way to its buyer: waiting, taken, given back by who carries it, or annulled before it left. */
export const ENVIOS = ['pendiente', 'enviada', 'devuelta', 'anulada'] as const
export type EnvioElectronico = (typeof ENVIOS)[number]

/** What a buyer says of an invoice. */
export const SITUACIONES = ['entregada', 'aceptada', 'rechazada', 'parcial', 'pagada'] as const
export type Situacion = (typeof SITUACIONES)[number]

/** What the house says: of what it receives, and that an invoice of its own that had left is annulled. */
export const DICHOS = ['aceptada', 'rechazada', 'parcial', 'pagada', 'anulada'] as const
export type Dicho = (typeof DICHOS)[number]

/** What came in: to be looked at, taken into the books, or refused. */
export const ENTRADAS = ['propuesta', 'aceptada', 'rechazada'] as const
export type EstadoDeEntrante = (typeof ENTRADAS)[number]

/** What the buyer says and what was collected differ: paid by our books and they are silent, or the other way round. */
export const DESACUERDOS = ['sin-decir', 'sin-cobrar'] as const
export type Desacuerdo = (typeof DESACUERDOS)[number]

/** Local corporations, public bodies and organs of the state: they take Facturae. */
const PUBLICOS = /^(ES)?[PQS]\d{7}/i

interface Emitida {
  tipo: TipoDeFactura
  clienteCopia: Pick<ClienteCopia, 'nif' | 'direccion' | 'dir3'> | null
}

/**
 * Whether an invoice goes to its buyer electronically (Ley 56/2007, 2 bis): a full one, to a business or professional
 * established in Spain. Who is not named gets simplified ones alone; public buyers have their own way.
 */
export const vaElectronica = ({ tipo, clienteCopia }: Emitida): boolean =>
  clienteCopia !== null &&
  !esSimplificada(tipo) &&
  clienteCopia.direccion.pais === 'ES' &&
  !clienteCopia.dir3 &&
  !PUBLICOS.test(clienteCopia.nif)

/** What says more goes before what says less, whatever comes first: payment, then a verdict, then that it arrived. */
const PESO: Record<Situacion, number> = { entregada: 0, aceptada: 1, rechazada: 1, parcial: 2, pagada: 3 }

interface Comunicado {
  estado: Situacion
  fecha: string
}

/** How an invoice stands by all that its buyer has said, in whatever order it came. */
export function situacionDe(comunicados: readonly Comunicado[]): Situacion | null {
  const [mas] = comunicados.toSorted(
    (a, b) => PESO[b.estado] - PESO[a.estado] || b.fecha.localeCompare(a.fecha) || b.estado.localeCompare(a.estado),
  )
  return mas?.estado ?? null
}

const DIAS_DE_RESPUESTA = 4

/** Until when a received invoice is answered: four days, of which Saturdays, Sundays and national holidays are none. */
export function plazoDeRespuesta(llegada: string): string {
  let dia = llegada
  for (let quedan = DIAS_DE_RESPUESTA; quedan > 0; ) {
    dia = masDias(dia, 1)
    const semana = new Date(dia).getUTCDay()
    if (semana !== 0 && semana !== 6 && !esFiestaNacional(dia)) quedan -= 1
  }
  return dia
}

/** What a payment makes of a received invoice, as its supplier is told. */
export const dichoDePago = (pendiente: number): Dicho => (aCentimos(pendiente) === 0 ? 'pagada' : 'parcial')
