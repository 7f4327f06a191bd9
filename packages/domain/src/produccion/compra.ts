import { aDiezmilesimas, deDiezmilesimas } from '../dinero.ts'
import { diasEntre, masDias } from '../fecha.ts'
import { ReglaError } from '../regla.ts'
import { haciaArriba, type Unidad } from './materia.ts'

export const ESTADOS_DE_COMPRA = ['borrador', 'enviada', 'confirmada'] as const
/** What people have said of a purchase order; how much of it has come is known from its lines. */
export type EstadoDeCompra = (typeof ESTADOS_DE_COMPRA)[number]

export const SITUACIONES_DE_COMPRA = [
  'borrador',
  'enviada',
  'confirmada',
  'parcial',
  'recibida',
  'cerrada',
  'anulada',
] as const
/** Where a purchase order stands, by what was said of it and by what has come. */
export type SituacionDeCompra = (typeof SITUACIONES_DE_COMPRA)[number]

/** A line is what was asked for of one material and colour. */
export interface LineaDeCompra {
  pedida: number
  /** Came, and was not sent back to be replaced. */
  recibida: number
  /** No longer awaited. */
  cerrada: number
}

/** What of a line is still on its way. */
export const abierta = ({ pedida, recibida, cerrada }: LineaDeCompra): number =>
  deDiezmilesimas(Math.max(0, aDiezmilesimas(pedida) - aDiezmilesimas(recibida) - aDiezmilesimas(cerrada)))

/** No more of a line is given up than has not come. */
export const cerradaPosible = ({ pedida, recibida, cerrada }: LineaDeCompra): number =>
  deDiezmilesimas(Math.min(aDiezmilesimas(cerrada), Math.max(0, aDiezmilesimas(pedida) - aDiezmilesimas(recibida))))

/** Where an order stands. */
export function situacionDe(estado: EstadoDeCompra, lineas: readonly LineaDeCompra[]): SituacionDeCompra {
  if (estado === 'borrador') return 'borrador'
  const llego = lineas.some(({ recibida }) => recibida > 0)
  if (lineas.some((linea) => abierta(linea) > 0)) return llego ? 'parcial' : estado
  if (!llego) return 'anulada'
  return lineas.some(({ cerrada }) => cerrada > 0) ? 'cerrada' : 'recibida'
}

/** What happens to a line. */
export type ActoDeCompra =
  | { acto: 'recibir' | 'devolver' | 'pedir'; cantidad: number }
  | { acto: 'cerrar' }
  | { acto: 'reabrir' }

/**
 * A line after something has happened to it. What is returned to be replaced counts as not come; what came meanwhile is
 * not given up any more.
 */
export function trasActo(linea: LineaDeCompra, hecho: ActoDeCompra): LineaDeCompra {
  const con = (cambio: Partial<LineaDeCompra>) => {
    const nueva = { ...linea, ...cambio }
    return { ...nueva, cerrada: cerradaPosible(nueva) }
  }
  const suma = (n: number, m: number) => deDiezmilesimas(aDiezmilesimas(n) + aDiezmilesimas(m))
  switch (hecho.acto) {
    case 'recibir':
      return con({ recibida: suma(linea.recibida, hecho.cantidad) })
    case 'devolver':
      return con({ recibida: Math.max(0, suma(linea.recibida, -hecho.cantidad)) })
    case 'pedir':
      return con({ pedida: cantidadMinima(linea, hecho.cantidad) })
    case 'cerrar':
      return con({ cerrada: suma(linea.cerrada, abierta(linea)) })
    case 'reabrir':
      return con({ cerrada: 0 })
  }
}

/** What may be asked for of a line instead: no less than has come of it or was given up. */
const cantidadMinima = ({ recibida, cerrada }: LineaDeCompra, pedida: number): number =>
  Math.max(pedida, deDiezmilesimas(aDiezmilesimas(recibida) + aDiezmilesimas(cerrada)))

/** Refuses to ask for less of a line than has come of it or was given up. */
export function comprobarPedida(linea: LineaDeCompra, pedida: number): void {
  const minima = cantidadMinima(linea, 0)
  if (aDiezmilesimas(pedida) < aDiezmilesimas(minima)) throw new ReglaError('compra.menos-que-recibido', { n: minima })
}

/** How a supplier sells a material: no less than so much, and only in packs of so much. */
export interface Condicion {
  minimo: number
  multiplo: number
}

export type AjusteDePedido = 'minimo' | 'multiplo'

/**
 * A quantity as the supplier sells it: one that can be measured, up to the minimum, then up to whole packs; and by what
 * it was raised.
 */
export function redondearPedido(
  cantidad: number,
  { minimo, multiplo, unidad }: Condicion & { unidad: Unidad },
): { pedida: number; ajuste: AjusteDePedido | null } {
  const medible = aDiezmilesimas(haciaArriba(cantidad, unidad))
  const base = Math.max(medible, aDiezmilesimas(minimo))
  const pack = aDiezmilesimas(multiplo)
  const entera = pack > 0 ? Math.ceil(base / pack) * pack : base
  const ajuste = entera > base ? 'multiplo' : base > medible ? 'minimo' : null
  return { pedida: haciaArriba(deDiezmilesimas(entera), unidad), ajuste }
}

/** When something asked for today should come, by what the supplier says it takes. */
export const fechaDeEntrega = (hoy: string, dias: number | null): string | null =>
  dias === null ? null : masDias(hoy, dias)

/** More than this much over what was awaited asks for a reason: rolls are never as long as one asked. */
export const TOLERANCIA = 0.05

export interface EntregaDeLinea {
  /** What was awaited of it; nothing, if it was never asked for. */
  abierta: number | null
  llega: number
  precioPedido: number | null
  precio: number
}

export type Diferencia =
  | { clase: 'demas'; cantidad: number; pideMotivo: boolean }
  | { clase: 'demenos'; cantidad: number }
  | { clase: 'precio'; antes: number; ahora: number }
  | { clase: 'sinpedir'; cantidad: number }

/** What in a delivery is not as it was asked for. */
export function diferenciasDe({ abierta: esperada, llega, precioPedido, precio }: EntregaDeLinea): Diferencia[] {
  if (esperada === null) return llega > 0 ? [{ clase: 'sinpedir', cantidad: llega }] : []
  const falta = aDiezmilesimas(esperada) - aDiezmilesimas(llega)
  const cantidad = deDiezmilesimas(Math.abs(falta))
  const pideMotivo = -falta > aDiezmilesimas(esperada) * TOLERANCIA
  return [
    ...(falta < 0 ? [{ clase: 'demas' as const, cantidad, pideMotivo }] : []),
    ...(falta > 0 ? [{ clase: 'demenos' as const, cantidad }] : []),
    ...(precioPedido !== null && precioPedido !== precio
      ? [{ clase: 'precio' as const, antes: precioPedido, ahora: precio }]
      : []),
  ]
}

export const pideMotivo = (diferencias: readonly Diferencia[]): boolean =>
  diferencias.some((una) => una.clase === 'demas' && una.pideMotivo)

const ANCHO = 5

/** The number of a purchase order as people read it. */
export const numeroDeCompra = (ejercicio: number, n: number): string =>
  `PC${ejercicio}/${String(n).padStart(ANCHO, '0')}`

/** The number of what goes back to a supplier. */
export const numeroDeDevolucion = (ejercicio: number, n: number): string =>
  `DP${ejercicio}/${String(n).padStart(ANCHO, '0')}`

/** What is awaited of an order, moved so that the first of it comes on that day and the rest as long after it as before. */
export function esperadasDesde<L extends LineaDeCompra & { fechaPrevista: string | null }>(
  lineas: readonly L[],
  dia: string,
): L[] {
  const dias = lineas.flatMap((linea) => (abierta(linea) > 0 && linea.fechaPrevista) || [])
  const [primero = dia] = dias.toSorted()
  const mas = diasEntre(primero, dia)
  return lineas.map((linea) =>
    abierta(linea) > 0
      ? { ...linea, fechaPrevista: linea.fechaPrevista ? masDias(linea.fechaPrevista, mas) : dia }
      : linea,
  )
}
