import { useCallback, useEffect, useState } from 'react'
import { type Cuaderno, conModelo, hayAlgo, leerGuardado, VACIO } from './cuaderno.ts'

const CLAVE = 'telar.recuento'

/** The count that is being made in this tab: leaving, reloading or losing the line does not lose it. */
export function useCuaderno(modeloId: number | null) {
  const [inicial] = useState(() => leerGuardado(sessionStorage.getItem(CLAVE)))
  const [cuaderno, setCuaderno] = useState<Cuaderno>(() =>
    modeloId === null ? (inicial ?? VACIO) : conModelo(inicial ?? VACIO, modeloId),
  )
  useEffect(() => {
    if (hayAlgo(cuaderno)) sessionStorage.setItem(CLAVE, JSON.stringify(cuaderno))
    else sessionStorage.removeItem(CLAVE)
  }, [cuaderno])
  const cambiar = useCallback((cambio: (antes: Cuaderno) => Cuaderno) => setCuaderno(cambio), [])
  const vaciar = useCallback(() => {
    sessionStorage.removeItem(CLAVE)
    setCuaderno(VACIO)
  }, [])
  return { cuaderno, cambiar, vaciar, recuperado: inicial !== null && Object.keys(inicial.celdas).length > 0 }
}
