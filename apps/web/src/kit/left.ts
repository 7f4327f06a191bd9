import { here, leftBy } from './here.ts'

/** What no storage is to hold. */
const SECRET = /password/i

/** Something that is being written, and what of it is not saved. */
type Writing = () => readonly [name: string, written: unknown] | null
const writings = new Set<Writing>()

/** Files, which no storage holds: they wait as long as the page is not loaded anew. */
const files = new Map<string, unknown>()

const keyOf = (name: string, path = location.pathname) => `${leftBy(here.whose)}${path} ${name}`
const areFiles = (written: unknown) => Array.isArray(written) && written.some((one) => one instanceof File)
const withoutSecrets = (key: string, value: unknown) => (SECRET.test(key) ? undefined : value)

/** As long as it is on the page, what is not saved of it is left behind when the session ends. */
export function leaves(writing: Writing): () => void {
  here.end = leaveWritten
  writings.add(writing)
  return () => writings.delete(writing)
}

/** The session has ended: what is not saved stays in this tab for when its person is back. */
function leaveWritten(): void {
  for (const writing of writings) {
    const [name, written] = writing() ?? []
    if (name === undefined) continue
    if (areFiles(written)) files.set(keyOf(name), written)
    else keep(keyOf(name), written)
  }
}

function keep(key: string, written: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(written, withoutSecrets))
  } catch {
    // more than a browser keeps, as a large picture
  }
}

/** What is being written goes on on another page, where it is taken up under the same name. */
export const leaveAt = (href: string, name: string, written: unknown): void =>
  keep(keyOf(name, new URL(href, location.href).pathname), written)

/** What the person who is here left on this page under a name. */
export function leftOn(name: string): unknown {
  if (files.has(keyOf(name))) return files.get(keyOf(name))
  const text = here.whose === '' ? null : sessionStorage.getItem(keyOf(name))
  return text === null ? undefined : JSON.parse(text)
}

/** It has been taken up again. */
export function takenUp(name: string): void {
  files.delete(keyOf(name))
  sessionStorage.removeItem(keyOf(name))
}
