// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ValidationError } from '@telar/client/errors'
import { cajas } from '@telar/contract/ventas/cajas'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import { useCommand, useRead } from './calls.ts'

let refusal: Error
let opened = true
vi.mock('../kit/app.ts', () => ({
  useClient: () => ({
    call: async ({ name }: { name: string }) => {
      if (name === 'ver') return { pedido: { abierto: opened } }
      opened = false
      throw refusal
    },
  }),
}))

function Servir() {
  const { data } = useRead(cajas.ver, { params: { id: 1 } })
  const { mutate } = useCommand(cajas.servir)
  return (
    <button type="button" onClick={() => mutate({ params: { id: 1 }, body: {} })}>
      {data?.pedido.abierto ? 'abierto' : 'servido'}
    </button>
  )
}

const servir = async (error: Error) => {
  refusal = error
  opened = true
  const { user, unmount } = show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Servir />
    </QueryClientProvider>,
  )
  await user.click(await screen.findByText('abierto'))
  return unmount
}

test('what a rule forbids because somebody was first is read again; a wrong field changes nothing', async () => {
  const unmount = await servir(new ValidationError(['Ya está servido.'], {}))
  expect(await screen.findByText('servido')).toBeTruthy()
  unmount()
  await servir(new ValidationError([], { motivo: ['Diga por qué.'] }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('abierto')).toBeTruthy()
})
