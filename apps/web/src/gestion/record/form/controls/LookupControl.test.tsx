// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { LookupControl } from './LookupControl.tsx'

let allowed = true
vi.mock('../../../../kit/app.ts', () => ({ useClient: () => ({}) }))
vi.mock('../../../access.ts', () => ({ useMay: () => () => allowed }))
vi.mock('../../../parts/buscar/use-crear.ts', () => ({ useCrear: () => ({ options: [], run: () => undefined }) }))

const find = vi.fn(async () => [{ value: 3, label: 'R-3 Pau' }])
const from = { resource: 'comerciales', access: 'Permissions.Comerciales.Search', find, one: find } as const

const control = () =>
  show(
    <QueryClientProvider client={new QueryClient()}>
      <LookupControl
        {...{
          id: 'comercial',
          name: 'comercialId',
          value: 3,
          disabled: false,
          invalid: false,
          changed: false,
          onChange: () => {},
        }}
        describedBy={undefined}
        onBlur={() => undefined}
        inputRef={() => undefined}
        field={{ name: 'comercialId', control: 'lookup', from }}
      />
    </QueryClientProvider>,
  )

test('who may look through them is shown which one it is', async () => {
  control()
  expect(await screen.findByDisplayValue('R-3 Pau')).toBeTruthy()
})

test('who may not is not refused: nothing is asked, and nothing can be changed', () => {
  find.mockClear()
  allowed = false
  control()
  const input = screen.getByPlaceholderText<HTMLInputElement>('Sin permiso para verlo')
  expect([input.disabled, find.mock.calls.length]).toEqual([true, 0])
})
