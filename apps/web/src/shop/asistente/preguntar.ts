import { classify } from '@telar/client/errors'
import { chatbot } from '@telar/contract/calls'
import { STORAGE } from '../../kit/constants.ts'

/** The conversation of this browser; without a store it lasts as long as the page. */
let suelta: string | undefined

function conversacion(): string {
  try {
    const known = localStorage.getItem(STORAGE.conversation)
    if (known) return known
    const fresh = crypto.randomUUID()
    localStorage.setItem(STORAGE.conversation, fresh)
    return fresh
  } catch {
    suelta ??= crypto.randomUUID()
    return suelta
  }
}

/** Forgets the conversation: the next question begins another. */
export function olvidar(): void {
  suelta = undefined
  try {
    localStorage.removeItem(STORAGE.conversation)
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** Asks, and tells the answer as it grows. */
export async function preguntar(
  message: string,
  idioma: string,
  crece: (texto: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(chatbot.completion.path, {
    method: chatbot.completion.method,
    headers: { Tenant: 'root', 'Content-Type': 'application/json', 'Accept-Language': idioma },
    body: JSON.stringify({ conversationId: conversacion(), message }),
    signal,
  })
  if (!response.ok || !response.body) {
    const seconds = Number(response.headers.get('retry-after'))
    throw Object.assign(classify(response.status, await response.text()), seconds > 0 ? { retryAfter: seconds } : {})
  }
  let texto = ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    texto += decoder.decode(value, { stream: !done })
    crece(texto)
    if (done) return
  }
}
