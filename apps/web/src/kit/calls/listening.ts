import type { Client } from '@telar/client'
import type { Call, CallInput, EventsAnswer } from '@telar/contract/kit/endpoint'

/** Opens a line on which the server tells what happens, until told to stop. */
export const listen = <E extends Call & { response: EventsAnswer }>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal,
) => client.call(endpoint, input, { signal })
