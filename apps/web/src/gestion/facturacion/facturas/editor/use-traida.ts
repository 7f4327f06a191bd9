import { useEffect, useEffectEvent } from 'react'
import { hrefOf, NEW, useGo, usePlace } from '../../../place.ts'

/** A model, and its colour, that the address brings: it is added once, and the address says no more of it. */
export function useTraida(anadir: (modeloId: number, colorId: number | null) => void): void {
  const go = useGo()
  const { id, search } = usePlace()
  const traer = useEffectEvent((modeloId: number) => {
    const { anadir: _, color, ...demas } = search
    go(hrefOf('facturas', id === NEW || id === null ? NEW : Number(id), demas), { replace: true })
    anadir(modeloId, Number(color) || null)
  })
  const modeloId = Number(search.anadir) || 0
  useEffect(() => {
    if (modeloId > 0) traer(modeloId)
  }, [modeloId])
}
