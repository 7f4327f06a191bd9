// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { LeidoAhora } from './LeidoAhora.tsx'

vi.mock(import('../place.ts'), async (place) => ({
  ...(await place()),
  usePlace: () => ({ screen: 'compras', id: 'recibir', search: {} }),
}))

const asked: (number | null)[] = []

/** Chosen here, and read then. */
function Elegir() {
  const [id, setId] = useState<number | null>(null)
  const read = useQuery({
    queryKey: ['de', id],
    queryFn: () => {
      asked.push(id)
      return Promise.resolve(`lo de ${id}`)
    },
    enabled: id !== null,
    staleTime: 0,
  })
  if (id === null)
    return (
      <button type="button" onClick={() => setId(7)}>
        Elegir
      </button>
    )
  return (
    <LeidoAhora key={id} de={read}>
      {(visto) => <p>{visto}</p>}
    </LeidoAhora>
  )
}

test('what is chosen on the page is what is read', async () => {
  const { user } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Elegir />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Elegir' }))
  expect(await screen.findByText('lo de 7')).toBeTruthy()
  expect(new Set(asked)).toEqual(new Set([7]))
})
