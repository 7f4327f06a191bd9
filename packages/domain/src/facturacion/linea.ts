import type { TiposDeIva } from '../casa/ajustes.ts'
import { GENERAL, RECARGO, type Regimen } from '../clientes/regimen.ts'
import { aEuros, type Centimos, redondearA } from '../dinero.ts'
import { enIdioma, type Idioma, type Textos } from '../idioma.ts'
import { CampoError } from '../regla.ts'
import { importesDeLineas } from '../ventas/totales.ts'
import { sinIva } from './simplificada.ts'

interface TallaCantidad {
  talla: string
  cantidad: number
}

/** A line as it was typed: what is not said is found out. */
export interface LineaPedida {
  modeloId: number | null
  colorId: number | null
  pedidoLineaId: number | null
  anticipoId: number | null
  descripcion: string
  tallasCantidades: TallaCantidad[]
  cantidad: number
  precio: number | null
  /** The price with its tax in it, where it is said so. */
  pvp: number | null
  dto: number
  iva: number | null
  comision: number | null
}

export interface ModeloDeCatalogo {
  numero: string
  nombres: Textos
  precio: number
  /** What one with a fault is sold at. */
  segunda: number
}

/** What the catalogue says of the models and colours of some lines. */
export interface CatalogoDeLineas {
  modelos: ReadonlyMap<number, ModeloDeCatalogo>
  colores: ReadonlyMap<number, Textos>
}

export interface Tipos {
  iva: number
  re: number
}

/** The rates among which a line can choose. */
export interface TiposEnVigor {
  regimen: Regimen
  vigentes: readonly TiposDeIva[]
  general: Tipos
  /** It was stored: a rate that is no longer in force gives way to the general one. */
  guardada: boolean
}

/** A deposit that a line deducts: under what regime it was taxed, and at what rates. */
export interface AnticipoDescontable {
  regimenIva: Regimen
  tipos: readonly Tipos[]
}

/** What is known besides a line to decide it. */
interface Ayuda {
  catalogo: CatalogoDeLineas
  idioma: Idioma
  tipos: TiposEnVigor
  anticipos: ReadonlyMap<number, AnticipoDescontable>
  /** It sells garments with a fault. */
  segunda: boolean
}

const SEGUNDA: Textos = {
  es: 'segunda calidad',
  en: 'second quality',
  pt: 'segunda qualidade',
  ca: 'segona qualitat',
}

/** How a garment is called on paper, all of it in one language: its name, its number and its colour, and that it has a fault. */
const descripcionDe = (
  { nombres, numero }: ModeloDeCatalogo,
  color: Textos | undefined,
  { idioma, segunda }: Pick<Ayuda, 'idioma' | 'segunda'>,
) =>
  [`${enIdioma(nombres, idioma)} ${numero}`, color && enIdioma(color, idioma), segunda && enIdioma(SEGUNDA, idioma)]
    .filter(Boolean)
    .join(', ')

/** A line's words and price: what was typed, otherwise the catalogue's. */
function nombrar(linea: LineaPedida, i: number, ayuda: Ayuda) {
  const { modelos, colores } = ayuda.catalogo
  const modelo = linea.modeloId === null ? undefined : modelos.get(linea.modeloId)
  const color = linea.colorId === null ? undefined : colores.get(linea.colorId)
  if (linea.modeloId !== null && !modelo) throw new CampoError(`lineas.${i}.modeloId`, 'error.missing-reference')
  if (linea.colorId !== null && !color) throw new CampoError(`lineas.${i}.colorId`, 'error.missing-reference')
  const descripcion = linea.descripcion || (modelo ? descripcionDe(modelo, color, ayuda) : '')
  if (!descripcion) throw new CampoError(`lineas.${i}.descripcion`, 'factura.descripcion')
  const precio = linea.precio ?? (ayuda.segunda ? modelo?.segunda : modelo?.precio)
  if (precio === undefined) throw new CampoError(`lineas.${i}.precio`, 'factura.precio')
  return { descripcion, precio }
}

const exento = (regimen: Regimen) => regimen !== GENERAL && regimen !== RECARGO

/** The rates of a line: exempt ones none, otherwise the general rate or another that is in force. */
function tiposDeLinea({ iva }: LineaPedida, i: number, tipos: TiposEnVigor): Tipos {
  const { regimen, vigentes, general, guardada } = tipos
  if (exento(regimen)) return { iva: 0, re: 0 }
  if (iva === null || iva === general.iva) return general
  const otro = vigentes.find((uno) => uno.iva === iva)
  if (!otro && guardada) return general
  if (!otro) throw new CampoError(`lineas.${i}.iva`, 'factura.tipo-iva')
  return { iva, re: regimen === RECARGO ? otro.re : 0 }
}

/** A deposit is deducted at the rates it was taxed at, whatever has changed since. */
function tiposDelAnticipo(
  { iva }: LineaPedida,
  i: number,
  { regimenIva, tipos }: AnticipoDescontable,
  { regimen, guardada }: TiposEnVigor,
): Tipos {
  if (exento(regimenIva) !== exento(regimen)) throw new CampoError(`lineas.${i}.anticipoId`, 'factura.anticipo-regimen')
  const suyo = tipos.find((uno) => uno.iva === iva) ?? (iva === null || guardada ? tipos[0] : undefined)
  if (!suyo) throw new CampoError(`lineas.${i}.iva`, 'factura.anticipo-tipo')
  return suyo
}

/** The rates that a line can have, the usual one first; under an exempt regime there is nothing to choose. */
export function tiposOfrecidos({ regimen, vigentes, general }: TiposEnVigor): Tipos[] {
  if (exento(regimen)) return [general]
  const otros = vigentes.filter(({ iva }) => iva !== general.iva)
  return [general, ...otros.map(({ iva, re }) => ({ iva, re: regimen === RECARGO ? re : 0 }))]
}

const DECIMALES_DE_PRECIO = 4

/** A line as it will stand on the invoice. */
export function decidirLinea(linea: LineaPedida, orden: number, ayuda: Ayuda) {
  const { modeloId, colorId, pedidoLineaId, anticipoId, dto, comision } = linea
  const tallasCantidades = linea.tallasCantidades.filter(({ cantidad }) => cantidad !== 0)
  const cantidad =
    linea.tallasCantidades.length > 0 ? tallasCantidades.reduce((n, una) => n + una.cantidad, 0) : linea.cantidad
  const anticipo = anticipoId === null ? undefined : ayuda.anticipos.get(anticipoId)
  const tipos = anticipo
    ? tiposDelAnticipo(linea, orden, anticipo, ayuda.tipos)
    : tiposDeLinea(linea, orden, ayuda.tipos)
  const pvp = ayuda.tipos.regimen === GENERAL && !anticipo ? linea.pvp : null
  const { descripcion, precio: escrito } = nombrar(
    pvp === null ? linea : { ...linea, precio: sinIva(pvp, tipos.iva) },
    orden,
    ayuda,
  )
  const precio = redondearA(escrito, DECIMALES_DE_PRECIO)
  return {
    ...{ orden, modeloId, colorId, pedidoLineaId, anticipoId, descripcion, tallasCantidades, cantidad, precio, pvp },
    ...{ dto, comision, ...tipos },
  }
}

/** The lines with what each comes to. */
export function conImportes(lineas: readonly ReturnType<typeof decidirLinea>[]) {
  const importes = importesDeLineas(lineas)
  return lineas.map((linea, i) => ({ ...linea, importe: aEuros(importes[i] ?? (0 as Centimos)) }))
}
export type LineaDecidida = ReturnType<typeof conImportes>[number]
