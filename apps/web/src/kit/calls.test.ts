import { contract } from '@telar/contract'
import * as calls from '@telar/contract/calls'
import { endpoints } from '@telar/contract/kit/contract'
import { describe, expect, it } from 'vitest'
import { contractTable } from '../../vite/contract-table.ts'

const table = contractTable(contract)

describe('the table that stands in for the contract in the browser', () => {
  it.each(endpoints(contract).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    (_call, { kind, method, path, resource, name, as, access }) => {
      expect(table[resource]?.[name]).toEqual({ kind, method, path, resource, name, as, access })
    },
  )

  it('offers every resource under the name by which the web imports it', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(table).sort())
  })
})
