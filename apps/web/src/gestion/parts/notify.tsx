import { type ComponentType, useEffect, useState } from 'react'
import { broughtOnce } from '../../kit/brought.ts'
import { type Offer, warn } from './warnings.ts'

/** What shows messages follows what is to be seen first. */
const bring = broughtOnce(() => import('./toasts.tsx'))

/** So many stand above one another; beyond, those go first that offer nothing. */
const MOST = 5

interface Told {
  id: string
  undo: (() => void) | undefined
}

/** What is told now, the newest last. */
let told: readonly Told[] = []
let last = 0

const forget = (id: string) => {
  told = told.filter((one) => one.id !== id)
}

const dismiss = (id: string) => {
  forget(id)
  void bring().then((toasts) => toasts.dismiss(id))
}

/** Takes back what one message offered to take back; once, also while it is on its way out. */
function undoOne(id: string): void {
  const one = told.find((other) => other.id === id)
  dismiss(id)
  one?.undo?.()
}

/** Takes back the last of what can still be taken back. */
export function undoLast(): void {
  const one = told.findLast(({ undo }) => undo !== undefined)
  if (one) undoOne(one.id)
}

/** Says what has happened, and offers to take it back where that is cheap. What went wrong is said in the page, and stays. */
export function notify(
  text: string,
  { undo, offer, bad = false }: { undo?: () => void; offer?: Offer; bad?: boolean } = {},
): void {
  if (bad) {
    warn(text, offer)
    return
  }
  last += 1
  const id = `office-${last}`
  const message = { id, text, offer, undo: undo && (() => undoOne(id)), onGone: () => forget(id) }
  void bring().then(({ tell }) => tell(message))
  told = [...told, { id, undo }]
  if (told.length <= MOST) return
  const leaves = told.find((one) => one.undo === undefined && one.id !== id) ?? told[0]
  if (leaves) dismiss(leaves.id)
}

/** Where messages appear. */
export function Toasts() {
  const [Place, setPlace] = useState<ComponentType<{ most: number }>>()
  useEffect(() => {
    void bring().then(({ ToastPlace }) => setPlace(() => ToastPlace))
  }, [])
  return Place ? <Place most={MOST + 1} /> : null
}
