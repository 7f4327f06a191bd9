/** The two tokens of a session. */
export interface Tokens {
  token: string
  refreshToken: string
}

/** Where the tokens are kept: the browser's storage, or memory in a script. */
export interface TokenStore {
  get(): Tokens | null
  set(tokens: Tokens | null): void
}

export function memoryTokens(initial: Tokens | null = null): TokenStore {
  let tokens = initial
  return {
    get: () => tokens,
    set: (next) => {
      tokens = next
    },
  }
}
