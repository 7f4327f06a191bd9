import { useRef, useState } from 'react'
import { statusOf } from '../../../kit/calls/failures.ts'

/**
 * A stored record that is saved only over the version that was read. Where somebody else came first, what they saved is
 * read, and what is written here stays until one of both is chosen.
 */
export function useOvertaken<T extends { version: number }>(stored: T | undefined, read: (stored: T) => Promise<T>) {
  const version = useRef(stored?.version)
  const [theirs, setTheirs] = useState<T | null>(null)
  return {
    theirs,
    /** Answers `false` where it is still to be chosen. */
    async saving<R>(save: (version: number | undefined) => Promise<R>): Promise<R | false> {
      try {
        return await save(version.current)
      } catch (error) {
        const now = stored && statusOf(error) === 409 ? await read(stored) : null
        if (!now || now.version === version.current) throw error
        setTheirs(now)
        return false
      }
    },
    /** From now on it is written over that one. */
    over(now: T) {
      version.current = now.version
      setTheirs(null)
    },
  }
}
