import { createInterface } from 'node:readline/promises'

const MB = 1024 * 1024

export const megas = (bytes: number): string => `${(bytes / MB).toFixed(1)} MB`

/** Asks whoever sits there; nobody says no. */
export async function preguntar(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log('Nobody is there to ask: add --yes to go on.')
    return false
  }
  const line = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(y|yes|s|si|sí)$/i.test((await line.question(`${question} [y/N] `)).trim())
  } finally {
    line.close()
  }
}
