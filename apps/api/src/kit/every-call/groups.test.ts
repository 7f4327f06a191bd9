import { contract } from '@telar/contract'
import type { Bound } from '@telar/contract/kit/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

interface Grouped {
  agrupar: Bound & { body: { shape: { campo: { options: string[] } } } }
  search: Bound
}
const isGrouped = (calls: object): calls is Grouped => 'agrupar' in calls && 'search' in calls

const LISTS = Object.entries(contract).flatMap(([name, calls]) => (isGrouped(calls) ? [[name, calls] as const] : []))

test.each(LISTS)('%s: by whatever they are grouped, every row is in one group', async (_, { search, agrupar }) => {
  const { totalCount } = (await admin.call(search, { body: {} } as never)) as { totalCount: number }
  for (const campo of agrupar.body.shape.campo.options) {
    const groups = (await admin.call(agrupar, { body: { campo } } as never)) as { cuantas: number }[]
    expect([campo, groups.reduce((sum, { cuantas }) => sum + cuantas, 0)]).toEqual([campo, totalCount])
  }
})
