import { enEuros } from '../dinero.ts'
import type { Textos } from '../idioma.ts'
import type { Dicho } from '../regla.ts'
import { curvasEn } from './pedido.ts'

/** A cell of a cart beside what the catalogue says of it now. */
export interface CeldaDeCarrito {
  modeloId: number
  numero: string
  colorId: number
  color: Textos
  talla: string
  cantidad: number
  /** The price that was shown when the cell was filled in. */
  precioVisto: number
  precio: number
  publicado: boolean
  /** Whether the size is on sale in that colour. */
  enVenta: boolean
  libre: number
  /** The model's sizes, in their order. */
  tallas: readonly string[]
  curva: Readonly<Record<string, number>> | null
  ventaPorCurva: boolean
}

export interface Encargo {
  celdas: readonly CeldaDeCarrito[]
  tipo: 'servicio' | 'programacion'
  conCliente: boolean
  bloqueado: boolean
  conDireccion: boolean
  /** What counts towards the minimum: the goods, after discounts. */
  neto: number
  minimo: number | null
  /** Models whose season's delivery no longer takes orders, and since when. */
  cerrados: readonly { modeloId: number; numero: string; cierre: string }[]
}

export type CodigoDeProblema =
  | 'vacio'
  | 'sin-cliente'
  | 'revision'
  | 'sin-direccion'
  | 'modelo-retirado'
  | 'talla-retirada'
  | 'sin-existencias'
  | 'fuera-de-curva'
  | 'precio-cambiado'
  | 'temporada-cerrada'
  | 'minimo'

export interface Problema {
  codigo: CodigoDeProblema
  modeloId: number | null
  colorId: number | null
  talla: string | null
  params: Record<string, Dicho>
}

const general = (codigo: CodigoDeProblema, params: Problema['params'] = {}): Problema => ({
  codigo,
  modeloId: null,
  colorId: null,
  talla: null,
  params,
})

function deCelda(celda: CeldaDeCarrito, tipo: Encargo['tipo']): Problema | undefined {
  const { modeloId, numero, colorId, color, talla, cantidad, libre } = celda
  const en = (codigo: CodigoDeProblema, params: Problema['params'] = {}): Problema => ({
    codigo,
    modeloId,
    colorId,
    talla,
    params: { numero, color, talla, ...params },
  })
  if (!celda.publicado) return { ...en('modelo-retirado'), colorId: null, talla: null }
  if (!celda.enVenta) return en('talla-retirada')
  return tipo === 'servicio' && cantidad > libre
    ? en('sin-existencias', { cantidad, libre: Math.max(libre, 0) })
    : undefined
}

/** A model is withdrawn once, however many cells of it there are. */
function unaVez(problemas: Problema[]): Problema[] {
  const vistos = new Set<string>()
  return problemas.filter(({ codigo, modeloId, colorId, talla }) => {
    const clave = `${codigo} ${modeloId} ${colorId} ${talla}`
    return !vistos.has(clave) && vistos.add(clave)
  })
}

function deCurvas(celdas: readonly CeldaDeCarrito[]): Problema[] {
  const porColor = Map.groupBy(
    celdas.filter(({ ventaPorCurva, curva, publicado }) => ventaPorCurva && curva && publicado),
    ({ modeloId, colorId }) => `${modeloId} ${colorId}`,
  )
  return [...porColor.values()].flatMap((suyas) => {
    const [primera] = suyas
    if (!primera?.curva || curvasEn(primera.curva, suyas) !== undefined) return []
    const { modeloId, colorId, numero, color, curva, tallas } = primera
    const texto = tallas
      .filter((talla) => curva[talla])
      .map((talla) => `${talla}×${curva[talla]}`)
      .join(' ')
    return [
      { codigo: 'fuera-de-curva' as const, modeloId, colorId, talla: null, params: { numero, color, curva: texto } },
    ]
  })
}

function deLosPrecios(celdas: readonly CeldaDeCarrito[]): Problema[] {
  const cambiadas = celdas.filter(({ precio, precioVisto, publicado }) => publicado && precio !== precioVisto)
  return [...Map.groupBy(cambiadas, ({ modeloId }) => modeloId).values()].flatMap(([celda]) =>
    celda
      ? [
          {
            codigo: 'precio-cambiado' as const,
            modeloId: celda.modeloId,
            colorId: null,
            talla: null,
            params: { numero: celda.numero, antes: celda.precioVisto, ahora: celda.precio },
          },
        ]
      : [],
  )
}

/** A season's delivery that takes no more orders is told once for each model; what lies in the house can still be had. */
const deLosCerrados = ({ tipo, cerrados }: Encargo): Problema[] =>
  tipo === 'programacion'
    ? cerrados.map(({ modeloId, numero, cierre }) => ({
        ...{ codigo: 'temporada-cerrada' as const, modeloId, colorId: null, talla: null, params: { numero, cierre } },
      }))
    : []

/** Everything that somebody should know before sending a cart, all at once. */
export function revisarEncargo(encargo: Encargo): Problema[] {
  const { celdas, tipo, conCliente, bloqueado, conDireccion, neto, minimo } = encargo
  if (celdas.length === 0) return [general('vacio')]
  return [
    ...(conCliente ? [] : [general('sin-cliente')]),
    ...(bloqueado ? [general('revision')] : []),
    ...(conCliente && !conDireccion ? [general('sin-direccion')] : []),
    ...unaVez(celdas.flatMap((celda) => deCelda(celda, tipo) ?? [])),
    ...deLosCerrados(encargo),
    ...deCurvas(celdas),
    ...deLosPrecios(celdas),
    ...(minimo !== null && neto < minimo ? [general('minimo', { minimo, falta: enEuros(minimo - neto) })] : []),
  ]
}

/**
 * A changed price is told and, once accepted, no longer in the way; that the house will look at the order first never
 * is. Everything else is.
 */
export const impide = ({ codigo }: Problema, aceptaPrecios: boolean): boolean =>
  codigo !== 'revision' && (codigo !== 'precio-cambiado' || !aceptaPrecios)

/** From what day on a season order is delivered: when the first of its seasons that are still to come begins. */
export const entregaDesde = (tipo: Encargo['tipo'], inicios: readonly string[], hoy: string): string | null =>
  tipo === 'programacion' ? (inicios.filter((inicio) => inicio > hoy).sort()[0] ?? null) : null
