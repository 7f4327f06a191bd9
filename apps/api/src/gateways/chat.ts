import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'

/** A message of a chat as the protocol writes it. */
export type MensajeDeChat =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: LlamadaDeChat[] }
  | { role: 'tool'; tool_call_id: string; content: string }

export interface LlamadaDeChat {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

export interface Herramienta {
  type: 'function'
  function: { name: string; description: string; parameters: object }
}

/** A piece of what the server says: words, or the calls that it wants made before it goes on. */
type TrozoDeChat = { texto: string } | { llamadas: LlamadaDeChat[] }

export type ServidorDeChat = (
  mensajes: readonly MensajeDeChat[],
  herramientas: readonly Herramienta[],
  signal: AbortSignal,
) => AsyncGenerator<TrozoDeChat>

interface Delta {
  content?: string | null
  tool_calls?: { index?: number; id?: string; function?: { name?: string; arguments?: string } }[]
}

/** Calls come in pieces too: each is put together under its place. */
function juntar(llamadas: LlamadaDeChat[], { tool_calls = [] }: Delta): void {
  for (const { index = 0, id, function: f } of tool_calls) {
    llamadas[index] ??= { id: '', type: 'function', function: { name: '', arguments: '' } }
    const llamada = llamadas[index]
    llamada.id += id ?? ''
    llamada.function.name += f?.name ?? ''
    llamada.function.arguments += f?.arguments ?? ''
  }
}

const choice = (data: string): { delta?: Delta; message?: Delta } =>
  (JSON.parse(data) as { choices?: { delta?: Delta; message?: Delta }[] }).choices?.[0] ?? {}

async function* trozos(respuesta: Response): AsyncGenerator<TrozoDeChat> {
  const llamadas: LlamadaDeChat[] = []
  if (!respuesta.headers.get('content-type')?.includes('event-stream')) {
    const { message = {} } = choice(await respuesta.text())
    if (message.content) yield { texto: message.content }
    juntar(llamadas, { tool_calls: message.tool_calls?.map((una, index) => ({ index, ...una })) ?? [] })
  } else if (respuesta.body) {
    const eventos = respuesta.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { data } of eventos) {
      if (data === '[DONE]') break
      const { delta = {} } = choice(data)
      if (delta.content) yield { texto: delta.content }
      juntar(llamadas, delta)
    }
  }
  if (llamadas.length > 0) yield { llamadas: llamadas.filter(Boolean) }
}

/** A server that speaks OpenAI's `/v1/chat/completions`, as self-hosted ones do too; none unless it is set up. */
export function servidorDeChat({
  CHAT_URL,
  CHAT_KEY,
  CHAT_MODEL,
}: Pick<Config, 'CHAT_URL' | 'CHAT_KEY' | 'CHAT_MODEL'>): ServidorDeChat | undefined {
  if (!CHAT_URL) return undefined
  const url = `${CHAT_URL.replace(/\/$/, '')}/v1/chat/completions`
  return async function* (mensajes, herramientas, signal) {
    outside('Another server')
    const respuesta = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(CHAT_KEY ? { authorization: `Bearer ${CHAT_KEY}` } : {}) },
      body: JSON.stringify({
        model: CHAT_MODEL,
        messages: mensajes,
        stream: true,
        ...(herramientas.length > 0 ? { tools: herramientas } : {}),
      }),
      signal,
      redirect: 'error',
    })
    if (!respuesta.ok) throw new Error(`The chat server answered ${respuesta.status}.`)
    yield* trozos(respuesta)
  }
}
