import { expect, test } from 'vitest'
import { bootLater } from './boot.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a-1.js"/></head><body><p>Hola</p>
<script type="module" src="/assets/entry-client-1.js"></script></body></html>`

test('nothing in the page makes the browser fetch scripts before they are wanted', () => {
  const later = bootLater(page, 'm1')
  expect(later).not.toMatch(/rel="modulepreload"|type="module"/)
  expect(later).toContain('data-src="/assets/entry-client-1.js"')
  expect(later).toContain('<link rel="later" href="/assets/a-1.js"')
})

test('what starts them is the same on every page', () => {
  const programs = (html: string) =>
    [...bootLater(html, 'm1').matchAll(/<script nonce="m1">(.*?)<\/script>/gs)].map(([, one]) => one)
  expect(programs(page)).toHaveLength(2)
  expect(programs(page)).toEqual(programs(page.replaceAll('-1.js', '-2.js')))
})

test('who is in is told before anything that is painted', () => {
  expect(bootLater(page, 'm1')).toMatch(/<head><script nonce="m1">/)
})

test('a page without an entry of the bundle stays as it is', () => {
  const dev = page.replaceAll('/assets/', '/src/')
  expect(bootLater(dev, 'm1')).toBe(dev)
})
