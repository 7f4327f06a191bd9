import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { overlayOpen } from '../parts/dialogs/portal.tsx'
import { wrongIn } from '../parts/wrong.ts'

export interface KeyBinding {
  /** `j`, `ctrl+s`, or two in a row: `g c`. */
  keys: string
  label: string
  run: () => void
  /** Shown in the strip at the foot. */
  strip?: boolean
  /** Works while typing too. */
  typing?: boolean
}

type Listener = () => void

const SEQUENCE_WITHIN = 900
/** The keys by which what was typed is sent: once, however long they are held down. */
const SENDS = ['ctrl+s', 'ctrl+enter']

/** The keys that work now, in the order in which their owners came. */
class KeyBoard {
  #owners = new Map<symbol, { current: readonly KeyBinding[] }>()
  #listeners = new Set<Listener>()
  #all: readonly KeyBinding[] = []
  #first = { key: '', at: 0 }

  subscribe = (listener: Listener) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  all = () => this.#all

  add(owner: { current: readonly KeyBinding[] }) {
    const id = Symbol('owner')
    this.#owners.set(id, owner)
    this.changed()
    return () => {
      this.#owners.delete(id)
      this.changed()
    }
  }

  changed() {
    this.#all = [...this.#owners.values()].flatMap(({ current }) => current)
    for (const listener of this.#listeners) listener()
  }

  press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || overlayOpen()) return
    const key = nameOf(event)
    const sequence = event.timeStamp - this.#first.at < SEQUENCE_WITHIN ? `${this.#first.key} ${key}` : ''
    this.#first = { key, at: event.timeStamp }
    const usable = [...this.#owners.values()]
      .flatMap(({ current }) => current)
      .filter((b) => b.typing || !isTyping(event))
    const found = usable.findLast((b) => b.keys === sequence) ?? usable.findLast((b) => b.keys === key)
    if (!found || (isPressing(event) && (key === 'enter' || key === ' '))) return
    event.preventDefault()
    if (!SENDS.includes(found.keys) || !(event.repeat || wrongIn(document))) found.run()
  }
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const withShift = event.shiftKey && (key.length > 1 || /\p{L}/u.test(key))
  const held = [event.ctrlKey || event.metaKey ? 'ctrl' : '', event.altKey ? 'alt' : '', withShift ? 'shift' : '']
  return [...held.filter(Boolean), key].join('+')
}

const NOT_TEXT = ['checkbox', 'radio', 'button', 'color', 'range']

function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}

/** Enter and Space belong to the button or link that has the focus. */
const isPressing = (event: KeyboardEvent) =>
  event.target instanceof Element && event.target.closest('button, a, input, summary, [role=tab]') !== null

const KeysContext = createContext<KeyBoard | null>(null)

function useKeyBoard(): KeyBoard {
  const board = use(KeysContext)
  if (!board) throw new Error('Keys are used inside KeysProvider')
  return board
}

export function KeysProvider({ children }: { children: ReactNode }) {
  const board = useMemo(() => new KeyBoard(), [])
  useEffect(() => {
    window.addEventListener('keydown', board.press)
    return () => window.removeEventListener('keydown', board.press)
  }, [board])
  return <KeysContext value={board}>{children}</KeysContext>
}

/** Makes keys work while the component is there. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const board = useKeyBoard()
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(() => board.add(latest), [board])
  const shown = bindings.map(({ keys, label, strip }) => `${keys}${label}${strip}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip changes when what is shown does.
  useEffect(() => board.changed(), [board, shown])
}

/** The keys that work here. */
export function useKeysHere(): readonly KeyBinding[] {
  const board = useKeyBoard()
  return useSyncExternalStore(board.subscribe, board.all, board.all)
}
