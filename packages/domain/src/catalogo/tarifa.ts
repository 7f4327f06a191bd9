import { aCentimos, aDiezmilesimas, redondear, redondearA } from '../dinero.ts'
import { precioDeSegunda } from './precio.ts'

/** What a percentage of a price list speaks of, the widest first: a narrower one has the word. */
export const AMBITOS_DE_TARIFA = ['todo', 'temporada', 'tipo', 'coleccion'] as const
export type AmbitoDeTarifa = (typeof AMBITOS_DE_TARIFA)[number]

/** What a promotion speaks of. */
export const AMBITOS_DE_PROMOCION = ['todo', 'modelos', 'tipos', 'colecciones'] as const
export type AmbitoDePromocion = (typeof AMBITOS_DE_PROMOCION)[number]

/** Of what a scale counts the garments. */
export const CUENTAS_DE_ESCALA = ['modelo', 'pedido'] as const
export type CuentaDeEscala = (typeof CUENTAS_DE_ESCALA)[number]

export interface Escala {
  de: CuentaDeEscala
  desde: number
  dto: number
}

export interface ReglaDeTarifa {
  ambito: AmbitoDeTarifa
  /** Which season, type or collection; none where it speaks of everything. */
  cual: number | null
  dto: number
}

/** A price list as it is in force. `modelos` says which models its collections hold. */
export interface Tarifa {
  id: number
  nombre: string
  reglas: readonly (ReglaDeTarifa & { modelos?: readonly number[] | null | undefined })[]
  escalas: readonly Escala[]
  precios: readonly { modeloId: number; precio: number }[]
}

export interface Promocion {
  id: number
  nombre: string
  hasta: string | null
  dto: number | null
  precio: number | null
  /** It comes on top of the price list; otherwise the customer gets whichever is better. */
  acumulable: boolean
  ambito: AmbitoDePromocion
  /** The models, types or collections it names. */
  cuales: readonly number[]
  /** The models of the collections it names. */
  modelos?: readonly number[] | null | undefined
}

/** What is in force for a customer on a day. */
export interface Tarifario {
  tarifas: readonly Tarifa[]
  promociones: readonly Promocion[]
}

export interface ModeloConPrecio {
  id: number
  precioMayor: number
  modeloTipoId: number
  temporadaId: number
}

/** How many garments of the model and of the whole order. */
export interface Cantidades {
  modelo: number
  pedido: number
}

/** A step from the house's price to the customer's; what is kept says on the first where it began. */
export type Porque = Paso & { base?: number | undefined }

type Paso =
  | {
      clase: 'tarifa'
      id: number
      nombre: string
      precio: number | null
      dto: number | null
      ambito: AmbitoDeTarifa | null
    }
  | { clase: 'escala'; de: CuentaDeEscala; desde: number; dto: number }
  | { clase: 'promocion'; id: number; nombre: string; precio: number | null; dto: number | null; hasta: string | null }
  | { clase: 'segunda'; precio: number | null; dto: number | null }

export interface PrecioDecidido {
  /** What one garment costs this customer. */
  precio: number
  /** How much less than the house's price that is, in hundredths of a percent rounded. */
  dto: number
  porque: readonly Porque[]
}

/** What is kept of why a price is what it is; some a person has set. */
export type PorqueGuardado = Porque | { clase: 'mano'; precio: number }

/** Why a price is what it is, as it is kept: with the house's price that it began at. */
export const conBase = (porque: readonly Porque[], base: number): Porque[] =>
  porque.map((paso, i) => (i === 0 ? { ...paso, base } : paso))

const TODO = 10_000n
const parte = (dto: number) => TODO - BigInt(Math.min(Math.max(aCentimos(dto), 0), 10_000))

/** A price less some percentages, one on what the other left, rounded to the cent once. */
function menos(precio: number, dtos: readonly number[]): number {
  if (dtos.length === 0) return Math.max(precio, 0)
  const cuanto = dtos.reduce((n, dto) => n * parte(dto), BigInt(aDiezmilesimas(Math.max(precio, 0))))
  const entre = dtos.reduce((n) => n * TODO, 100n)
  return Number((cuanto * 2n + entre) / (entre * 2n)) / 100
}

const ALCANCE = AMBITOS_DE_TARIFA
const PORCENTAJE = 100

function leToca({ ambito, cual, modelos }: Tarifa['reglas'][number], modelo: ModeloConPrecio): boolean {
  if (ambito === 'todo') return true
  if (ambito === 'temporada') return cual === modelo.temporadaId
  if (ambito === 'tipo') return cual === modelo.modeloTipoId
  return modelos?.includes(modelo.id) ?? false
}

/** Of the percentages that touch a model the narrowest speaks; of two as narrow, the larger. */
const reglaDe = ({ reglas }: Tarifa, modelo: ModeloConPrecio) =>
  reglas
    .filter((regla) => leToca(regla, modelo))
    .toSorted((a, b) => ALCANCE.indexOf(b.ambito) - ALCANCE.indexOf(a.ambito) || b.dto - a.dto)[0]

const escalaDe = ({ escalas }: Tarifa, cantidades: Cantidades) =>
  escalas
    .filter(({ de, desde }) => cantidades[de] >= desde)
    .toSorted((a, b) => b.dto - a.dto || a.desde - b.desde || (a.de < b.de ? -1 : 1))[0]

const interesa = ({ ambito, cuales, modelos }: Promocion, modelo: ModeloConPrecio): boolean => {
  if (ambito === 'todo') return true
  if (ambito === 'modelos') return cuales.includes(modelo.id)
  if (ambito === 'tipos') return cuales.includes(modelo.modeloTipoId)
  return modelos?.includes(modelo.id) ?? false
}

interface Candidato {
  precio: number
  porque: Porque[]
}

const decir = ({ id, nombre, precio, dto, hasta }: Promocion): Porque => ({
  clase: 'promocion',
  ...{ id, nombre, precio, dto, hasta },
})

/** The house's price, or what a list makes of it: its own price or percentage, its scale, and what comes on top. */
function porTarifa(
  tarifa: Tarifa | undefined,
  modelo: ModeloConPrecio,
  cantidades: Cantidades,
  encima: readonly Promocion[],
): Candidato {
  const fijo = tarifa?.precios.find(({ modeloId }) => modeloId === modelo.id)?.precio
  const regla = tarifa && fijo === undefined ? reglaDe(tarifa, modelo) : undefined
  const escala = tarifa && escalaDe(tarifa, cantidades)
  const porque: Porque[] = []
  if (tarifa && (fijo !== undefined || (regla && regla.dto > 0)))
    porque.push({
      clase: 'tarifa',
      ...{ id: tarifa.id, nombre: tarifa.nombre, precio: fijo ?? null },
      ...{ dto: regla?.dto ?? null, ambito: regla?.ambito ?? null },
    })
  if (escala && escala.dto > 0) porque.push({ clase: 'escala', ...escala })
  porque.push(...encima.map(decir))
  const dtos = [regla?.dto ?? 0, escala?.dto ?? 0, ...encima.map(({ dto }) => dto ?? 0)].filter((dto) => dto > 0)
  return { precio: menos(fijo ?? modelo.precioMayor, dtos), porque }
}

/**
 * What a garment costs a customer, and why: of the lists in force and the promotions that are not added to anything, the
 * cheapest. Which rule was written first does not matter.
 */
export function precioPara(
  modelo: ModeloConPrecio,
  tarifario: Tarifario | null,
  cantidades: Cantidades,
): PrecioDecidido {
  if (!tarifario) return { precio: modelo.precioMayor, dto: 0, porque: [] }
  const suyas = tarifario.promociones.filter((promocion) => interesa(promocion, modelo)).toSorted((a, b) => a.id - b.id)
  const encima = suyas.filter(({ acumulable, dto }) => acumulable && dto !== null && dto > 0)
  const aparte = suyas.filter((promocion) => !encima.includes(promocion))
  const tarifas = tarifario.tarifas.toSorted((a, b) => a.id - b.id)
  const candidatos: Candidato[] = [
    ...(tarifas.length > 0 ? tarifas : [undefined]).map((tarifa) => porTarifa(tarifa, modelo, cantidades, encima)),
    ...aparte.map((promocion) => ({
      precio: promocion.precio ?? menos(modelo.precioMayor, [promocion.dto ?? 0]),
      porque: [decir(promocion)],
    })),
  ]
  const { precio, porque } = candidatos.reduce((mejor, otro) => (otro.precio < mejor.precio ? otro : mejor))
  return { precio, dto: rebajaDe(modelo, precio), porque }
}

const rebajaDe = ({ precioMayor }: ModeloConPrecio, precio: number): number =>
  precioMayor > 0 ? redondear(((precioMayor - precio) / precioMayor) * PORCENTAJE * PORCENTAJE) / PORCENTAJE : 0

/**
 * What a garment with a fault, or one that is sold off, costs a customer: its model's own price for it or that part of the
 * tariff, unless a good one costs them less.
 */
export function precioDeOcasion(
  modelo: ModeloConPrecio & { precioSegunda: number | null },
  porCiento: number,
  buena: PrecioDecidido,
): PrecioDecidido {
  const precio = precioDeSegunda(modelo, porCiento)
  if (precio >= buena.precio) return buena
  const { precioSegunda } = modelo
  const dto = precioSegunda === null ? redondearA(PORCENTAJE - porCiento, 2) : null
  return { precio, dto: rebajaDe(modelo, precio), porque: [{ clase: 'segunda', precio: precioSegunda, dto }] }
}

/** A price that more garments would give. */
export interface Peldano {
  de: CuentaDeEscala
  desde: number
  precio: number
  porque: readonly Porque[]
}

/** The prices of a model for one customer: of a single garment, and of so many as make it cheaper. */
export interface Escalera {
  precio: number
  porque: readonly Porque[]
  escalas: readonly Peldano[]
}

const UNA: Cantidades = { modelo: 1, pedido: 1 }

export function escaleraDe(modelo: ModeloConPrecio, tarifario: Tarifario | null): Escalera {
  const { precio, porque } = precioPara(modelo, tarifario, UNA)
  const umbrales = tarifario?.tarifas.flatMap(({ escalas }) => escalas.map(({ de, desde }) => ({ de, desde }))) ?? []
  const distintos = [...new Map(umbrales.map((uno) => [`${uno.de} ${uno.desde}`, uno])).values()]
  const escalas = distintos
    .toSorted((a, b) => a.desde - b.desde || (a.de < b.de ? -1 : 1))
    .map(({ de, desde }) => ({ de, desde, ...precioPara(modelo, tarifario, { ...UNA, [de]: desde }) }))
    .filter((peldano) => peldano.precio < precio)
    .map(({ de, desde, precio: cuanto, porque: como }) => ({ de, desde, precio: cuanto, porque: como }))
  return { precio, porque, escalas }
}

/** What so many garments cost each, by the prices that were shown. */
export const precioEn = (
  { precio, escalas }: { precio: number; escalas: readonly Omit<Peldano, 'porque'>[] },
  cantidades: Cantidades,
): number =>
  escalas
    .filter(({ de, desde }) => cantidades[de] >= desde)
    .reduce((menor, peldano) => Math.min(menor, peldano.precio), precio)

interface Vigencia {
  desde: string
  hasta: string | null
}

/** Whether two lists hold on one same day. */
export const seSolapan = (a: Vigencia, b: Vigencia): boolean =>
  a.desde <= (b.hasta ?? '9999') && b.desde <= (a.hasta ?? '9999')
