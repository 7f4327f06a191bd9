import { plano } from '../texto.ts'

/** A line of a typed or pasted order, read but not yet looked up. */
export interface LineaRapida {
  linea: number
  numero: string
  /** As it was typed; empty where the model has one colour only. */
  color: string
  talla: string
  cantidad: number
}
export interface LineaIlegible {
  linea: number
  texto: string
}

const SEPARADORES = /[\s;,|]+/
const PAR = /^([^:=×*]+)[:=×*](\d{1,4})$/
const CANTIDAD = /^[x×]?(\d{1,4})$/i

type Leida = LineaRapida[] | LineaIlegible

/** `1215 negro 38:2 40:3`: a number, a colour, sizes with their quantities. */
function conPares(linea: number, numero: string, resto: string[]): LineaRapida[] {
  const pares = resto.map((parte) => PAR.exec(parte))
  const primero = pares.findIndex(Boolean)
  if (primero < 0 || pares.slice(primero).some((par) => par === null)) return []
  const color = resto.slice(0, primero).join(' ')
  return pares
    .slice(primero)
    .flatMap((par) => (par ? [{ linea, numero, color, talla: par[1] ?? '', cantidad: Number(par[2]) }] : []))
}

/** `1215 negro M 3`: a number, a colour, a size, a quantity. */
function suelta(linea: number, numero: string, resto: string[]): LineaRapida[] {
  const cantidad = CANTIDAD.exec(resto.at(-1) ?? '')?.[1]
  const talla = resto.at(-2)
  return cantidad && talla && !PAR.test(talla)
    ? [{ linea, numero, color: resto.slice(0, -2).join(' '), talla, cantidad: Number(cantidad) }]
    : []
}

function leer(texto: string, linea: number): Leida {
  const [numero = '', ...resto] = texto.split(SEPARADORES).filter(Boolean)
  const pares = conPares(linea, numero, resto)
  const leidas = pares.length > 0 ? pares : suelta(linea, numero, resto)
  const buenas = leidas.length > 0 && leidas.every(({ cantidad }) => cantidad > 0)
  return buenas ? leidas : { linea, texto: texto.trim() }
}

/** Reads an order typed or pasted as text, a garment or a colour per line; nothing is lost, not even what is not understood. */
export function leerPedidoRapido(texto: string): { lineas: LineaRapida[]; ilegibles: LineaIlegible[] } {
  const leidas = texto
    .split(/\r?\n/)
    .map((renglon, i) => ({ renglon, linea: i + 1 }))
    .filter(({ renglon }) => renglon.trim() !== '')
    .map(({ renglon, linea }) => leer(renglon, linea))
  return {
    lineas: leidas.flatMap((leida) => (Array.isArray(leida) ? leida : [])),
    ilegibles: leidas.flatMap((leida) => (Array.isArray(leida) ? [] : [leida])),
  }
}

/** The one that goes by that name: exactly, or as the only one that begins so. */
export function porNombre<T>(
  opciones: readonly T[],
  nombres: (opcion: T) => readonly string[],
  dicho: string,
): T | undefined {
  if (dicho === '') return opciones.length === 1 ? opciones[0] : undefined
  const buscado = plano(dicho)
  const exacta = opciones.find((opcion) => nombres(opcion).some((nombre) => plano(nombre) === buscado))
  if (exacta) return exacta
  const parecidas = opciones.filter((opcion) => nombres(opcion).some((nombre) => plano(nombre).startsWith(buscado)))
  return parecidas.length === 1 ? parecidas[0] : undefined
}
