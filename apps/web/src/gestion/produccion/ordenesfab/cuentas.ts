import type { OrdenFab } from '@telar/contract/produccion/orden'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import {
  ABIERTAS,
  pendiente,
  porCortar,
  porRecibir,
  porRecibirSinNota,
  SE_RECIBE,
} from '@telar/domain/produccion/orden-fab'
import type { Rejilla } from '../../../pieces/matriz/rejilla.ts'

export type LineaDeOrden = OrdenFab['lineas'][number]
type Celda = LineaDeOrden['tallasCantidades'][number]

const CUENTAS = ['prevista', 'cortada', 'recibida', 'segunda', 'perdida', 'cerrada'] as const
export type Cuenta = (typeof CUENTAS)[number]

export const enCelda = ({ tallasCantidades }: LineaDeOrden, talla: string, cuenta: Cuenta): number =>
  tallasCantidades.find((celda) => celda.talla === talla)?.[cuenta] ?? 0

export const sumaDe = (lineas: readonly LineaDeOrden[], cuenta: Cuenta): number =>
  lineas.reduce((n, { tallasCantidades }) => tallasCantidades.reduce((m, celda) => m + celda[cuenta], n), 0)

const suma = (lineas: readonly LineaDeOrden[], de: (celda: Celda) => number) =>
  lineas.reduce((n, { tallasCantidades }) => tallasCantidades.reduce((m, celda) => m + de(celda), n), 0)

/** What is missing of a row where the order stands: to come, to cut, or to come back. */
export function faltan(lineas: readonly LineaDeOrden[], cuenta: Cuenta, estado: OrdenFab['estado']): number {
  if (cuenta === 'prevista' && ABIERTAS.includes(estado)) return suma(lineas, pendiente)
  if (cuenta === 'cortada' && ABIERTAS.includes(estado)) return suma(lineas, porCortar)
  if (cuenta === 'recibida' && SE_RECIBE.includes(estado)) return suma(lineas, porRecibir)
  return 0
}

/** What can come by one act, and what is out with a note and comes back by it. */
export const llegan = (lineas: readonly LineaDeOrden[]) => ({
  sinNota: suma(lineas, porRecibirSinNota),
  conNota: suma(lineas, ({ fuera }) => fuera),
})

/** The rows of an order's matrix: what nobody has lost or closed has none. */
export const cuentasDe = (lineas: readonly LineaDeOrden[]): readonly Cuenta[] =>
  CUENTAS.filter((cuenta) => (cuenta !== 'perdida' && cuenta !== 'cerrada') || sumaDe(lineas, cuenta) > 0)

/** The matrix of an order: its colours in every size of the model, or only the cells it has. */
export const rejillaDe = ({ tallas, lineas }: OrdenFab, idioma: Idioma, every: boolean): Rejilla => ({
  tallas,
  colores: lineas.map(({ colorId, color, hex, tallasCantidades }) => ({
    id: colorId,
    nombre: enIdioma(color, idioma),
    hex,
    tallas: (every ? tallas : tallasCantidades.map(({ talla }) => talla)).map((talla) => ({ talla, libre: 0 })),
  })),
})

/** Garments by cell, as a person writes them. */
export type Escritas = Readonly<Record<string, number>>

export const clave = (colorId: number, talla: string): string => `${colorId} ${talla}`

/** The cells of an order, each with a number that is taken from it. */
export const escritas = ({ lineas }: OrdenFab, de: (celda: Celda) => number): Escritas =>
  Object.fromEntries(
    lineas.flatMap(({ colorId, tallasCantidades }) =>
      tallasCantidades.map((celda) => [clave(colorId, celda.talla), de(celda)]),
    ),
  )

/** What was written in several ways of the same cells, cut down to what there is: the last gives way first. */
export function recortadas<const E extends readonly Escritas[]>(
  escritas_: E,
  quedan: Escritas,
): { [K in keyof E]: Escritas } {
  const resto: Record<string, number> = { ...quedan }
  return escritas_.map((celdas) =>
    Object.fromEntries(
      Object.entries(celdas).map(([lugar, n]) => {
        const cabe = Math.min(n, Math.max(0, resto[lugar] ?? 0))
        resto[lugar] = (resto[lugar] ?? 0) - cabe
        return [lugar, cabe]
      }),
    ),
  ) as { [K in keyof E]: Escritas }
}

export const total = (celdas: Escritas): number => Object.values(celdas).reduce((n, una) => n + una, 0)

/** The lines of what was written, as the server takes them; empty cells are left out. */
export const enLineas = (celdas: Escritas) =>
  [
    ...Map.groupBy(
      Object.entries(celdas).filter(([, n]) => n > 0),
      ([lugar]) => Number(lugar.split(' ')[0]),
    ),
  ].map(([colorId, suyas]) => ({
    colorId,
    tallasCantidades: suyas.map(([lugar, cantidad]) => ({ talla: lugar.slice(lugar.indexOf(' ') + 1), cantidad })),
  }))
