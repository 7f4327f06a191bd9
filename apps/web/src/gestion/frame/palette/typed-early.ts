/** What was typed for a field that had not come yet. */
export interface TypedEarly {
  text: string
  /** Whether Enter followed. */
  sent: boolean
}

let typed: TypedEarly = { text: '', sent: false }

/** A character, also one that a keyboard makes with AltGr; with Ctrl it is a command. */
const isCharacter = (event: KeyboardEvent) =>
  event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey))

function note(event: KeyboardEvent): void {
  const { text } = typed
  if (isCharacter(event)) typed = { text: text + event.key, sent: false }
  else if (event.key === 'Backspace') typed = { text: text.slice(0, -1), sent: false }
  else if (event.key === 'Enter') typed = { text, sent: text !== '' }
  else return
  // it is meant for the field alone, not for what has the focus meanwhile nor for the page's keys
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Notes what is typed from now on for a field that was asked for. */
export function noteTyping(): void {
  typed = { text: '', sent: false }
  window.addEventListener('keydown', note, true)
  window.addEventListener('pointerdown', takeTyped, true)
}

/** What was noted; nothing more is. */
export function takeTyped(): TypedEarly {
  window.removeEventListener('keydown', note, true)
  window.removeEventListener('pointerdown', takeTyped, true)
  const taken = typed
  typed = { text: '', sent: false }
  return taken
}
