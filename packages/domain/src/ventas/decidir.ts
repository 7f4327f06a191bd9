import type { Permiso } from '../permiso.ts'

/** Who may tell a customer that an order stands as it is. */
export const CONFIRMAR_PEDIDO: Permiso = 'Permissions.Pedidos.Approve'
/** Who may let garments leave. */
export const ENTREGAR: Permiso = 'Permissions.Entregas.Create'
/** Who may give more than the customer's conditions. */
export const DAR_DESCUENTO: Permiso = 'Permissions.Descuentos.Approve'
/** Who may ask for other carriage than the house's rates. */
export const CAMBIAR_PORTES: Permiso = 'Permissions.Portes.Approve'

interface Condiciones {
  dtoComercial: number
  dtoProntoPago: number
}

interface Decidido extends Condiciones {
  /** Nothing: what the house's rates say. */
  portes: number | null
  lineas: readonly { modeloId: number | null; colorId: number | null; dto: number }[]
}

/** The rights it takes to agree to this, where it gives more than the customer has anyway and than was agreed before. */
export function derechosQuePide(
  ahora: Decidido,
  { cliente, tarifa, antes }: { cliente: Condiciones; tarifa: number; antes?: Decidido | undefined },
): Permiso[] {
  const dado = (clave: keyof Condiciones) => Math.max(cliente[clave], antes?.[clave] ?? 0)
  const dtoDado = (linea: Decidido['lineas'][number]) =>
    Math.max(0, ...(antes?.lineas ?? []).filter((otra) => esLaMisma(otra, linea)).map(({ dto }) => dto))
  const descuento =
    ahora.dtoComercial > dado('dtoComercial') ||
    ahora.dtoProntoPago > dado('dtoProntoPago') ||
    ahora.lineas.some((linea) => linea.dto > dtoDado(linea))
  const portes = ahora.portes !== null && ![tarifa, antes?.portes].includes(ahora.portes)
  return [...(descuento ? [DAR_DESCUENTO] : []), ...(portes ? [CAMBIAR_PORTES] : [])]
}

type Linea = Decidido['lineas'][number]
const esLaMisma = (a: Linea, b: Linea) => a.modeloId === b.modeloId && a.colorId === b.colorId
