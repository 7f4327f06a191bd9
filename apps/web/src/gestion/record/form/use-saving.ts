import { type RefObject, useRef } from 'react'

/**
 * Saves a form once, however often that is asked for: nothing begins while a saving is under way, and what is saved and
 * has not changed since is not sent again, as while the page that follows is still on its way.
 */
export function useSaving(unsaved: RefObject<number>) {
  const busy = useRef(false)
  const saved = useRef(false)
  return async (save: () => Promise<boolean>, { again = false } = {}): Promise<boolean> => {
    if (busy.current) return false
    if (saved.current && unsaved.current === 0) return true
    busy.current = true
    try {
      const done = await save()
      // what is begun anew is another one
      saved.current = done && !again
      return done
    } finally {
      busy.current = false
    }
  }
}
