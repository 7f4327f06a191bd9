import type { LineaDeEscandallo } from '@telar/contract/produccion/escandallo'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { sumarEuros } from '@telar/domain/dinero'
import type { ConsumoPorTallas, LineaDeCoste, TipoDeLinea } from '@telar/domain/produccion/escandallo'
import type { z } from 'zod'

/** A line as it is being typed: what is empty is not a number yet. */
export interface LineaEscrita {
  clave: string
  tipo: TipoDeLinea
  materiaId: number | null
  concepto: string
  consumo: number | null
  porTallas: ConsumoPorTallas[]
  merma: number | null
  precio: number | null
}

type Linea = z.output<typeof LineaDeEscandallo>

/** Lines of a stored sheet, or of one to copy from. */
export const escritasDe = (lineas: readonly Omit<Linea, 'importe'>[], clave: () => string): LineaEscrita[] =>
  lineas.map(({ tipo, materiaId, concepto, consumo, porTallas, merma, precio }) => ({
    ...{ clave: clave(), tipo, materiaId, concepto, consumo, porTallas, merma, precio },
  }))

const AVIOS: readonly MateriaFila['tipo'][] = ['avio', 'etiqueta']

/** A material enters with what it costs today. */
export const deMateria = ({ id, nombre, tipo, precio }: MateriaFila, clave: string): LineaEscrita => ({
  ...{ clave, materiaId: id, concepto: nombre, consumo: 1, porTallas: [], merma: 0, precio },
  tipo: AVIOS.includes(tipo) ? 'avio' : 'materia',
})

/** Work, carriage or anything else that is no material; its price is still to be typed. */
export const deConcepto = (tipo: TipoDeLinea, concepto: string, clave: string): LineaEscrita => ({
  ...{ clave, tipo, concepto, materiaId: null, consumo: 1, porTallas: [], merma: 0, precio: null },
})

/** What is typed as the calculation takes it; what is missing costs nothing yet. */
export const paraCalcular = (lineas: readonly LineaEscrita[]): LineaDeCoste[] =>
  lineas.map(({ tipo, consumo, porTallas, merma, precio }) => ({
    ...{ tipo, porTallas, consumo: consumo ?? 0, merma: merma ?? 0, precio: precio ?? 0 },
  }))

/** What a size takes, if it is not what the others do. */
export const consumoPropio = (porTallas: readonly ConsumoPorTallas[], talla: string): number | null =>
  porTallas.find(({ tallas }) => tallas.includes(talla))?.consumo ?? null

/** A size takes so much, or again what the others do; sizes that take the same go together, in their order. */
export function conConsumoDe(
  porTallas: readonly ConsumoPorTallas[],
  tallas: readonly string[],
  talla: string,
  consumo: number | null,
): ConsumoPorTallas[] {
  const propios = tallas.flatMap((una) => {
    const suyo = una === talla ? consumo : consumoPropio(porTallas, una)
    return suyo === null ? [] : [{ talla: una, consumo: suyo }]
  })
  const grupos = Map.groupBy(propios, (propio) => propio.consumo)
  return [...grupos].map(([suyo, juntas]) => ({ tallas: juntas.map((una) => una.talla), consumo: suyo }))
}

export interface Comparada {
  clave: string
  concepto: string
  previsto: number
  real: number
  /** Somebody measured it; the others are as planned. */
  medida: boolean
}

type Costeada = Pick<Linea, 'tipo' | 'materiaId' | 'concepto' | 'importe'> & { real?: boolean }

/** The sewing of an order is one thing, whatever each sheet calls it; a material is known by itself. */
const claveDe = ({ tipo, materiaId, concepto }: Costeada): string => {
  if (materiaId !== null) return `m${materiaId}`
  return tipo === 'confeccion' ? tipo : `${tipo} ${concepto.trim().toLowerCase()}`
}

/** What was planned beside what it came to, line by line. */
export function comparar(plan: readonly Costeada[], reales: readonly Costeada[]): Comparada[] {
  const filas = new Map<string, Comparada>()
  const sumar = (linea: Costeada, lado: 'previsto' | 'real') => {
    const clave = claveDe(linea)
    const fila = filas.get(clave) ?? { clave, concepto: linea.concepto, previsto: 0, real: 0, medida: false }
    filas.set(clave, {
      ...fila,
      medida: fila.medida || linea.real === true,
      [lado]: sumarEuros([fila[lado], linea.importe]),
    })
  }
  for (const linea of plan) sumar(linea, 'previsto')
  for (const linea of reales) sumar(linea, 'real')
  return [...filas.values()]
}
