import type { AjustesDeProduccion } from '../casa/ajustes.ts'
import { aCentimos, aDiezmilesimas, aEuros, type Centimos, redondear, redondearA } from '../dinero.ts'

export const TIPOS_DE_LINEA = ['materia', 'avio', 'corte', 'confeccion', 'acabado', 'transporte', 'otro'] as const
export type TipoDeLinea = (typeof TIPOS_DE_LINEA)[number]

/** What some sizes take, when it is not what the others do. */
export interface ConsumoPorTallas {
  tallas: string[]
  consumo: number
}
export interface LineaDeCoste {
  /** Per garment, with four decimals. */
  consumo: number
  porTallas: readonly ConsumoPorTallas[]
  merma: number
  precio: number
  tipo: TipoDeLinea
}
export interface Hoja {
  lineas: readonly LineaDeCoste[]
  gastosGenerales: number
  margen: number
}
/** How many garments of each size the cost is the mean of. */
export type Pesos = Readonly<Record<string, number>>

const CUATRO = 10_000n
const CIEN = 100n

const fino = (n: number): bigint => BigInt(aDiezmilesimas(n))
const porciento = (n: number): bigint => BigInt(aCentimos(n))

/** A quotient rounded half away from zero; both are positive here. */
const cociente = (n: bigint, entre: bigint): bigint => (2n * n + entre) / (2n * entre)
const euros = (centimos: bigint): number => Number(centimos) / 100

/** What a garment of that size takes of a line, without waste. */
export const consumoDe = ({ consumo, porTallas }: Pick<LineaDeCoste, 'consumo' | 'porTallas'>, talla: string): number =>
  porTallas.find(({ tallas }) => tallas.includes(talla))?.consumo ?? consumo

/** The cost of a line in cents, over those sizes, each as often as it is made. */
function importe(linea: LineaDeCoste, pesos: readonly [talla: string, veces: number][]): bigint {
  const precio = fino(linea.precio) * (CUATRO + porciento(linea.merma))
  // consumo · precio · (1 + merma) carries twelve decimals, and a price has two.
  const escala = CUATRO * CUATRO * CUATRO
  if (linea.porTallas.length === 0 || pesos.length === 0) return cociente(fino(linea.consumo) * precio * CIEN, escala)
  const suma = pesos.reduce((n, [talla, veces]) => n + fino(consumoDe(linea, talla)) * BigInt(veces), 0n)
  const prendas = pesos.reduce((n, [, veces]) => n + BigInt(veces), 0n)
  return cociente(suma * precio * CIEN, escala * prendas)
}

function costear(hoja: Hoja, pesos: readonly [string, number][]) {
  const importes = hoja.lineas.map((linea) => importe(linea, pesos))
  const subtotal = importes.reduce((suma, n) => suma + n, 0n)
  const gastos = cociente(subtotal * porciento(hoja.gastosGenerales), CUATRO)
  return { importes, subtotal, gastos, coste: subtotal + gastos }
}

/** The next price, from this one up, that ends in one of those cents. */
export function redondearPrecio(precio: number, terminaciones: readonly number[]): number {
  const centimos = aCentimos(precio)
  if (terminaciones.length === 0 || centimos <= 0) return precio
  const entero = Math.floor(centimos / 100) * 100
  const candidatos = terminaciones.flatMap((fin) => [entero + fin, entero + 100 + fin])
  return Math.min(...candidatos.filter((n) => n >= centimos)) / 100
}

/** The share of a price that is left once the cost is paid, in per cent. */
export function margenDe(precio: number, coste: number): number | null {
  const centimos = aCentimos(precio)
  if (centimos <= 0) return null
  return redondearA(((centimos - aCentimos(coste)) * 100) / centimos, 2)
}

export interface Escandallo {
  importes: number[]
  materiales: number
  manoDeObra: number
  subtotal: number
  gastos: number
  coste: number
  /** Before and after rounding. */
  precioTeorico: number
  precio: number
  pvp: { desde: number; hasta: number }
  porTalla: { talla: string; coste: number }[]
}

const DE_MATERIAL: readonly TipoDeLinea[] = ['materia', 'avio']

/** What a garment costs and what it ought to be sold at. The sizes matter when some take more cloth than others. */
export function calcularEscandallo(
  hoja: Hoja,
  { terminaciones, pvp }: Pick<AjustesDeProduccion, 'terminaciones' | 'pvp'>,
  pesos: Pesos = {},
): Escandallo {
  const veces = Object.entries(pesos).filter(([, n]) => n > 0)
  const { importes, subtotal, gastos, coste } = costear(hoja, veces)
  const teorico = cociente(coste * CUATRO, CUATRO - porciento(hoja.margen))
  const precio = redondearPrecio(euros(teorico), terminaciones)
  const deMaterial = hoja.lineas.reduce(
    (suma, { tipo }, i) => suma + (DE_MATERIAL.includes(tipo) ? (importes[i] ?? 0n) : 0n),
    0n,
  )
  const tienda = (factor: number) => aEuros(redondear(aCentimos(precio) * factor) as Centimos)
  return {
    importes: importes.map(euros),
    materiales: euros(deMaterial),
    manoDeObra: euros(subtotal - deMaterial),
    subtotal: euros(subtotal),
    gastos: euros(gastos),
    coste: euros(coste),
    precioTeorico: euros(teorico),
    precio,
    pvp: { desde: tienda(pvp.desde), hasta: tienda(pvp.hasta) },
    porTalla: veces.map(([talla]) => ({ talla, coste: euros(costear(hoja, [[talla, 1]]).coste) })),
  }
}

/** The sizes a model is made in, as often as its curve says; without one, each once. */
export const pesosDe = (tallas: readonly string[], curva: Pesos | null): Pesos =>
  Object.fromEntries(tallas.map((talla) => [talla, curva ? (curva[talla] ?? 0) : 1]))

/** How much of a material some garments take, waste included, with four decimals, rounded up. */
export function necesidad(
  linea: Pick<LineaDeCoste, 'consumo' | 'porTallas' | 'merma'>,
  prendas: readonly { talla: string; cantidad: number }[],
): number {
  const suma = prendas.reduce((n, { talla, cantidad }) => n + fino(consumoDe(linea, talla)) * BigInt(cantidad), 0n)
  const conMerma = suma * (CUATRO + porciento(linea.merma))
  return Number((conMerma + CUATRO - 1n) / CUATRO) / Number(CUATRO)
}
