import { ReglaError } from '../regla.ts'

export const SITUACIONES = [
  'recibido',
  'confirmado',
  'enPreparacion',
  'parcial',
  'servido',
  'facturado',
  'cancelado',
] as const
/** Where an order stands, as the staff sees it. */
export type Situacion = (typeof SITUACIONES)[number]

export const PENDIENTE = 1
export const COMPLETADO = 2
export const CANCELADO = 3

/** What the customer is told: pending until everything has left or been closed. */
export function estadoDe(situacion: Situacion): number {
  if (situacion === 'cancelado') return CANCELADO
  return situacion === 'servido' || situacion === 'facturado' ? COMPLETADO : PENDIENTE
}

/** The moves that people make by hand; deliveries and invoices make the others. */
const MOVIMIENTOS: Record<Situacion, readonly Situacion[]> = {
  recibido: ['confirmado', 'cancelado'],
  confirmado: ['recibido', 'enPreparacion', 'cancelado'],
  enPreparacion: ['confirmado', 'cancelado'],
  parcial: [],
  servido: ['facturado'],
  facturado: ['servido'],
  cancelado: [],
}

/** Where people may move an order by hand. */
export const movimientosDe = (situacion: Situacion): readonly Situacion[] => MOVIMIENTOS[situacion]

/** Refuses a move that the table does not know, and one that somebody else has made. */
export function comprobarMovimiento(de: Situacion, a: Situacion): void {
  if (de === a) throw new ReglaError('pedido.ya', { a: `@pedido.${a}` })
  if (!MOVIMIENTOS[de].includes(a))
    throw new ReglaError('pedido.movimiento', { de: `@pedido.${de}`, a: `@pedido.${a}` })
}

/** An order that changed since it was confirmed is confirmed anew, wherever its work stands. */
export const seConfirmaOtraVez = ({
  situacion,
  porConfirmar,
}: {
  situacion: Situacion
  porConfirmar: boolean
}): boolean => porConfirmar && situacion !== 'recibido' && estadoDe(situacion) === PENDIENTE

/** Of one size: how many were ordered, how many have left, how many never will. */
export interface Celda {
  talla: string
  cantidad: number
  servida: number
  anulada: number
}

/** What is still to be served of a size. */
export const pendiente = ({ cantidad, servida, anulada }: Celda): number => cantidad - servida - anulada

/** What is still to be served of several. */
export const pendienteDe = (celdas: readonly Celda[]): number =>
  celdas.reduce((suma, celda) => suma + pendiente(celda), 0)

export interface Cantidad {
  talla: string
  cantidad: number
}

function aplicar(celdas: readonly Celda[], cantidades: readonly Cantidad[], campo: 'servida' | 'anulada'): Celda[] {
  const ajena = cantidades.find(({ talla }) => !celdas.some((celda) => celda.talla === talla))
  if (ajena) throw new ReglaError('pedido.talla-ajena', { talla: ajena.talla })
  return celdas.map((celda) => {
    const cantidad = cantidades.filter(({ talla }) => talla === celda.talla).reduce((n, una) => n + una.cantidad, 0)
    if (cantidad > pendiente(celda))
      throw new ReglaError('pedido.mas-que-pendiente', { talla: celda.talla, n: pendiente(celda) })
    return { ...celda, [campo]: celda[campo] + cantidad }
  })
}

/** A delivery: these leave. Never more than is pending. */
export const servir = (celdas: readonly Celda[], cantidades: readonly Cantidad[]): Celda[] =>
  aplicar(celdas, cantidades, 'servida')

/** A delivery is undone: these are pending again. Never more than have left. */
export const devolverAPendiente = (celdas: readonly Celda[], cantidades: readonly Cantidad[]): Celda[] =>
  celdas.map((celda) => {
    const vuelven = cantidades.filter(({ talla }) => talla === celda.talla).reduce((n, una) => n + una.cantidad, 0)
    if (vuelven > celda.servida)
      throw new ReglaError('pedido.mas-que-servido', { talla: celda.talla, n: celda.servida })
    return { ...celda, servida: celda.servida - vuelven }
  })

/** Where an order can stand before anything of it leaves. */
export const ANTES_DE_SALIR: readonly Situacion[] = ['recibido', 'confirmado', 'enPreparacion']

/** Closing: what is pending will not be served. */
export const anularPendiente = (celdas: readonly Celda[]): Celda[] =>
  aplicar(
    celdas,
    celdas.map((celda) => ({ talla: celda.talla, cantidad: pendiente(celda) })),
    'anulada',
  )

/** Where an order stands once some of it has left or been closed. */
export function situacionTras(celdas: readonly Celda[], antes: Situacion): Situacion {
  const servidas = celdas.reduce((n, { servida }) => n + servida, 0)
  if (pendienteDe(celdas) === 0) return servidas > 0 ? 'servido' : 'cancelado'
  return servidas > 0 ? 'parcial' : antes
}

/** How many whole curves the quantities of one colour make; nothing when they make none exactly. */
export function curvasEn(curva: Readonly<Record<string, number>>, cantidades: readonly Cantidad[]): number | undefined {
  const de = (talla: string) => cantidades.find((una) => una.talla === talla)?.cantidad ?? 0
  const tallas = Object.entries(curva).filter(([, n]) => n > 0)
  const [primera] = tallas
  if (!primera) return undefined
  const veces = de(primera[0]) / primera[1]
  const exactas = Number.isInteger(veces) && tallas.every(([talla, n]) => de(talla) === n * veces)
  const fuera = cantidades.some(({ talla, cantidad }) => cantidad > 0 && !curva[talla])
  return exactas && !fuera ? veces : undefined
}

/** The number of an order is its year and its place in it, in at least so many digits: `2027/000012`. */
export const ANCHO_DE_NUMERO = 6

/** What is still to be invoiced of a size. */
export const porFacturar = ({ cantidad, anulada }: Celda, facturada: number): number => cantidad - anulada - facturada

/** What an invoice makes leave: whatever it names that has not left yet. */
export const porServir = ({ servida }: Celda, facturada: number): number => Math.max(0, facturada - servida)

/** An order is invoiced once nothing is left to invoice; it is no longer when some of it is taken back. */
export function situacionFacturada(antes: Situacion, abiertas: number): Situacion {
  if (antes === 'servido' && abiertas <= 0) return 'facturado'
  return antes === 'facturado' && abiertas > 0 ? 'servido' : antes
}
