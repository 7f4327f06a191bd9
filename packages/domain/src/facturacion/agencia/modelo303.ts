import { aCentimos, sumarEuros } from '../../dinero.ts'
import { ReglaError } from '../../regla.ts'
import { debeElIva, esDeAduana, type TratoDeIva } from '../recibida.ts'
import { alfa, blancos, type Declarante, eurosConN, nifEspanol, numero, registro } from './campos.ts'

interface Repercutido {
  rectificativa: boolean
  iva: number
  re: number
  base: number
  cuotaIva: number
  cuotaRe: number
}

interface Soportado {
  trato: TratoDeIva
  inmovilizado: boolean
  /** It takes back what another said. */
  rectificativa: boolean
  base: number
  cuota: number
  baseDeducible: number
  cuotaDeducible: number
}

export interface Cifras303 {
  tramos: readonly Repercutido[]
  soportado: readonly Soportado[]
  intracomunitarias: number
  exportaciones: number
}

/** A rate and the boxes of its base, itself and its tax. */
type Fila = readonly [tipo: number, base: number, suTipo: number, cuota: number]

const POR_TIPO: readonly Fila[] = [
  [0, 150, 151, 152],
  [4, 1, 2, 3],
  [5, 153, 154, 155],
  [10, 4, 5, 6],
  [21, 7, 8, 9],
]
const DEL_DOS: Fila = [2, 165, 166, 167]
const POR_RECARGO: readonly Fila[] = [
  [1.75, 156, 157, 158],
  [0.5, 16, 17, 18],
  [1.4, 19, 20, 21],
  [5.2, 22, 23, 24],
]
const RECARGO_DEL_DOS: Fila = [0.26, 168, 169, 170]

const DEVENGADAS = [152, 167, 3, 155, 6, 9, 11, 13, 15, 158, 170, 18, 21, 24, 26]
const DEDUCIBLES = [29, 31, 33, 35, 37, 39, 41, 42, 43, 44]

/** The first of the boxes in which what was bought is deducted. */
const deducibleEn = (trato: TratoDeIva): number => (trato === 'intracomunitaria' ? 36 : esDeAduana(trato) ? 32 : 28)

/** The boxes of form 303; those that are not named are zero. */
export type Casillas = ReadonlyMap<number, number>

const de = (casillas: Casillas, n: number): number => casillas.get(n) ?? 0

/** What customs put off to the return: it is paid with it, whatever of it is deducted. */
export const diferidoDe = ({ soportado }: Pick<Cifras303, 'soportado'>): number =>
  sumarEuros(soportado.filter(({ trato }) => trato === 'diferida').map(({ cuota }) => cuota))

/** Fills the boxes. Earlier quotas to be set off are what the house says, up to what there is to pay. */
export function casillas303({ tramos, soportado, ...datos }: Cifras303, aCompensar = 0): Casillas {
  const casillas = new Map<number, number>()
  const sumar = (n: number, importe: number) => casillas.set(n, sumarEuros([de(casillas, n), importe]))
  const total = (cuales: readonly number[]) => sumarEuros(cuales.map((n) => de(casillas, n)))
  const enFila = (filas: readonly Fila[], tipo: number, base: number, cuota: number) => {
    const fila = filas.find(([suyo]) => suyo === tipo)
    if (!fila) throw new ReglaError('agencia.tipo', { tipo })
    sumar(fila[1], base)
    sumar(fila[3], cuota)
  }
  for (const { rectificativa, iva, re, base, cuotaIva, cuotaRe } of tramos) {
    if (rectificativa) {
      if (iva > 0) sumar(14, base)
      sumar(15, cuotaIva)
      if (re > 0) sumar(25, base)
      sumar(26, cuotaRe)
      continue
    }
    if (iva > 0) enFila([...POR_TIPO, DEL_DOS], iva, base, cuotaIva)
    if (re > 0) enFila([...POR_RECARGO, RECARGO_DEL_DOS], re, base, cuotaRe)
  }
  for (const { trato, inmovilizado, rectificativa, base, cuota, ...suyo } of soportado) {
    if (trato === 'exenta') continue
    if (debeElIva(trato)) {
      const debida = rectificativa ? 14 : trato === 'intracomunitaria' ? 10 : 12
      sumar(debida, base)
      sumar(debida + 1, cuota)
    }
    const deducida = rectificativa ? 40 : deducibleEn(trato) + (inmovilizado ? 2 : 0)
    sumar(deducida, suyo.baseDeducible)
    sumar(deducida + 1, suyo.cuotaDeducible)
  }
  casillas.set(27, total(DEVENGADAS))
  casillas.set(45, total(DEDUCIBLES))
  casillas.set(46, sumarEuros([de(casillas, 27), -de(casillas, 45)]))
  casillas.set(59, datos.intracomunitarias)
  casillas.set(60, datos.exportaciones)
  for (const n of [64, 66]) casillas.set(n, de(casillas, 46))
  casillas.set(77, diferidoDe({ soportado }))
  const resultado = sumarEuros([de(casillas, 66), de(casillas, 77)])
  const aplicado = Math.min(aCompensar, Math.max(resultado, 0))
  casillas.set(110, aCompensar)
  casillas.set(78, aplicado)
  casillas.set(87, sumarEuros([aCompensar, -aplicado]))
  for (const n of [69, 71]) casillas.set(n, sumarEuros([resultado, -aplicado]))
  return casillas
}

interface Declaracion303 {
  declarante: Declarante
  ejercicio: number
  /** A quarter (1T … 4T) or a month (01 … 12). */
  periodo: string
  cifras: Cifras303
  aCompensar?: number
  /** Who made the program, and its version. */
  programa: { nif: string; version: string }
}

const IMPORTE = 17
const ULTIMOS = ['4T', '12']
const NO = '2'

/** Paid, set off later, or nothing happened. */
function tipoDe(casillas: Casillas): string {
  const resultado = aCentimos(de(casillas, 71))
  if (resultado > 0) return 'I'
  const algo = [...casillas.values()].some((importe) => importe !== 0)
  return algo ? 'C' : 'N'
}

const porCiento = (tipo: number) => numero(aCentimos(tipo), 5)

/** Form 303 as the agency's layout of 2024 has it: page 1, the general regime, and page 3, the result. */
export function enModelo303({ declarante, ejercicio, periodo, cifras, aCompensar, programa }: Declaracion303): string {
  const casillas = casillas303(cifras, aCompensar)
  const tipo = tipoDe(casillas)
  const caja = (n: number) => eurosConN(de(casillas, n), IMPORTE)
  const fila = ([suyo, base, , cuota]: Fila) => caja(base) + porCiento(suyo) + caja(cuota)
  const cajas = (desde: number, hasta: number) =>
    Array.from({ length: hasta - desde + 1 }, (_, i) => caja(desde + i)).join('')
  const deAnual = ULTIMOS.includes(periodo) ? NO : '0'
  const pagina1 = registro(
    1581,
    ...['<T', '303', '01000', '>', blancos(1), tipo, nifEspanol(declarante.nif, declarante.nombre)],
    ...[alfa(declarante.nombre, 80), numero(ejercicio, 4), periodo],
    ...[NO, NO, '3', NO, NO, NO, NO, NO, NO, blancos(8), blancos(1), NO, deAnual, '0'],
    ...[...POR_TIPO.map(fila), cajas(10, 15), ...POR_RECARGO.map(fila), cajas(25, 46)],
    ...[fila(DEL_DOS), fila(RECARGO_DEL_DOS), blancos(522), blancos(13), '</T30301000>'],
  )
  const pagina3 = registro(
    1017,
    ...['<T', '303', '03000', '>', ...[59, 60, 120, 122, 123, 124, 62, 63, 74, 75, 76, 64].map(caja), porCiento(100)],
    ...[66, 77, 110, 78, 87, 68, 69, 70, 109, 71].map(caja),
    ...[tipo === 'N' ? 'X' : ' ', blancos(1), blancos(13), blancos(1), caja(108), caja(111), blancos(120)],
    ...[blancos(1), blancos(1), blancos(443), '</T30303000>'],
  )
  const envoltorio = `T3030${numero(ejercicio, 4)}${periodo}0000`
  const auxiliar = `<AUX>${blancos(70)}${alfa(programa.version, 4)}${blancos(4)}${alfa(programa.nif, 9)}${blancos(213)}</AUX>`
  return `<${envoltorio}>${auxiliar}${pagina1}${pagina3}</${envoltorio}>`
}
