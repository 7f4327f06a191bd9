// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { ColeccionesDelModelo } from './ColeccionesDelModelo.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../../kit/app.ts', () => ({ useClient: () => ({ call }) }))
vi.mock('../../../access.ts', () => ({ useMay: () => () => true }))
vi.mock('../../../place.ts', () => ({ usePlace: () => ({ id: '1', search: {} }), hrefOf: () => '' }))

function Ficha() {
  const form = useForm({ defaultValues: { colecciones: [] } })
  return (
    <FormProvider {...form}>
      <ColeccionesDelModelo disabled={false} />
    </FormProvider>
  )
}

const ver = () =>
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Ficha />
    </QueryClientProvider>,
  )

test('that there are no collections is only said once that is known', async () => {
  let answer = (_: unknown) => {}
  call.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  ver()
  expect(screen.queryByText('Aún no hay colecciones.')).toBeNull()
  answer({ data: [] })
  expect(await screen.findByText('Aún no hay colecciones.')).toBeTruthy()
})

test('collections that cannot be read are not called none', async () => {
  call.mockRejectedValueOnce(Object.assign(new Error('Internal Server Error'), { status: 500 }))
  ver()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByText('Aún no hay colecciones.')).toBeNull()
})
