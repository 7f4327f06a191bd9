import { clientes } from '@telar/contract/calls'
import { speakAsAccount } from '../../i18n/i18n.ts'
import type { AppContext } from '../../kit/app.ts'
import { query } from '../../kit/calls/query.ts'
import { profileQuery } from '../../kit/session.ts'

/** A customer who has just come in is spoken to in the language of their account; staff, in that of their browser. */
export async function speakAsCustomer({ client, queryClient, i18n }: AppContext): Promise<void> {
  const { clienteId } = await queryClient.ensureQueryData(profileQuery(client))
  if (clienteId === null) return
  const { idioma } = await queryClient.fetchQuery({ ...query(client, clientes.mio, {}), meta: { errors: 'local' } })
  await speakAsAccount(i18n, idioma)
}
