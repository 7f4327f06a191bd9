import type { KeyboardEvent } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Whether a key pressed there is meant for a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows go from the words to what is found and back; sideways they stay in the words. */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const sideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
  if (!step || (sideways && isTyping(event.target))) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The words as the gallery's address has them: the router would put quotes around a text that looks like a number. */
export function wordsForAddress(q: string): { q?: number | string } {
  const words = q.trim()
  if (!words) return {}
  return { q: /^[1-9]\d{0,14}$/.test(words) ? Number(words) : words }
}
