import { memoryTokens, type TokenStore } from '@telar/client/tokens'
import { STORAGE } from './constants.ts'

/** Tokens in the browser's storage, which all tabs share; in memory where storage is forbidden. Either is good alone. */
export function browserTokens(): TokenStore {
  try {
    const storage = window.localStorage
    storage.getItem(STORAGE.token)
    return storedTokens(storage)
  } catch {
    return memoryTokens()
  }
}

const storedTokens = (storage: Storage): TokenStore => ({
  get: () => {
    const token = storage.getItem(STORAGE.token) ?? ''
    const refreshToken = storage.getItem(STORAGE.refreshToken) ?? ''
    return token || refreshToken ? { token, refreshToken } : null
  },
  set: (tokens) => {
    if (tokens) {
      storage.setItem(STORAGE.refreshToken, tokens.refreshToken)
      storage.setItem(STORAGE.token, tokens.token)
    } else {
      storage.removeItem(STORAGE.token)
      storage.removeItem(STORAGE.refreshToken)
    }
  },
})
