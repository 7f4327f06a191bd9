import { readFile, rename, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@telar/client'
import { contract } from '@telar/client/calls'

/** Gives every change since the last time to `use`, page by page; what it throws at is given again the next time. */
export async function follow(memory, use) {
  const telar = createClient({ baseUrl: process.env.TELAR_URL, key: process.env.TELAR_KEY })
  let since = await readFile(memory, 'utf8').catch(() => undefined)
  for (;;) {
    const page = await telar
      .call(contract.existencias.cambios, { query: { since, limit: 500 } })
      .catch(async (error) => {
        if (!error.retryAfter) throw error
        await sleep(error.retryAfter * 1000)
      })
    if (!page) continue
    await use(page.cambios)
    since = page.siguiente
    await writeFile(`${memory}.new`, since)
    await rename(`${memory}.new`, memory)
    if (!page.hayMas) return
  }
}
