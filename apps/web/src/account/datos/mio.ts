import { useMutation } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import type { CallError } from '@telar/client/errors'
import { clientes } from '@telar/contract/calls'
import type { MiCliente } from '@telar/contract/clientes/clientes'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { useApp } from '../../kit/app.ts'
import { query } from '../../kit/query.ts'

/** The customer whose account this is. */
export const mioQuery = (client: Client) => query(client, clientes.mio, {})

type Propio = Omit<CallInput<typeof clientes.cambiarMio>['body'], 'version'>
type Cambio = (mio: MiCliente) => Partial<Propio>

const STALE = 409

/** Changes what a customer may change of themselves, one change after the other, each on top of what is kept. */
export function useCambiarMio() {
  const { client, queryClient } = useApp()
  const { queryKey } = mioQuery(client)
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  return useMutation({
    scope: { id: clientes.cambiarMio.name },
    mutationFn: async (cambio: Cambio) => {
      const mio = await queryClient.ensureQueryData(mioQuery(client))
      const { nombreComercial, telefono, direccionesEnvio, idioma, version } = mio
      const body = { nombreComercial, telefono, direccionesEnvio, idioma, version, ...cambio(mio) }
      return client.call(clientes.cambiarMio, { body })
    },
    onSuccess: refresh,
    onError: (error) => ((error as CallError).status === STALE ? refresh() : undefined),
  })
}
