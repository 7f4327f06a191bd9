import { sumarEuros } from '../../dinero.ts'

/** So much in an account: a debit, or a credit when it is less than nothing. */
export interface Partida {
  cuenta: string
  importe: number
  /** Of what amount it is the tax, and at what rate. */
  base?: number | undefined
  tipo?: number | undefined
}

/** What should be in the accounts of one thing that happened. */
export interface Documento {
  /** By which it is known again: `factura:12`. */
  clave: string
  fecha: string
  concepto: string
  partidas: Partida[]
}

export interface Apunte {
  cuenta: string
  concepto: string
  debe: number
  haber: number
  base: number | null
  tipo: number | null
}

/** The same accounts once each; those in which nothing is left are gone. */
export function juntar(partidas: readonly Partida[]): Partida[] {
  const porCuenta = Map.groupBy(partidas, ({ cuenta }) => cuenta)
  return [...porCuenta].flatMap(([cuenta, suyas]) => {
    const importe = sumarEuros(suyas.map((una) => una.importe))
    const tipo = suyas[0]?.tipo
    const base = tipo === undefined ? undefined : sumarEuros(suyas.map((una) => una.base ?? 0))
    return importe === 0 ? [] : [{ cuenta, importe, base, tipo }]
  })
}

/** What is missing in the accounts for what should be there. */
export const diferencia = (esperado: readonly Partida[], anotado: readonly Partida[]): Partida[] =>
  juntar([
    ...esperado,
    ...anotado.map(({ cuenta, importe, base, tipo }) => ({
      cuenta,
      importe: -importe,
      base: base === undefined ? undefined : -base,
      tipo,
    })),
  ])

/** The entry as it is written: debits and credits, none of them below nothing. */
export const apuntesDe = (concepto: string, partidas: readonly Partida[]): Apunte[] =>
  partidas.map(({ cuenta, importe, base, tipo }) => ({
    ...{ cuenta, concepto, debe: Math.max(importe, 0), haber: Math.max(-importe, 0) },
    ...{ base: base ?? null, tipo: tipo ?? null },
  }))

/** The entry that undoes another: what was owed is owed to. */
export const contraAsientoDe = (apuntes: readonly Apunte[]): Apunte[] =>
  apuntes.map(({ cuenta, concepto, debe, haber, base, tipo }) => ({
    cuenta,
    concepto: `Anula ${concepto}`,
    debe: haber,
    haber: debe,
    base: base === null ? null : -base,
    tipo,
  }))
