import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { PASSWORD } from './pasos.ts'

const LINK = /https?:\/\/[^\s"<>]+/g

/** Without a mail server the house writes its mails into its data folder; the outbox itself shows no keys. */
function mailsTo(email: string): string[] {
  const folder = join(process.env.TELAR_E2E_DATA_DIR ?? '', 'correo')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
}

/** The path of the link in a mail to somebody, once it has been written. */
export async function linkTo(email: string, page: string): Promise<string> {
  let path: string | undefined
  await expect(() => {
    const links = mailsTo(email).flatMap((mail) => mail.match(LINK) ?? [])
    path = links
      .map((link) => new URL(link))
      .map(({ pathname, search }) => `${pathname}${search}`)
      .find((one) => one.startsWith(page))
    expect(path).toBeDefined()
  }).toPass()
  return path ?? ''
}

/** What the house does over the API. */
export async function house(request: APIRequestContext) {
  const signedIn = await request.post('/api/tokens/byemail', {
    data: { email: 'admin@telar.test', password: PASSWORD },
  })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { Tenant: 'root', Authorization: `Bearer ${token}` }
  const search = async (resource: string, keyword?: string) => {
    const found = await request.post(`/api/v1/${resource}/search`, { headers, data: { keyword, pageSize: 5 } })
    return ((await found.json()) as { data: { id: number; visitado?: boolean }[] }).data
  }
  return {
    search,
    /** Approves the request of that e-mail, as a new customer or as the one that is named. */
    async approve(email: string, clienteId?: number) {
      const [registro] = await search('registers', email)
      const answer = await request.post('/api/v1/registers/approve', {
        headers,
        data: { id: registro?.id, clienteId, motivo: 'Es su otra tienda' },
      })
      expect(answer.ok()).toBe(true)
    },
  }
}
