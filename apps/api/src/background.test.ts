import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackground } from './background.ts'
import { type TestApp, testApp } from './testing/app.ts'

const BEGINNING_MS = 1500
const LISTENING_MS = 1500

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a house in which nothing happens is silent: no work wakes itself', async () => {
  const heard: string[] = []
  t.house.changes.on((table) => heard.push(table ?? 'all'))
  const stops = startBackground(t.house, t.url, t.app.log)
  await sleep(BEGINNING_MS)
  heard.length = 0
  await sleep(LISTENING_MS)
  for (const stop of stops) await stop()
  expect(heard).toEqual([])
})
