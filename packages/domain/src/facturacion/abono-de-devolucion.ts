import type { Cantidad } from '../ventas/pedido.ts'

interface DePedido {
  pedidoLineaId: number | null
  tallasCantidades: readonly Cantidad[]
}

/** An invoice that sold garments of the order. */
interface Vendida<L extends DePedido> {
  id: number
  /** What its lines are counted with beside themselves: discounts, taxes, commission. */
  condiciones: string
  lineas: readonly L[]
}

/** What a credit note has already taken back, of which invoices; its quantities are below zero. */
interface Abonada extends DePedido {
  rectifica: readonly number[]
}

const clave = (pedidoLineaId: number | null, talla: string) => `${pedidoLineaId} ${talla}`

/** What is left of each invoice, once earlier credit notes have taken theirs from those they name. */
function quedan<L extends DePedido>(ventas: readonly Vendida<L>[], abonadas: readonly Abonada[]) {
  const libres = new Map<number, Map<string, number>>()
  for (const { id, lineas } of ventas) {
    const suyas = new Map<string, number>()
    for (const { pedidoLineaId, tallasCantidades } of lineas)
      for (const { talla, cantidad } of tallasCantidades) {
        const una = clave(pedidoLineaId, talla)
        suyas.set(una, (suyas.get(una) ?? 0) + Math.max(cantidad, 0))
      }
    libres.set(id, suyas)
  }
  for (const { rectifica, pedidoLineaId, tallasCantidades } of abonadas)
    for (const { talla, cantidad } of tallasCantidades) {
      const una = clave(pedidoLineaId, talla)
      let porQuitar = -cantidad
      for (const id of rectifica) {
        const n = Math.min(porQuitar, libres.get(id)?.get(una) ?? 0)
        libres.get(id)?.set(una, (libres.get(id)?.get(una) ?? 0) - n)
        porQuitar -= n
      }
    }
  return libres
}

/** The lines of some invoices that sold what came back, each with what of it is credited; undefined if that is not all. */
function lineasDe<L extends DePedido & { cantidad: number }>(
  vueltas: ReadonlyMap<string, number>,
  ventas: readonly Vendida<L>[],
  libres: ReadonlyMap<number, ReadonlyMap<string, number>>,
): L[] | undefined {
  const faltan = new Map(vueltas)
  const hechas = ventas.flatMap(({ id, lineas }) => {
    const suyas = new Map(libres.get(id))
    return lineas.flatMap((linea) => {
      const tallasCantidades = linea.tallasCantidades.flatMap(({ talla, cantidad }) => {
        const una = clave(linea.pedidoLineaId, talla)
        const n = Math.min(faltan.get(una) ?? 0, suyas.get(una) ?? 0, Math.max(cantidad, 0))
        faltan.set(una, (faltan.get(una) ?? 0) - n)
        suyas.set(una, (suyas.get(una) ?? 0) - n)
        return n > 0 ? [{ talla, cantidad: n }] : []
      })
      const cantidad = tallasCantidades.reduce((n, una) => n + una.cantidad, 0)
      return cantidad > 0 ? [{ ...linea, tallasCantidades, cantidad }] : []
    })
  })
  return [...faltan.values()].every((n) => n === 0) ? hechas : undefined
}

/**
 * What a credit note takes back of what was sold: lines of invoices on the same conditions, as it has only one set of
 * them itself; the first such invoices that sold it all. Undefined where no conditions cover everything.
 */
export function abonoDeDevolucion<L extends DePedido & { cantidad: number }>(
  vueltas: readonly { pedidoLineaId: number; talla: string; cantidad: number }[],
  ventas: readonly Vendida<L>[],
  abonadas: readonly Abonada[],
): L[] | undefined {
  const porClave = new Map<string, number>()
  for (const { pedidoLineaId, talla, cantidad } of vueltas) {
    const una = clave(pedidoLineaId, talla)
    porClave.set(una, (porClave.get(una) ?? 0) + cantidad)
  }
  const libres = quedan(ventas, abonadas)
  for (const iguales of Map.groupBy(ventas, ({ condiciones }) => condiciones).values()) {
    const lineas = lineasDe(porClave, iguales, libres)
    if (lineas) return lineas
  }
  return undefined
}
