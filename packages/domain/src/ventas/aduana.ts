import { aEuros, type Centimos, sumarEuros } from '../dinero.ts'
import { descontar, importeDeLinea } from './totales.ts'

/** What a model's page has to say of a garment before it passes a customs. */
export const CAMPOS_DE_ADUANA = ['taric', 'pesoGr'] as const
export type CampoDeAduana = (typeof CAMPOS_DE_ADUANA)[number]

/** The house makes what it sells. */
export const ORIGEN = 'ES'

/** Garments of one order's line that leave. */
export interface PrendaQueSale {
  modeloId: number
  numero: string
  /** What it is, in words that a customs officer reads. */
  descripcion: string
  taric: string | null
  pesoGr: number | null
  cantidad: number
  precio: number
  dto: number
  dtoComercial: number
  dtoProntoPago: number
}

/** One line of what is declared: garments of a model at one price. */
export interface LineaDeAduana {
  modeloId: number
  numero: string
  descripcion: string
  /** Digits alone; empty where the model has none that says what it is to all the world. */
  taric: string
  cantidad: number
  /** What was paid for one, after discounts. */
  valor: number
  /** All of them together, in grams; 0 where nobody knows. */
  pesoGr: number
  falta: CampoDeAduana[]
}

/** The first six digits of a code are the same in every country; with fewer it says nothing. */
const esTaric = (codigo: string): boolean => /^\d{6,10}$/.test(codigo)

const soloCifras = (taric: string | null): string => (taric ?? '').replace(/[\s.]/g, '')

const valorDeUna = ({ precio, dto, dtoComercial, dtoProntoPago }: PrendaQueSale): Centimos =>
  descontar(importeDeLinea({ cantidad: 1, precio, dto }), { dtoComercial, dtoProntoPago }).neto

/** What is told to a customs of some garments, and what of it nobody has written yet. */
export function declarar(prendas: readonly PrendaQueSale[]): LineaDeAduana[] {
  const grupos = Map.groupBy(prendas, (una) => `${una.modeloId}/${valorDeUna(una)}`)
  return [...grupos.values()].flatMap((iguales) => {
    const [una] = iguales
    if (!una) return []
    const cantidad = iguales.reduce((n, otra) => n + otra.cantidad, 0)
    const cifras = soloCifras(una.taric)
    const taric = esTaric(cifras) ? cifras : ''
    const pesoGr = cantidad * (una.pesoGr ?? 0)
    const { modeloId, numero, descripcion } = una
    const falta = CAMPOS_DE_ADUANA.filter((campo) => (campo === 'taric' ? taric === '' : pesoGr === 0))
    return [{ modeloId, numero, descripcion, taric, cantidad, valor: aEuros(valorDeUna(una)), pesoGr, falta }]
  })
}

/** What the whole of it is worth. */
export const valorDeclarado = (lineas: readonly LineaDeAduana[]): number =>
  sumarEuros(lineas.map(({ cantidad, valor }) => cantidad * valor))
