import { ReglaError } from '../regla.ts'
import { type Celda, pendiente } from './pedido.ts'

/** So many garments of a model in a colour and size. */
export interface Prendas {
  modeloId: number
  colorId: number
  talla: string
  cantidad: number
}

export interface Caja {
  id: number
  prendas: Prendas[]
}

export interface LineaPorServir {
  id: number
  modeloId: number
  colorId: number
  tallasCantidades: readonly Celda[]
}

type Cual = Omit<Prendas, 'cantidad'>

export const mismaPrenda = (a: Cual, b: Cual): boolean =>
  a.modeloId === b.modeloId && a.colorId === b.colorId && a.talla === b.talla

const cuantas = (prendas: readonly Prendas[], cual: Cual): number =>
  prendas.filter((una) => mismaPrenda(una, cual)).reduce((n, { cantidad }) => n + cantidad, 0)

/** How many of a garment lie in boxes. */
export const enCajas = (cajas: readonly Caja[], cual: Cual): number =>
  cuantas(
    cajas.flatMap(({ prendas }) => prendas),
    cual,
  )

/** How many of a garment an order still waits for. */
export const porSalir = (lineas: readonly LineaPorServir[], { modeloId, colorId, talla }: Cual): number =>
  lineas
    .filter((linea) => linea.modeloId === modeloId && linea.colorId === colorId)
    .flatMap(({ tallasCantidades }) => tallasCantidades)
    .filter((celda) => celda.talla === talla)
    .reduce((n, celda) => n + pendiente(celda), 0)

function sumar(prendas: readonly Prendas[], cual: Cual, n: number): Prendas[] {
  const antes = cuantas(prendas, cual)
  const { modeloId, colorId, talla } = cual
  const otras = prendas.filter((una) => !mismaPrenda(una, cual))
  return antes + n > 0 ? [...otras, { modeloId, colorId, talla, cantidad: antes + n }] : otras
}

const conCaja = (cajas: readonly Caja[], id: number, cambio: (prendas: Prendas[]) => Prendas[]): Caja[] =>
  cajas.map((caja) => (caja.id === id ? { ...caja, prendas: cambio(caja.prendas) } : caja))

/** One garment goes into a box: one that the order waits for, and no more of it than that. */
export function poner(cajas: readonly Caja[], lineas: readonly LineaPorServir[], cajaId: number, cual: Cual): Caja[] {
  const caben = porSalir(lineas, cual)
  if (caben === 0) throw new ReglaError('caja.ajena')
  if (enCajas(cajas, cual) >= caben) throw new ReglaError('caja.sobra', { n: caben })
  return conCaja(cajas, cajaId, (prendas) => sumar(prendas, cual, 1))
}

/** Garments come out of a box: never more than lie in it. */
export function quitar(cajas: readonly Caja[], cajaId: number, { cantidad, ...cual }: Prendas): Caja[] {
  const caja = cajas.find(({ id }) => id === cajaId)
  const hay = cuantas(caja?.prendas ?? [], cual)
  if (cantidad > hay) throw new ReglaError('caja.no-tiene', { n: hay })
  return conCaja(cajas, cajaId, (prendas) => sumar(prendas, cual, -cantidad))
}

/** Garments go from one box to another of the same order. */
export const mover = (cajas: readonly Caja[], de: number, a: number, prendas: Prendas): Caja[] =>
  conCaja(quitar(cajas, de, prendas), a, (otras) => sumar(otras, prendas, prendas.cantidad))

/** What is in boxes and the order no longer waits for: it changed, or was served otherwise, meanwhile. */
export function sobrantes(cajas: readonly Caja[], lineas: readonly LineaPorServir[]): Prendas[] {
  const vistas: Prendas[] = []
  for (const una of cajas.flatMap(({ prendas }) => prendas))
    if (!vistas.some((otra) => mismaPrenda(otra, una)))
      vistas.push({ ...una, cantidad: enCajas(cajas, una) - porSalir(lineas, una) })
  return vistas.filter(({ cantidad }) => cantidad > 0)
}

/** What leaves of each line with what is in the boxes: the first lines that wait for a garment get it first. */
export function salidasDe(cajas: readonly Caja[], lineas: readonly LineaPorServir[]) {
  const sobra = sobrantes(cajas, lineas)[0]
  if (sobra) throw new ReglaError('caja.cambiado')
  const puestas = new Map<string, number>()
  return lineas.flatMap(({ id, modeloId, colorId, tallasCantidades }) => {
    const salen = tallasCantidades.flatMap((celda) => {
      const cual = { modeloId, colorId, talla: celda.talla }
      const clave = `${modeloId} ${colorId} ${celda.talla}`
      const quedan = enCajas(cajas, cual) - (puestas.get(clave) ?? 0)
      const cantidad = Math.min(quedan, pendiente(celda))
      puestas.set(clave, (puestas.get(clave) ?? 0) + cantidad)
      return cantidad > 0 ? [{ talla: celda.talla, cantidad }] : []
    })
    return salen.length > 0 ? [{ lineaId: id, tallasCantidades: salen }] : []
  })
}
