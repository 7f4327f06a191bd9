import { redondearA } from '../dinero.ts'
import { llano } from '../texto.ts'

/** A roll as a supplier's list names it. */
export interface PiezaLeida {
  numero: string
  metros: number
  lote: string
  color: string
  ubicacion: string
}
export interface ErrorDeLinea {
  linea: number
  codigo: 'packing.metros' | 'packing.numero' | 'packing.repetida'
  texto: string
}

type Campo = keyof PiezaLeida

/** Without a heading, the columns come in this order. */
const ORDEN: readonly Campo[] = ['numero', 'metros', 'lote', 'color', 'ubicacion']
const MAX_METROS = 100_000

const TITULOS: Record<Campo, RegExp> = {
  numero: /^(n|no|num|numero|pieza|piezas|rollo|roll|peca|peça|bulto|ref)$/,
  metros: /^(m|mt|mts|metros|metres|metre|meters|cantidad|quantity|qty|ud|uds|unidades|kg|kilos|largo|length)$/,
  lote: /^(lote|lot|partida|bano|tintada|batch|bath)$/,
  color: /^(color|colour|cor|tono)$/,
  ubicacion: /^(ubicacion|estante|location|lugar|sitio|localizacao)$/,
}

function campoDe(titulo: string): Campo | undefined {
  const palabra = llano(titulo).replace(/[^a-z0-9]/g, '')
  return ORDEN.find((campo) => TITULOS[campo].test(palabra))
}

/** Tabs, semicolons or bars part the columns of a list; failing those, spaces do. */
function partir(linea: string): string[] {
  const separador = /[\t;|]/.test(linea) ? /[\t;|]/ : /\s+/
  return linea
    .trim()
    .split(separador)
    .map((parte) => parte.trim())
}

/** A length as people write it: 52,30 or 1.052,30 or 52.3, with its unit or without. */
export function leerMetros(texto: string): number | undefined {
  const limpio = texto
    .trim()
    .replace(/(?:m|mt|mts|ud|uds|kg)\.?$/i, '')
    .trim()
  if (!/^\d[\d.,]*$/.test(limpio)) return undefined
  const decimal = Math.max(limpio.lastIndexOf(','), limpio.lastIndexOf('.'))
  const signos = limpio.replace(/\d/g, '').length
  // A lone point or comma is decimal; of several, the last one is when it differs from the others.
  const esDecimal = signos === 1 || (signos > 1 && limpio.indexOf(limpio.charAt(decimal)) === decimal)
  const entero = (esDecimal ? limpio.slice(0, decimal) : limpio).replace(/[.,]/g, '')
  const n = Number(esDecimal ? `${entero}.${limpio.slice(decimal + 1)}` : entero)
  return Number.isFinite(n) && n > 0 && n <= MAX_METROS ? redondearA(n, 4) : undefined
}

function leerLinea(partes: readonly string[], columnas: readonly (Campo | undefined)[]): Record<Campo, string> {
  const de = (campo: Campo) => {
    const i = columnas.indexOf(campo)
    return (i >= 0 ? partes[i] : undefined) ?? ''
  }
  return {
    numero: de('numero'),
    metros: de('metros'),
    lote: de('lote'),
    color: de('color'),
    ubicacion: de('ubicacion'),
  }
}

/** A supplier's packing list as it is pasted: its rolls, and every line that cannot be read. */
export function leerPackingList(texto: string): { piezas: PiezaLeida[]; errores: ErrorDeLinea[] } {
  const piezas: PiezaLeida[] = []
  const errores: ErrorDeLinea[] = []
  let columnas: readonly (Campo | undefined)[] = ORDEN
  let primera = true
  for (const [i, cruda] of texto.split(/\r?\n/).entries()) {
    if (cruda.trim() === '') continue
    const partes = partir(cruda)
    const titulos = partes.map(campoDe)
    const esCabecera = primera && titulos.includes('numero') && titulos.includes('metros')
    primera = false
    if (esCabecera) {
      columnas = titulos
      continue
    }
    const leida = leerLinea(partes, columnas)
    const metros = leerMetros(leida.metros)
    const error = (codigo: ErrorDeLinea['codigo']) => errores.push({ linea: i + 1, codigo, texto: cruda.trim() })
    if (leida.numero === '') error('packing.numero')
    else if (metros === undefined) error('packing.metros')
    else if (piezas.some(({ numero }) => numero === leida.numero)) error('packing.repetida')
    else piezas.push({ ...leida, metros })
  }
  return { piezas, errores }
}
