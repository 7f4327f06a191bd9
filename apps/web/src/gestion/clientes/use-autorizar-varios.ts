import type { ConReparo } from '@telar/contract/clientes/credito'
import { AUTORIZAR_CREDITO } from '@telar/domain/clientes/credito'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMay } from '../access.ts'
import { OFFICE } from '../office-texts.ts'
import { errorText } from '../parts/error-text.ts'
import { notify } from '../parts/notify.tsx'
import { useWords } from '../use-texts.ts'

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

/** Looks once, when the dialog opens, at the customers of several documents before they get more. */
export function useAutorizarVarios(
  ids: readonly number[],
  leer: () => Promise<readonly ConReparo[]>,
): AutorizacionDeVarios {
  const t = useWords(OFFICE)
  const may = useMay()
  const [motivo, setMotivo] = useState('')
  const [leidos, setLeidos] = useState<readonly ConReparo[] | null>(null)
  const mirar = useEffectEvent(async () => {
    try {
      setLeidos(ids.length > 0 ? await leer() : [])
    } catch (error) {
      notify(errorText(error, t), { bad: true })
    }
  })
  useEffect(() => void mirar(), [])
  const con = leidos ?? []
  const puede = may(AUTORIZAR_CREDITO)
  const dicho = motivo.trim()
  const fuera = new Set(puede ? [] : con.map(({ id }) => id))
  const quedan = ids.filter((id) => !fuera.has(id))
  return {
    ...{ con, puede, motivo, setMotivo },
    ids: quedan,
    lista: leidos !== null && quedan.length > 0 && (con.length === 0 || !puede || dicho !== ''),
    body: con.length > 0 && puede && dicho ? { autorizacion: { motivo: dicho } } : {},
  }
}
