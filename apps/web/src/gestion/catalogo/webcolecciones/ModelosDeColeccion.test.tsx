// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import ModelosDeColeccion from './ModelosDeColeccion.tsx'

const call = async () => {
  throw Object.assign(new Error('Internal Server Error'), { status: 500 })
}
vi.mock('../../../kit/app.ts', () => ({ useClient: () => ({ call }) }))
vi.mock('../../place.ts', () => ({ usePlace: () => ({ id: '1', search: {} }), hrefOf: () => '' }))

test('a collection that cannot be read is not called empty, and no model is put in its place', async () => {
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ModelosDeColeccion row={{ id: 1 }} mayWrite />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})
