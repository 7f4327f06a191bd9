import type { Client } from '@telar/client'
import type { CallInput, CallOutput } from '@telar/contract/kit/endpoint'
import type { Write } from './command.ts'

/** A `fetch` that says how much of a large body is on its way, which the browser's own does not. */
const uploading =
  (onProgress: (part: number) => void): typeof fetch =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', String(url))
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after')
        const headers: HeadersInit = retryAfter ? { 'retry-after': retryAfter } : {}
        resolve(new Response(request.responseText, { status: request.status, headers }))
      }
      request.onerror = () => reject(new TypeError('Failed to fetch'))
      request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send(init?.body as XMLHttpRequestBodyInit | null)
    })

interface Sending {
  onProgress: (part: number) => void
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Sends something large and tells how much of it has gone. */
export const upload = <E extends Write>(
  client: Client,
  endpoint: E,
  input: CallInput<E>,
  { onProgress, ...options }: Sending,
): Promise<CallOutput<E>> => client.call(endpoint, input, { ...options, fetch: uploading(onProgress) })
