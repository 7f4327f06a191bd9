/** Whoever has this page open, as far as everybody needs to know who is about to send them elsewhere. */
export const here = {
  /** Whose page it is; nobody's until somebody is known to be signed in. */
  whose: '',
  /** What is done before somebody whose session has ended is sent to sign in. */
  endings: new Set<() => void>(),
  /** How much is not saved, wherever who leaves is asked about it. */
  unsaved: new Set<{ readonly current: number }>(),
  /** Whoever was asked stays. */
  stays: (): void => {},
}

/** What is left of somebody's writing begins with this in the storage of the tab. */
export const leftBy = (userId: string): string => `escrito.${userId} `
