import { useEffect, useSyncExternalStore } from 'react'

let remark = ''
const listeners = new Set<() => void>()

function set(next: string) {
  remark = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts a remark at the right end of the strip: where one is in the list, who last changed the record. */
export function useRemark(text: string): void {
  useEffect(() => {
    set(text)
    return () => set('')
  }, [text])
}

export const useRemarkHere = (): string =>
  useSyncExternalStore(
    subscribe,
    () => remark,
    () => '',
  )
