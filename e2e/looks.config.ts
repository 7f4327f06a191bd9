import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** Every screen as it looks, in every language and width; it takes longer than the tests of a day may. */
export default defineConfig({
  ...stories,
  testMatch: '**/*.looks.ts',
  outputDir: 'looks',
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '1024', use: { viewport: { width: 1024, height: 768 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
})
