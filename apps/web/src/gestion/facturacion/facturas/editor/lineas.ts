import type { LineaNueva } from '@telar/contract/facturacion/factura'
import { type LineaGravada, totales } from '@telar/domain/ventas/totales'
import type { Cambio } from '../../../../pieces/matriz/rejilla.ts'

/** A line as it is written: what the catalogue says of its model stays with it. */
export interface LineaEscrita extends Omit<LineaNueva, 'importe' | 're' | 'iva' | 'imagen'> {
  /** What tells it from the others on the screen. */
  clave: string
  /** Without one, the usual rate. */
  iva: number | null
}

/** What a line can be taxed at, the usual rate first. */
export type Tipos = readonly { iva: number; re: number }[]

const cuenta = (tallas: LineaEscrita['tallasCantidades']) => tallas.reduce((n, { cantidad }) => n + cantidad, 0)

export function escrita({ importe: _, re: __, imagen: ___, ...linea }: LineaNueva, clave: string): LineaEscrita {
  return { ...linea, clave }
}

/** A line without a model. */
export const libre = (clave: string, linea: Partial<LineaEscrita> = {}): LineaEscrita => ({
  ...{ modeloId: null, numero: null, nombre: null, colorId: null, color: null, hex: null, tallas: [] },
  ...{ pedidoLineaId: null, anticipoId: null, descripcion: '', tallasCantidades: [], cantidad: 1, precio: 0 },
  ...{ pvp: null, dto: 0, iva: null, comision: null, clave },
  ...linea,
})

type Gravada = Pick<LineaEscrita, 'iva' | 'anticipoId'>

/** The rates of a line: its own where it can still be had, otherwise the usual ones; a deposit keeps those it was taxed at. */
const tipoDe = ({ iva, anticipoId }: Gravada, tipos: Tipos) =>
  tipos.find((tipo) => tipo.iva === iva) ??
  (anticipoId !== null && iva !== null ? { iva, re: 0 } : (tipos[0] ?? { iva: 0, re: 0 }))

/** The rate as it is sent: none means the usual one, whatever the regime will say. */
export const ivaEnviado = (linea: Gravada, tipos: Tipos): number | null => {
  if (linea.anticipoId !== null) return linea.iva
  const { iva } = tipoDe(linea, tipos)
  return iva === tipos[0]?.iva || tipos.length === 0 ? null : iva
}

/** A line as it is added up. */
export const comoVenta = (linea: LineaEscrita, tipos: Tipos): LineaGravada => ({
  ...tipoDe(linea, tipos),
  cantidad: linea.cantidad,
  precio: linea.precio,
  pvp: linea.pvp,
  dto: linea.dto,
  neta: linea.anticipoId !== null,
})

/** What is written comes to, by the same calculation as the server's. */
export const sumar = (lineas: readonly LineaEscrita[], cabecera: Parameters<typeof totales>[1], tipos: Tipos) =>
  totales(
    lineas.map((linea) => comoVenta(linea, tipos)),
    cabecera,
    tipos[0],
  )

/** Garments and models, without what is no model. */
export function contar(lineas: readonly LineaEscrita[]): { prendas: number; modelos: number } {
  const deModelo = lineas.filter(({ modeloId }) => modeloId !== null)
  return {
    prendas: deModelo.reduce((n, { cantidad }) => n + cantidad, 0),
    modelos: new Set(deModelo.map(({ modeloId }) => modeloId)).size,
  }
}

/** The line of each colour that a matrix shows: the one it was opened from, otherwise the first. */
export function delMismoModelo(lineas: readonly LineaEscrita[], desde: LineaEscrita): LineaEscrita[] {
  const suyas = lineas.filter(({ modeloId }) => modeloId === desde.modeloId)
  const primera = (colorId: number | null) =>
    colorId === desde.colorId ? desde : suyas.find((linea) => linea.colorId === colorId)
  return [...new Set(suyas.map(({ colorId }) => colorId))].flatMap((colorId) => primera(colorId) ?? [])
}

/** Given back, garments count less than nothing. */
export const signoDe = ({ cantidad }: LineaEscrita, devuelve: boolean): 1 | -1 =>
  cantidad < 0 || (cantidad === 0 && devuelve) ? -1 : 1

const conTalla = (linea: LineaEscrita, talla: string, cantidad: number): LineaEscrita => {
  const otras = linea.tallasCantidades.filter((una) => una.talla !== talla)
  const orden = (una: { talla: string }) => linea.tallas.indexOf(una.talla)
  const tallasCantidades = [...otras, { talla, cantidad }]
    .filter((una) => una.cantidad !== 0)
    .sort((a, b) => orden(a) - orden(b))
  return { ...linea, tallasCantidades, cantidad: cuenta(tallasCantidades) }
}

interface ColorDeLinea {
  color: LineaEscrita['color']
  hex: string
}

/** The lines after cells of a model's matrix have changed; a colour that had no line gets one like the others. */
export function conCambios(
  lineas: readonly LineaEscrita[],
  desde: LineaEscrita,
  cambios: readonly Cambio[],
  { signo, color, clave }: { signo: 1 | -1; color: (id: number) => ColorDeLinea; clave: () => string },
): LineaEscrita[] {
  let next = [...lineas]
  for (const { colorId, talla, cantidad } of cambios) {
    const abierta = next.find((linea) => linea.clave === desde.clave) ?? desde
    const suya = delMismoModelo(next, abierta).find((linea) => linea.colorId === colorId)
    const puesta = cantidad === 0 ? 0 : signo * cantidad
    if (suya) next = next.map((linea) => (linea.clave === suya.clave ? conTalla(linea, talla, puesta) : linea))
    else if (puesta !== 0) {
      const nueva = { ...abierta, ...color(colorId), colorId, clave: clave(), pedidoLineaId: null, descripcion: '' }
      const ultima = next.findLastIndex(({ modeloId }) => modeloId === desde.modeloId)
      next.splice(ultima + 1, 0, conTalla({ ...nueva, tallasCantidades: [] }, talla, puesta))
    }
  }
  return next
}

const esIgual = (a: LineaEscrita, b: LineaEscrita) =>
  a.modeloId !== null &&
  a.pedidoLineaId === null &&
  (['modeloId', 'colorId', 'precio', 'pvp', 'dto', 'iva'] as const).every((campo) => a[campo] === b[campo])

/** Adds a line; one of the same model, colour and price takes its garments in. */
export function conLinea(lineas: readonly LineaEscrita[], nueva: LineaEscrita): LineaEscrita[] {
  const igual = lineas.find((linea) => esIgual(linea, nueva))
  if (!igual) return [...lineas, nueva]
  const ya = (talla: string) => igual.tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? 0
  const suma = nueva.tallasCantidades.reduce(
    (linea, { talla, cantidad }) => conTalla(linea, talla, ya(talla) + cantidad),
    igual,
  )
  return lineas.map((linea) => (linea === igual ? suma : linea))
}

/** Lines of models in which nothing was written are not sent. */
export const conAlgo = (lineas: readonly LineaEscrita[]): LineaEscrita[] =>
  lineas.filter(({ modeloId, cantidad }) => modeloId === null || cantidad !== 0)
