// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { registers } from '@telar/contract/clientes/registers'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { Licencia } from './Licencia.tsx'

const call = vi.hoisted(() => vi.fn(async () => new Blob(['licencia'])))
vi.mock('../../../kit/app.ts', () => ({ useClient: () => ({ call }) }))

test('a licence that is being looked at is not shown anew because somebody has seen it', async () => {
  URL.createObjectURL = vi.fn(() => 'blob:licencia')
  URL.revokeObjectURL = vi.fn()
  const queryClient = new QueryClient()
  show(
    <QueryClientProvider client={queryClient}>
      <Licencia id={3} licencia={{ nombre: 'licencia.png', tipo: 'png', bytes: 8 } as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('img')
  await act(() => queryClient.invalidateQueries({ queryKey: [registers.licencia.resource] }))
  expect(call).toHaveBeenCalledTimes(1)
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1)
})
