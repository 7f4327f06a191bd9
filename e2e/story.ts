import { test as base, type Page } from '@playwright/test'

/**
 * Drawing the demo's pictures takes the server longer than most stories: a page goes without. Asked of the browser
 * itself, as a route of the test runner would see every request and keep nothing in the browser's cache.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/img/*'] })
}

interface Options {
  /** Whether the pictures of the demo are drawn; few stories are about them. */
  fotos: boolean
}

/** A story: it goes without the shop's pictures, unless it says that it wants them. */
export const test = base.extend<Options>({
  fotos: [false, { option: true }],
  page: async ({ page, fotos }, use) => {
    if (!fotos) await withoutPictures(page)
    await use(page)
  },
})
