// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cobros } from '@telar/contract/facturacion/cobros'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { PortalContext } from '../parts/dialogs/portal.tsx'
import { EachDialog } from './EachDialog.tsx'

vi.mock('../../kit/app.ts', () => ({ useClient: () => ({}) }))

const ROWS = [{ id: 1 }, { id: 2 }, { id: 3 }]

test('what may have been done without its answer is tried again as the same, what was refused as another', async () => {
  const keys: Record<number, string[]> = { 1: [], 2: [], 3: [] }
  const failures: Record<number, unknown> = {
    2: new TypeError('Failed to fetch'),
    3: { status: 400, messages: ['No'] },
  }
  const ended = vi.fn()
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <PortalContext value={document.body}>
        <EachDialog
          title="Cobrar 3 facturas"
          verb="Cobrar"
          rows={ROWS}
          label={({ id }) => `Factura ${id}`}
          over={cobros.cobrar}
          run={({ id }, attempt) =>
            attempt(async (key) => {
              keys[id]?.push(key)
              const failure = failures[id]
              delete failures[id]
              if (failure) throw failure
            })
          }
          onEnd={ended}
          onClose={() => undefined}
        />
      </PortalContext>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: /^Cobrar/ }))
  expect(await screen.findByText(/Factura 2: No hay conexión con el servidor/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Reintentar/ }))
  await expect.poll(() => ended.mock.calls).toEqual([[3]])
  expect(keys[1]).toHaveLength(1)
  expect(new Set(keys[2]).size).toBe(1)
  expect(new Set(keys[3]).size).toBe(2)
})
