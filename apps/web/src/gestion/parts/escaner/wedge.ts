/** Keys of a scanner follow one another faster than fingers do. */
const WITHIN = 45
const SHORTEST = 4

/** Two keys that open a place may follow one another as fast: small letters are a scanner's only once they are many. */
const isScanned = (text: string) => text.length > (/[a-z]/.test(text) ? SHORTEST : 1)

type OnCode = (code: string) => void

const NOT_TEXT = ['checkbox', 'radio', 'button', 'color', 'range']

/** What is typed into a field belongs to the field. */
function belongsToField({ target }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}

/** A scanner that types: its fast keys, ended by Enter, are one code, for who asked for it last; who takes what nobody waits for comes after all of them. */
class Wedge {
  #listeners: { current: OnCode }[] = []
  #typed = { text: '', at: 0 }

  listen(listener: { current: OnCode }, asks: 'first' | 'after all' = 'first'): () => void {
    if (this.#listeners.length === 0) window.addEventListener('keydown', this.#press, true)
    if (asks === 'first') this.#listeners.push(listener)
    else this.#listeners.unshift(listener)
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener)
      if (this.#listeners.length === 0) window.removeEventListener('keydown', this.#press, true)
    }
  }

  #press = (event: KeyboardEvent) => {
    if (belongsToField(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const fast = event.timeStamp - this.#typed.at < WITHIN
    const before = fast ? this.#typed.text : ''
    if (event.key === 'Enter' && before.length >= SHORTEST) {
      this.#typed = { text: '', at: 0 }
      this.#take(event)
      this.#listeners.at(-1)?.current(before)
    } else if (event.key.length === 1) {
      const text = before + event.key
      this.#typed = { text, at: event.timeStamp }
      if (isScanned(text)) this.#take(event)
    } else if (event.key !== 'Shift') this.#typed = { text: '', at: 0 }
  }

  /** The page's own keys do not hear it. */
  #take(event: KeyboardEvent) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}

export const wedge = new Wedge()
