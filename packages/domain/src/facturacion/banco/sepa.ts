import type { Direccion } from '../../casa/direccion.ts'
import type { EsquemaSepa, Mandato } from '../../clientes/mandato.ts'
import { aCentimos, sumarEuros } from '../../dinero.ts'
import { diaDelMes, ejercicioDe, mesDe } from '../../fecha.ts'
import { ReglaError } from '../../regla.ts'

/** The place of a charge among those of its mandate. */
export type Secuencia = 'FRST' | 'RCUR' | 'FNAL' | 'OOFF'

/** A mandate by which nothing was charged for so long has lapsed. */
const ANOS_DE_VIDA = 3
const caduca = (dia: string): string => diaDelMes(ejercicioDe(dia) + ANOS_DE_VIDA, mesDe(dia), Number(dia.slice(8)))

interface Uso {
  /** The last day on which something was charged by it, if anything was. */
  ultimo: string | null
  /** Nothing more will be charged by it. */
  final?: boolean
}

/** The place of the next charge by a mandate; refused when it allows none on that day. */
export function secuenciaDe(mandato: Mandato, { ultimo, final = false }: Uso, cargo: string): Secuencia {
  if (mandato.fecha > cargo) throw new ReglaError('remesa.mandato-posterior', { mandato: mandato.referencia })
  if (caduca(ultimo ?? mandato.fecha) < cargo)
    throw new ReglaError('remesa.mandato-caducado', { mandato: mandato.referencia })
  if (mandato.unico && ultimo !== null) throw new ReglaError('remesa.mandato-usado', { mandato: mandato.referencia })
  if (mandato.unico) return 'OOFF'
  if (final) return 'FNAL'
  return ultimo === null ? 'FRST' : 'RCUR'
}

const LETRAS: Record<string, string> = {
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l' },
  ...{ '&': '+', '·': '.' },
}
const MARCAS = /\p{M}/gu
const AJENAS = /[^A-Za-z0-9/\-?:().,'+ ]/g

/** A text in the letters that every bank of the area takes, no longer than it may be. */
export const enLetrasSepa = (texto: string, largo: number): string =>
  texto
    .normalize('NFD')
    .replace(MARCAS, '')
    .replace(AJENAS, (letra) => LETRAS[letra] ?? ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, largo)
    .trim()

const LARGO_DE_REFERENCIA = 35

/** A reference as banks pass it on: no spaces, no slash at its ends and none twice. */
export const enReferenciaSepa = (texto: string): string =>
  enLetrasSepa(texto, texto.length)
    .replaceAll(' ', '')
    .split('/')
    .filter((trozo) => trozo !== '')
    .join('/')
    .slice(0, LARGO_DE_REFERENCIA)
    .replace(/\/$/, '')

/** A charge, or a payment, among those that go to the bank together. */
export interface Orden {
  /** By which the bank names it when it comes back. */
  referencia: string
  nombre: string
  iban: string
  importe: number
  concepto: string
}

/** Where somebody is, as far as a bank asks. */
export type Domicilio = Pick<Direccion, 'calle' | 'codigoPostal' | 'ciudad' | 'pais'>

export interface Adeudo extends Orden {
  domicilio: Domicilio
  mandato: Mandato
  /** The last charge by the same mandate was to another account. */
  otraCuenta: boolean
  secuencia: Secuencia
  cargo: string
}

/** What is charged on one day, by one scheme and at one place in the mandates: a bank takes them as one. */
export interface LoteDeAdeudos extends Pick<Adeudo, 'secuencia' | 'cargo'> {
  esquema: EsquemaSepa
  adeudos: Adeudo[]
}

export function lotesDe(adeudos: readonly Adeudo[]): LoteDeAdeudos[] {
  const lotes = new Map<string, LoteDeAdeudos>()
  for (const adeudo of adeudos) {
    const { cargo, secuencia, mandato } = adeudo
    const clave = `${cargo} ${mandato.esquema} ${secuencia}`
    const lote = lotes.get(clave) ?? { cargo, secuencia, esquema: mandato.esquema, adeudos: [] }
    lote.adeudos.push(adeudo)
    lotes.set(clave, lote)
  }
  return [...lotes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, lote]) => lote)
}

/** What goes to the bank is more than nothing, and adds up in cents. */
export function sumaDe(ordenes: readonly Pick<Orden, 'importe' | 'referencia'>[]): number {
  if (ordenes.length === 0) throw new ReglaError('remesa.vacia')
  const mala = ordenes.find(({ importe }) => aCentimos(importe) <= 0)
  if (mala) throw new ReglaError('remesa.importe', { referencia: mala.referencia })
  return sumarEuros(ordenes.map(({ importe }) => importe))
}
