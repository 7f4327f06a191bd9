import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

interface Operation {
  operationId: string
  security: unknown[]
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

test('every call is described: parameters, body, answer, errors, security', async () => {
  const { openapi, paths } = (await t.app.inject('/api/openapi.json')).json() as {
    openapi: string
    paths: Record<string, Record<string, Operation>>
  }
  expect(openapi).toBe('3.1.0')
  for (const endpoint of endpoints(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = paths[path]?.[endpoint.method.toLowerCase()]
    const where = `${endpoint.method} ${path}`
    expect(operation?.operationId, where).toBe(`${endpoint.resource}.${endpoint.name}`)
    expect(operation?.security, where).toHaveLength(endpoint.access === 'public' ? 0 : 1)
    expect(operation?.parameters.filter((p) => p.in === 'path').length, where).toBe([...path.matchAll(/\{/g)].length)
    expect(operation?.requestBody !== undefined, where).toBe(endpoint.body !== undefined)
    const statuses = Object.keys(operation?.responses ?? {})
    expect(statuses, where).toEqual(expect.arrayContaining(['200', '500', '503']))
    if (endpoint.access !== 'public') expect(statuses, where).toContain('401')
    if (endpoint.access.startsWith('Permissions.')) expect(statuses, where).toContain('403')
    if (endpoint.body) expect(statuses, where).toContain('400')
    const answer = Object.values(operation?.responses[200]?.content ?? {})[0]
    expect(Object.keys(answer?.schema ?? {}).length, where).toBeGreaterThan(0)
  }
})

test('there is a page to read it', async () => {
  const page = await t.app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  for (const name of Object.keys(contract)) expect(page.body).toContain(`id="${name}"`)
  expect(page.body).not.toContain('<script')
})

test('alive and ready', async () => {
  expect((await t.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await t.app.inject('/api/health/ready')).json()).toEqual({ status: 'ready', short: [] })
})
