import { clientes } from '@telar/contract/clientes/clientes'
import { AUTORIZAR_CREDITO, type Reparo } from '@telar/domain/clientes/credito'
import { useState } from 'react'
import { useMay } from '../access.ts'
import { useRead } from '../calls.ts'

/** What stands against giving a customer more, and the reason by which it is done all the same. */
export interface Autorizacion {
  reparos: readonly Reparo[]
  puede: boolean
  motivo: string
  setMotivo: (motivo: string) => void
  /** Nothing is in the way, or somebody who may has said why. */
  lista: boolean
  /** What goes with the call. */
  body: { autorizacion?: { motivo: string } }
}

/** Looks at a customer before they get so much more. */
export function useAutorizacion(clienteId: number | undefined, mas: number): Autorizacion {
  const may = useMay()
  const [motivo, setMotivo] = useState('')
  const { data } = useRead(
    clientes.credito,
    { params: { id: clienteId ?? 0 }, query: { mas } },
    {
      enabled: clienteId !== undefined && may(clientes.credito.access),
      staleTime: 0,
      placeholderData: (antes) => antes,
    },
  )
  const reparos = data?.reparos ?? []
  const puede = may(AUTORIZAR_CREDITO)
  const dicho = motivo.trim()
  return {
    ...{ reparos, puede, motivo, setMotivo },
    lista: reparos.length === 0 || (puede && dicho !== ''),
    body: reparos.length > 0 && dicho ? { autorizacion: { motivo: dicho } } : {},
  }
}
