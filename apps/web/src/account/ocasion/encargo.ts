import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeOcasion } from '@telar/contract/ventas/pedidos'
import { sumarEuros } from '@telar/domain/dinero'

interface Celda {
  modeloId: number
  colorId: number
  talla: string
}

/** How many of each cell somebody means to order. */
export type Encargo = Readonly<Record<string, number>>

const clave = ({ modeloId, colorId, talla }: Celda) => `${modeloId} ${colorId} ${talla}`

export const cuantas = (encargo: Encargo, celda: Celda): number => encargo[clave(celda)] ?? 0

const VACIO: Encargo = {}

/** What was chosen of one kind: it stays while somebody looks at other pages, and goes with the tab. */
export function useEncargo(lugar: string) {
  const queryClient = useQueryClient()
  const queryKey = ['encargo', lugar]
  const { data: encargo } = useQuery({
    ...{ queryKey, queryFn: () => VACIO, initialData: VACIO },
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
  })
  return {
    encargo,
    poner: (modeloId: number, cambios: readonly { colorId: number; talla: string; cantidad: number }[]) =>
      queryClient.setQueryData<Encargo>(queryKey, (antes = VACIO) => ({
        ...antes,
        ...Object.fromEntries(cambios.map((cambio) => [clave({ modeloId, ...cambio }), cambio.cantidad])),
      })),
    vaciar: () => queryClient.setQueryData(queryKey, VACIO),
  }
}

/** The lines of an order of what was chosen. */
export const lineasDe = (modelos: readonly DeOcasion[], encargo: Encargo) =>
  modelos.flatMap(({ modeloId, colores }) =>
    colores.flatMap(({ colorId, tallas }) => {
      const tallasCantidades = tallas
        .map(({ talla }) => ({ talla, cantidad: cuantas(encargo, { modeloId, colorId, talla }) }))
        .filter(({ cantidad }) => cantidad > 0)
      return tallasCantidades.length > 0 ? [{ modeloId, colorId, tallasCantidades }] : []
    }),
  )

const deCadaUno = (modelos: readonly DeOcasion[], encargo: Encargo) =>
  modelos.map((modelo) => ({
    precio: modelo.precio,
    prendas: lineasDe([modelo], encargo)
      .flatMap(({ tallasCantidades }) => tallasCantidades)
      .reduce((n, { cantidad }) => n + cantidad, 0),
  }))

export const prendasDe = (modelos: readonly DeOcasion[], encargo: Encargo): number =>
  deCadaUno(modelos, encargo).reduce((n, { prendas }) => n + prendas, 0)

export const importeDe = (modelos: readonly DeOcasion[], encargo: Encargo): number =>
  sumarEuros(deCadaUno(modelos, encargo).map(({ precio, prendas }) => precio * prendas))
