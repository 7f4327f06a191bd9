import type { Call, CallInput, CallOutput } from '@telar/contract/kit/endpoint'
import { AuthenticationError, type CallError, classify, isAuthentication } from './errors.ts'
import { memoryTokens, type TokenStore, type Tokens } from './tokens.ts'

export interface ClientOptions {
  /** Where the API lives, for callers outside the browser; empty means the page's own origin. */
  baseUrl?: string
  tokens?: TokenStore
  /** The key of a program, instead of somebody's session. */
  key?: string
  /** Language of the messages; a browser sends its cookie anyway. */
  language?: () => string | undefined
  /** Who is taken to be signed in: what others who share the store would write is refused. */
  whose?: () => string | undefined
  fetch?: typeof fetch
  /** The session is over: the refresh was refused, or there is nothing left to refresh with. */
  onSignedOut?: () => void
  /** Who is signed in may not, or no longer. */
  onForbidden?: () => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** The same key sent twice makes one record. */
  idempotencyKey?: string
  /** Sent by this instead, where it is to be told how much has gone. */
  fetch?: typeof fetch
}

interface AnyInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

const REFRESH_PATH = '/api/tokens/refresh'

function address({ path }: Call, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  return pairs.length === 0
    ? filled
    : `${filled}?${new URLSearchParams(pairs.map(([k, v]): [string, string] => [k, String(v)]))}`
}

/** Multipart goes as it is; everything else is JSON. */
const isForm = (body: unknown): body is FormData => typeof FormData !== 'undefined' && body instanceof FormData

async function answer(response: Response, as: Call['as']): Promise<unknown> {
  if (as === 'events') return response.body
  if (as === 'file') return response.blob()
  return as === 'text' ? response.text() : response.json()
}

export type Client = ReturnType<typeof createClient>

/** Calls of the contract over HTTP: bearer token, one refresh on a 401 that concurrent calls wait for, typed answers. */
export function createClient(options: ClientOptions = {}) {
  const { baseUrl = '', tokens = memoryTokens(), key, language, whose, onSignedOut, onForbidden } = options
  let refreshing: Promise<Tokens> | undefined

  const doFetch: typeof fetch = (url, init) => (options.fetch ?? fetch)(url, init)

  function send(
    call: Call,
    input: AnyInput,
    { signal, idempotencyKey, fetch = doFetch }: CallOptions,
  ): Promise<Response> {
    const { body } = input
    const token = key ?? tokens.get()?.token
    const lang = language?.()
    const who = whose?.()
    const json = body !== undefined && !isForm(body)
    return fetch(baseUrl + address(call, input), {
      method: call.method,
      signal: signal ?? null,
      headers: {
        Tenant: 'root',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(lang ? { 'Accept-Language': lang } : {}),
        ...(who ? { Whose: who } : {}),
        ...(json ? { 'Content-Type': 'application/json' } : {}),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      body: json ? JSON.stringify(body) : ((body as FormData | undefined) ?? null),
    })
  }

  async function failure(response: Response): Promise<CallError> {
    if (response.status === 403) onForbidden?.()
    const error = classify(response.status, await response.text())
    const seconds = Number(response.headers.get('retry-after'))
    return seconds > 0 ? Object.assign(error, { retryAfter: seconds }) : error
  }

  /** Whoever shares the store may leave, come in or renew it meanwhile: then what is there counts, and nothing of this. */
  async function refresh(used: Tokens): Promise<Tokens> {
    const stands = () => tokens.get()?.refreshToken === used.refreshToken
    if (stands()) {
      const response = await doFetch(baseUrl + REFRESH_PATH, {
        method: 'POST',
        headers: { Tenant: 'root', 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: used.token, refreshToken: used.refreshToken }),
      })
      if (response.ok) {
        const { token, refreshToken } = (await response.json()) as Tokens
        if (stands()) tokens.set({ token, refreshToken })
      } else {
        const error = await failure(response)
        if (response.status >= 500 || response.status === 429) throw error
        if (stands()) signOut()
      }
    }
    const current = tokens.get()
    if (!current) throw new AuthenticationError(401)
    return current
  }

  function refreshOnce(used: Tokens): Promise<Tokens> {
    refreshing ??= refresh(used).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  function signOut() {
    tokens.set(null)
    onSignedOut?.()
  }

  async function perform(call: Call, input: AnyInput, callOptions: CallOptions): Promise<unknown> {
    if (refreshing && call.resource !== 'tokens') await refreshing
    const used = tokens.get()
    let response = await send(call, input, callOptions)
    if (response.ok) return answer(response, call.as)
    const error = await failure(response)
    if (!isAuthentication(error) || call.resource === 'tokens') throw error
    if (!used) {
      onSignedOut?.()
      throw error
    }
    await refreshOnce(used)
    response = await send(call, input, callOptions)
    if (response.ok) return answer(response, call.as)
    throw await failure(response)
  }

  return {
    tokens,
    call<E extends Call>(endpoint: E, input: CallInput<E>, callOptions: CallOptions = {}): Promise<CallOutput<E>> {
      return perform(endpoint, input as AnyInput, callOptions) as Promise<CallOutput<E>>
    },
    signOut,
  }
}
