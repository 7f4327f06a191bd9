import { contract } from '@telar/contract'
import * as calls from '@telar/contract/calls'
import type { Resource } from '@telar/contract/kit/endpoint'
import { describe, expect, it } from 'vitest'
import { contractTable } from '../../../vite/contract-table.ts'

const table = contractTable(contract)

const all = Object.entries<Resource>(contract).flatMap(([noun, resource]) =>
  Object.entries(resource).map(([key, endpoint]) => [`${noun}.${key}`, table[noun]?.[key], endpoint] as const),
)

describe('the table that stands in for the contract in the browser', () => {
  it.each(all)('%s', (_call, thin, { kind, method, path, resource, name, as, access }) => {
    expect(thin).toEqual({ kind, method, path, resource, name, as, access })
  })

  it('offers every resource under the name by which the web imports it', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort())
  })
})
