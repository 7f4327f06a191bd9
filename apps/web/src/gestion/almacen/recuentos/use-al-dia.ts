import type { UseQueryResult } from '@tanstack/react-query'
import type { PorContar } from '@telar/contract/almacen/recuentos'
import { useCallback, useEffect, useRef } from 'react'
import type { Escrito } from '../../../pieces/matriz/rejilla.ts'
import { alDia, type Cuaderno, claveDe } from './cuaderno.ts'

/** Later than this what the books say is no longer what they said when somebody counted. */
const A_TIEMPO = 10_000

/**
 * Asks what the books say of cells as they are counted: the sheet may have been read long before, and what has left since
 * then is not missing.
 */
export function useAlDia(
  modeloId: number,
  { data, dataUpdatedAt, refetch }: Pick<UseQueryResult<PorContar[]>, 'data' | 'dataUpdatedAt' | 'refetch'>,
  cambiar: (cambio: (antes: Cuaderno) => Cuaderno) => void,
) {
  const escritas = useRef(new Map<string, number>())
  useEffect(() => {
    const claves = [...escritas.current].filter(([, cuando]) => dataUpdatedAt - cuando < A_TIEMPO)
    escritas.current.clear()
    if (data && claves.length > 0) cambiar((antes) => alDia(antes, new Set(claves.map(([clave]) => clave)), data))
  }, [data, dataUpdatedAt, cambiar])
  return useCallback(
    (escritos: readonly Escrito[]) => {
      for (const { colorId, talla } of escritos) escritas.current.set(claveDe(modeloId, colorId, talla), Date.now())
      void refetch()
    },
    [modeloId, refetch],
  )
}
