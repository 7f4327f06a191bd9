import { useMutation } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { clientes } from '@telar/contract/calls'
import type { MiCliente } from '@telar/contract/clientes/clientes'
import type { CallInput } from '@telar/contract/kit/endpoint'
import { useApp } from '../../kit/app.ts'
import { command, reread } from '../../kit/calls/command.ts'
import { statusOf } from '../../kit/calls/failures.ts'
import { query } from '../../kit/calls/query.ts'
import { AHORA } from '../../kit/ventas/cart-query.ts'

/** The customer whose account this is. */
export const mioQuery = (client: Client) => query(client, clientes.mio, {})

type Propio = Omit<CallInput<typeof clientes.cambiarMio>['body'], 'version'>
type Cambio = (mio: MiCliente) => Partial<Propio>

const STALE = 409

/** Changes what a customer may change of themselves, one change after the other, each on top of what the house knows by then. */
export function useCambiarMio() {
  const { client, queryClient } = useApp()
  return useMutation({
    scope: { id: clientes.cambiarMio.name },
    ...command(client, clientes.cambiarMio, {
      keeps: true,
      from: async (cambio: Cambio) => {
        const mio = await queryClient.fetchQuery({ ...mioQuery(client), ...AHORA })
        const { nombreComercial, telefono, direccionesEnvio, idioma, version } = mio
        return { body: { nombreComercial, telefono, direccionesEnvio, idioma, version, ...cambio(mio) } }
      },
    }),
    // somebody changed it between the look and the change: once more, on top of that
    retry: (veces, error) => veces === 0 && statusOf(error) === STALE,
    onSuccess: () => reread(queryClient, clientes.mio),
  })
}
