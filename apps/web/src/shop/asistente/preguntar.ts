import type { Client } from '@telar/client'
import { chatbot } from '@telar/contract/calls'
import { growing } from '../../kit/calls/growing.ts'
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

/** Asks as whoever is signed in, and tells the answer as it grows. */
export async function preguntar(
  client: Client,
  message: string,
  idioma: string,
  crece: (texto: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = { conversationId: conversacion(), message }
  await growing(client, chatbot.completion, { body }, { idioma, crece, signal })
}
