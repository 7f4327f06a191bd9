import type { Textos } from '@telar/domain/idioma'
import { seCuenta, sumar, type Unidad } from '@telar/domain/produccion/materia'
import { type ErrorDeLinea, leerMetros, leerPackingList, type PiezaLeida } from '@telar/domain/produccion/packing'
import { plano } from '@telar/domain/texto'

/** A roll as it is being typed: its length may not be one yet. */
export interface PiezaEscrita {
  clave: string
  numero: string
  metros: string
  lote: string
  colorId: number | null
  ubicacion: string
}

export type Falta = 'numero' | 'metros' | 'entera' | 'repetida'

interface ColorConNombre {
  id: number
  codigo: string
  nombre: Textos
}

/** The colour that a supplier names, in whatever language they do. */
export const colorDe = (nombre: string, colores: readonly ColorConNombre[]): number | null =>
  nombre === ''
    ? null
    : (colores.find((color) =>
        [color.codigo, ...Object.values(color.nombre)].some((uno) => plano(uno) === plano(nombre)),
      )?.id ?? null)

export const esHueco = ({ numero, metros }: PiezaEscrita): boolean => numero.trim() === '' && metros.trim() === ''

/** Those that say something. */
export const escritas = (piezas: readonly PiezaEscrita[]): PiezaEscrita[] => piezas.filter((pieza) => !esHueco(pieza))

/** `R-019` → `R-020`; nothing when it does not end in digits. */
export function siguienteNumero(numero: string): string {
  const escrito = numero.trim()
  const digitos = escrito.match(/\d+/g)?.findLast((cifras) => escrito.endsWith(cifras)) ?? ''
  return digitos === ''
    ? ''
    : `${escrito.slice(0, -digitos.length)}${String(Number(digitos) + 1).padStart(digitos.length, '0')}`
}

/** There is always a row to go on typing in; it lies where the last one does, and is of the same lot and colour. */
export function conHueco(piezas: readonly PiezaEscrita[], clave: () => string): PiezaEscrita[] {
  const ultima = piezas.at(-1)
  if (ultima && esHueco(ultima)) return [...piezas]
  const { lote = '', colorId = null, ubicacion = '' } = ultima ?? {}
  return [...piezas, { clave: clave(), numero: '', metros: '', lote, colorId, ubicacion }]
}

/** The first number after the last one that no other roll has. */
function numeroLibre(piezas: readonly PiezaEscrita[], i: number): string {
  const usados = new Set(piezas.map((pieza) => pieza.numero.trim()))
  const anterior = piezas.slice(0, i).findLast(({ numero }) => numero !== '')
  let numero = anterior ? siguienteNumero(anterior.numero) : '1'
  while (numero !== '' && usados.has(numero)) numero = siguienteNumero(numero)
  return numero
}

/** A length typed into a row without a number gives it the one that follows. */
export const conMetros = (piezas: readonly PiezaEscrita[], i: number, metros: string): PiezaEscrita[] =>
  piezas.map((pieza, j) => {
    if (j !== i) return pieza
    const numero = pieza.numero === '' && metros !== '' ? numeroLibre(piezas, i) : pieza.numero
    return { ...pieza, numero, metros }
  })

/** What is wrong with each row, by its key. */
export function faltasDe(piezas: readonly PiezaEscrita[], unidad: Unidad): Map<string, Falta> {
  const faltas = new Map<string, Falta>()
  const vistos = new Set<string>()
  for (const { clave, numero, metros } of escritas(piezas)) {
    const nombre = numero.trim()
    if (nombre === '') faltas.set(clave, 'numero')
    else if (leerMetros(metros) === undefined) faltas.set(clave, 'metros')
    else if (seCuenta(unidad) && !Number.isInteger(leerMetros(metros))) faltas.set(clave, 'entera')
    else if (vistos.has(nombre)) faltas.set(clave, 'repetida')
    vistos.add(nombre)
  }
  return faltas
}

/** How much has been typed so far; what is no length counts for nothing. */
export const cantidadDe = (piezas: readonly PiezaEscrita[]): number =>
  sumar(piezas.map(({ metros }) => leerMetros(metros) ?? 0))

/** Rows as the server takes them. */
export const enviadas = (piezas: readonly PiezaEscrita[]) =>
  escritas(piezas).map(({ numero, metros, lote, colorId, ubicacion }) => ({
    numero: numero.trim(),
    metros: leerMetros(metros) ?? 0,
    lote: lote.trim(),
    colorId,
    ubicacion: ubicacion.trim(),
  }))

/** What one line of a pasted list turned out to be. */
export type LineaPegada =
  | { clase: 'vacia' | 'cabecera' }
  | { clase: 'error'; codigo: ErrorDeLinea['codigo'] }
  | { clase: 'pieza'; pieza: PiezaLeida }

/** Every line of a pasted list beside what was understood of it. */
export function lineasPegadas(texto: string): LineaPegada[] {
  const { piezas, errores } = leerPackingList(texto)
  const lineas = texto.split(/\r?\n/)
  const errorDe = new Map(errores.map(({ linea, codigo }) => [linea, codigo]))
  const leidas = lineas.filter((linea, i) => linea.trim() !== '' && !errorDe.has(i + 1)).length
  let siguiente = leidas > piezas.length ? -1 : 0
  return lineas.map((linea, i): LineaPegada => {
    const codigo = errorDe.get(i + 1)
    if (codigo) return { clase: 'error', codigo }
    if (linea.trim() === '') return { clase: 'vacia' }
    const pieza = piezas[siguiente]
    siguiente += 1
    return pieza ? { clase: 'pieza', pieza } : { clase: 'cabecera' }
  })
}
