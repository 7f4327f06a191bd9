import type { Client } from '@telar/client'
import type { Call, CallInput } from '@telar/contract/kit/endpoint'

/** A `fetch` that tells what comes while it comes. */
const contando =
  (idioma: string, crece: (texto: string) => void): typeof fetch =>
  async (url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Accept-Language', idioma)
    const response = await fetch(url, { ...init, headers })
    if (!response.ok || !response.body) return response
    let texto = ''
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      texto += decoder.decode(value, { stream: !done })
      crece(texto)
      if (done) return new Response(texto, { status: response.status })
    }
  }

/** Makes a call whose answer is told while it comes, in that language. */
export const growing = <E extends Call>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  { idioma, crece, signal }: { idioma: string; crece: (texto: string) => void; signal: AbortSignal },
) => client.call(endpoint, input, { signal, fetch: contando(idioma, crece) })
