import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Leido } from './Leido.tsx'

/** Reads something once more: what is shown of it is this from now on. */
export type Releer<T> = () => Promise<T | undefined>

interface LeidoAhoraProps<T> {
  de: UseQueryResult<T>
  children: (visto: T, releer: Releer<T>) => ReactNode
}

/**
 * What a call answers when this opens, not what is remembered of it: for what is done on what is seen. It stays as it was
 * read, whoever reads it elsewhere, until it is read once more.
 */
export function LeidoAhora<T>({ de: { refetch, error }, children }: LeidoAhoraProps<T>) {
  const [visto, setVisto] = useState<T>()
  const leer = useCallback(
    async (cancelRefetch: boolean) => {
      const { data, isSuccess } = await refetch({ cancelRefetch })
      if (!isSuccess) return undefined
      setVisto(data)
      return data
    },
    [refetch],
  )
  const releer = useCallback(() => leer(true), [leer])
  // whoever reads learns of another question after what is below has opened: a moment later it is the right one
  useEffect(() => void Promise.resolve().then(() => leer(false)), [leer])
  return <Leido de={{ data: visto, error, refetch: releer }}>{(data) => children(data, releer)}</Leido>
}
