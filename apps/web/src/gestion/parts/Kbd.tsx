import { OFFICE } from '../office-texts.ts'
import { useWords } from '../use-texts.ts'

const SIGNS: Record<string, string> = {
  enter: '↵',
  ctrl: 'Ctrl',
  shift: '⇧',
  alt: 'Alt',
  escape: 'Esc',
  tab: 'Tab',
  arrowdown: '↓',
  arrowup: '↑',
  arrowright: '→',
}

/** A key as it is printed on the keyboard: `ctrl+s` → Ctrl S. */
export function Kbd({ keys }: { keys: string }) {
  const t = useWords(OFFICE)
  const signs: Record<string, string> = { ...SIGNS, ...t.keys.names }
  const parts = keys === ' ' ? ['space'] : keys.split(/[+ ]/)
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody focuses a picture of a key.
  return <kbd aria-hidden="true">{parts.map((part) => signs[part] ?? part.toUpperCase()).join(' ')}</kbd>
}
