import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32

/** 256 random bits for a link or a refresh token; only its hash is ever stored. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url')

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
