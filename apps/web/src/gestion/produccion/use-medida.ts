import { SIGNO, type Unidad } from '@telar/domain/produccion/materia'
import { useCallback } from 'react'
import { useFormat } from '../use-texts.ts'

/** A quantity with its unit, as the person reads it: «12 ud», “12 pc”. */
export function useMedida(): (cantidad: number, unidad: Unidad | '') => string {
  const { number, word } = useFormat()
  return useCallback(
    (cantidad, unidad) => (unidad === '' ? number(cantidad) : `${number(cantidad)} ${word(SIGNO[unidad])}`),
    [number, word],
  )
}
