import { type BrowserContext, test as base, type Page } from '@playwright/test'

/** A picture of one grey dot. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAObm5gAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Drawing the demo's pictures takes the server longer than most stories: a dot stands in for each. */
export const withoutPictures = (where: Page | BrowserContext) =>
  where.route(/\/img\/\d+\//, (route) => route.fulfill({ contentType: 'image/gif', body: DOT }))

interface Options {
  /** Whether the pictures of the demo are drawn; few stories are about them. */
  fotos: boolean
}

/** A story: it has the shop's pictures stood in for, unless it says that it wants them. */
export const test = base.extend<Options & { fotosDeRelleno: undefined }>({
  fotos: [false, { option: true }],
  fotosDeRelleno: [
    async ({ context, fotos }, use) => {
      if (!fotos) await withoutPictures(context)
      await use(undefined)
    },
    { auto: true },
  ],
})
