import { aLaVista, SIGNO, type Unidad } from '@telar/domain/produccion/materia'
import { useCallback } from 'react'
import { useFormat } from '../use-texts.ts'

type Medida = (cantidad: number, unidad: Unidad | '') => string

/** A quantity as the person reads it, no finer than one measures in that unit; beside it stands which. */
export function useCifra(): Medida {
  const { number } = useFormat()
  return useCallback((cantidad, unidad) => number(unidad === '' ? cantidad : aLaVista(cantidad, unidad)), [number])
}

/** The same with its unit: «12 ud», “12 pc”. */
export function useMedida(): Medida {
  const cifra = useCifra()
  const { word } = useFormat()
  return useCallback(
    (cantidad, unidad) => (unidad === '' ? cifra(cantidad, '') : `${cifra(cantidad, unidad)} ${word(SIGNO[unidad])}`),
    [cifra, word],
  )
}
