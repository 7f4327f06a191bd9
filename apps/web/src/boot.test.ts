import { expect, test } from 'vitest'
import { bootLater } from './boot.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a-1.js"/></head><body><p>Hola</p>
<script type="module" src="/assets/entry-client-1.js"></script></body></html>`

test('nothing in the page makes the browser fetch scripts before they are wanted', () => {
  const later = bootLater(page, 'm1')
  expect(later).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(later).toContain('("/assets/entry-client-1.js",["/assets/a-1.js"])</script></body>')
})

test('a page without an entry of the bundle stays as it is', () => {
  const dev = page.replaceAll('/assets/', '/src/')
  expect(bootLater(dev, 'm1')).toBe(dev)
})
