import { EN_CASA, type EnCasa } from '@telar/domain/almacen/movimiento'
import { z } from 'zod'
import { type Escrito, esCuenta } from '../../../pieces/matriz/rejilla.ts'

const Anotada = z.object({
  modeloId: z.int(),
  colorId: z.int(),
  talla: z.string(),
  /** What the books said when it was counted. */
  habia: z.int(),
  contadas: z.int(),
})

/** The cells that are to be counted, and no others of their models: those of a shelf, or those that were not found. */
const Hoja = z.object({
  /** The shelf; none where they lie anywhere. */
  id: z.int().nullable(),
  codigo: z.string(),
  /** Where else each lies, by the cell: it has to be counted there, too. */
  celdas: z.record(z.string(), z.array(z.string())),
})
export type Hoja = z.output<typeof Hoja>

/** A count that is being made: nothing of it is booked yet. */
const Cuaderno = z.object({
  lugar: z.enum(EN_CASA),
  nota: z.string(),
  /** What the books say is not shown to those who count. */
  aCiegas: z.boolean(),
  hoja: Hoja.nullable().default(null),
  modelos: z.array(z.int()),
  celdas: z.record(z.string(), Anotada),
})
export type Cuaderno = z.output<typeof Cuaderno>

export const VACIO: Cuaderno = { lugar: 'almacen', nota: '', aCiegas: false, hoja: null, modelos: [], celdas: {} }
const MAXIMO = 99_999
/** As many cells as one count may hold. */
export const MAXIMO_DE_CELDAS = 2000

export const claveDe = (modeloId: number, colorId: number, talla: string): string => `${modeloId} ${colorId} ${talla}`

/** Digits make a count; a cell without any was not counted, which is not the same as none. */
export function leerCuenta(texto: string): number | null {
  const digitos = texto.replace(/\D/g, '')
  return digitos === '' ? null : Math.min(Number(digitos), MAXIMO)
}

type Hay = (colorId: number, talla: string) => number

/** Writes down what was typed or pasted of a model, each cell beside what the books say of it now; half a garment is none. */
export function anotar(cuaderno: Cuaderno, modeloId: number, escritos: readonly Escrito[], hay: Hay): Cuaderno {
  const celdas = { ...cuaderno.celdas }
  for (const { colorId, talla, texto } of escritos.filter((uno) => esCuenta(uno.texto))) {
    const clave = claveDe(modeloId, colorId, talla)
    const contadas = leerCuenta(texto)
    if (contadas === null) delete celdas[clave]
    else celdas[clave] = { modeloId, colorId, talla, habia: hay(colorId, talla), contadas }
  }
  return { ...cuaderno, celdas }
}

interface Cual {
  modeloId: number
  colorId: number
  talla: string
}

/** What has just been counted stands beside what the books say at that moment; garments leave while a sheet lies open. */
export function alDia(cuaderno: Cuaderno, claves: ReadonlySet<string>, hoja: readonly (Cual & { hay: number })[]) {
  const celdas = { ...cuaderno.celdas }
  for (const { modeloId, colorId, talla, hay } of hoja) {
    const clave = claveDe(modeloId, colorId, talla)
    const anotada = claves.has(clave) ? celdas[clave] : undefined
    if (anotada) celdas[clave] = { ...anotada, habia: hay }
  }
  return { ...cuaderno, celdas }
}

/** Cells that have to be counted again are empty once more. */
export function sinContar(cuaderno: Cuaderno, cuales: readonly Cual[]): Cuaderno {
  const claves = new Set(cuales.map(({ modeloId, colorId, talla }) => claveDe(modeloId, colorId, talla)))
  const quedan = Object.entries(cuaderno.celdas).filter(([clave]) => !claves.has(clave))
  return { ...cuaderno, celdas: Object.fromEntries(quedan) }
}

/** One garment more, as a scanner counts them; its model joins the count. */
export function unaMas(cuaderno: Cuaderno, { modeloId, colorId, talla }: Cual, hay: number): Cuaderno {
  const clave = claveDe(modeloId, colorId, talla)
  const antes = cuaderno.celdas[clave]
  const celda = antes ?? { modeloId, colorId, talla, habia: hay, contadas: 0 }
  const contadas = Math.min(celda.contadas + 1, MAXIMO)
  return { ...conModelo(cuaderno, modeloId), celdas: { ...cuaderno.celdas, [clave]: { ...celda, contadas } } }
}

/** The cells of a shelf join the count; what was counted already stays. */
export function conHoja(
  cuaderno: Cuaderno,
  { id, codigo }: Pick<Hoja, 'id' | 'codigo'>,
  celdas: readonly (Cual & { otras?: readonly string[] })[],
): Cuaderno {
  const modelos = [...new Set([...cuaderno.modelos, ...celdas.map(({ modeloId }) => modeloId)])]
  const suyas = celdas.map((celda) => [claveDe(celda.modeloId, celda.colorId, celda.talla), [...(celda.otras ?? [])]])
  return {
    ...cuaderno,
    nota: cuaderno.nota || codigo,
    modelos,
    hoja: { id, codigo, celdas: { ...cuaderno.hoja?.celdas, ...Object.fromEntries(suyas) } },
  }
}

/** Whether a cell is to be counted: of a model of which some are asked for, only those, and what was counted anyway. */
export function seCuenta({ hoja, celdas }: Cuaderno, modeloId: number, colorId: number, talla: string): boolean {
  const clave = claveDe(modeloId, colorId, talla)
  const delModelo = Object.keys(hoja?.celdas ?? {}).some((una) => una.startsWith(`${modeloId} `))
  return !delModelo || hoja?.celdas[clave] !== undefined || celdas[clave] !== undefined
}

/** Where else a cell lies. */
export const tambienEn = ({ hoja }: Cuaderno, modeloId: number, colorId: number, talla: string): readonly string[] =>
  hoja?.celdas[claveDe(modeloId, colorId, talla)] ?? []

export const conModelo = (cuaderno: Cuaderno, modeloId: number): Cuaderno =>
  cuaderno.modelos.includes(modeloId) ? cuaderno : { ...cuaderno, modelos: [...cuaderno.modelos, modeloId] }

export const sinModelo = (cuaderno: Cuaderno, modeloId: number): Cuaderno => ({
  ...cuaderno,
  modelos: cuaderno.modelos.filter((id) => id !== modeloId),
  celdas: Object.fromEntries(Object.entries(cuaderno.celdas).filter(([, celda]) => celda.modeloId !== modeloId)),
})

export const enLugar = (cuaderno: Cuaderno, lugar: EnCasa): Cuaderno =>
  Object.keys(cuaderno.celdas).length === 0 ? { ...cuaderno, lugar } : cuaderno

/** What has been counted so far, and how far it is from the books. */
export function resumenDe({ celdas }: Pick<Cuaderno, 'celdas'>) {
  const todas = Object.values(celdas)
  const suma = (de: (celda: z.output<typeof Anotada>) => number) => todas.reduce((n, celda) => n + de(celda), 0)
  return {
    celdas: todas.length,
    contadas: suma(({ contadas }) => contadas),
    sobran: suma(({ contadas, habia }) => Math.max(0, contadas - habia)),
    faltan: suma(({ contadas, habia }) => Math.max(0, habia - contadas)),
  }
}

/** The count as it is sent. */
export const enviado = ({ lugar, nota, celdas }: Cuaderno) => ({ lugar, nota, celdas: Object.values(celdas) })

/** A count that was kept aside; what cannot be read is none. */
export function leerGuardado(texto: string | null): Cuaderno | null {
  if (texto === null) return null
  try {
    return Cuaderno.safeParse(JSON.parse(texto)).data ?? null
  } catch {
    return null
  }
}

export const hayAlgo = ({ modelos, nota, hoja }: Cuaderno): boolean =>
  modelos.length > 0 || nota !== '' || hoja !== null
