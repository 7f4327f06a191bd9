import { useQuery } from '@tanstack/react-query'
import type { ConReparo } from '@telar/contract/clientes/credito'
import { AUTORIZAR_CREDITO } from '@telar/domain/clientes/credito'
import { useState } from 'react'
import { useMay } from '../access.ts'

/** Several documents at once, some of whose customers should not get more; and the one reason for them. */
export interface AutorizacionDeVarios {
  con: readonly ConReparo[]
  puede: boolean
  motivo: string
  setMotivo: (motivo: string) => void
  /** Those that it is done with: all of them with a reason, otherwise those that need none. */
  ids: number[]
  /** There is something to do, and nothing is in the way. */
  lista: boolean
  /** What goes with the call. */
  body: { autorizacion?: { motivo: string } }
}

/** Looks at the customers of several documents before they get more. */
export function useAutorizarVarios(
  de: string,
  ids: readonly number[],
  leer: () => Promise<readonly ConReparo[]>,
): AutorizacionDeVarios {
  const may = useMay()
  const [motivo, setMotivo] = useState('')
  const { data } = useQuery({
    queryKey: [de, 'reparos', ...ids],
    queryFn: leer,
    enabled: ids.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  const con = data ?? []
  const puede = may(AUTORIZAR_CREDITO)
  const dicho = motivo.trim()
  const fuera = new Set(puede ? [] : con.map(({ id }) => id))
  const quedan = ids.filter((id) => !fuera.has(id))
  return {
    ...{ con, puede, motivo, setMotivo },
    ids: quedan,
    lista: data !== undefined && quedan.length > 0 && (con.length === 0 || !puede || dicho !== ''),
    body: con.length > 0 && puede && dicho ? { autorizacion: { motivo: dicho } } : {},
  }
}
