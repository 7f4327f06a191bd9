/** Whoever has this page open, as far as everybody needs to know who is about to send them elsewhere. */
export const here = {
  /** Whose page it is; nobody's until somebody is known to be signed in. */
  whose: '',
  /** Somebody else has signed in: it is being loaded anew, and nothing keeps it. */
  taken: false,
  /** What is done before somebody whose session has ended is sent to sign in. */
  end: (): void => {},
  /** Lets go who signs out: where something is not saved they are asked on the way, and may stay. */
  lets: async (_go: () => Promise<void>): Promise<boolean> => true,
}

/** What is left of somebody's writing begins with this in the storage of the tab. */
export const leftBy = (userId: string): string => `escrito.${userId} `
