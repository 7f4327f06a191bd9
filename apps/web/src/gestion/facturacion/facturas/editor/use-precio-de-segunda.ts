import type { Mercancia } from '@telar/domain/facturacion/mercancia'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ValoresDeFactura } from './editor-values.ts'
import type { LineaEscrita } from './lineas.ts'

type Elegida = ValoresDeFactura['mercancia']

interface Precios {
  /** A line as the server proposes it for garments of that place. */
  fresh: (modeloId: number, colorId: number | null, de: Elegida) => Promise<LineaEscrita>
  onChange: (lineas: LineaEscrita[]) => void
}

const SEGUNDA: Mercancia = 'segunda'

/** When garments come to be those with a fault, or no longer, each line takes the price of that; what was typed stays. */
export function usePrecioDeSegunda(
  lineas: readonly LineaEscrita[],
  mercancia: Elegida,
  { fresh, onChange }: Precios,
): void {
  const antes = useRef(mercancia)
  const proponer = useEffectEvent(async (era: Elegida, es: Elegida) => {
    const nuevas = lineas.map(async (linea) => {
      const { modeloId, colorId, pedidoLineaId, precio } = linea
      if (modeloId === null || pedidoLineaId !== null) return linea
      const [viejo, nuevo] = await Promise.all([fresh(modeloId, colorId, era), fresh(modeloId, colorId, es)])
      return { ...linea, descripcion: '', precio: precio === viejo.precio ? nuevo.precio : precio }
    })
    onChange(await Promise.all(nuevas))
  })
  useEffect(() => {
    const era = antes.current
    antes.current = mercancia
    if (era !== mercancia && (era === SEGUNDA || mercancia === SEGUNDA)) void proponer(era, mercancia)
  }, [mercancia])
}
