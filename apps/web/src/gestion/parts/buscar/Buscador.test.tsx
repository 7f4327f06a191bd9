// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { PortalContext } from '../dialogs/portal.tsx'
import { Buscador } from './Buscador.tsx'

const CLIENTES = { name: 'clientes', create: 'signed-in', noun: { es: { one: 'cliente', many: 'clientes' } } }
vi.mock('../../access.ts', () => ({ useMay: () => () => true, useScreens: () => [CLIENTES] }))

const ALL = [
  { key: 1, label: '0012 Boutique Aurora', detail: 'Girona · B12345678' },
  { key: 2, label: '0044 Boutique Aurora', detail: 'Lugo · B87654321' },
]
const picked = vi.fn()

function Campo() {
  const [keyword, setKeyword] = useState('')
  const found = ALL.filter(({ label }) => label.toLowerCase().includes(keyword))
  return (
    <Buscador
      {...{ found, keyword }}
      label="Cliente"
      none="Nada"
      creates={{ screen: 'clientes', field: 'razonSocial' }}
      onKeyword={setKeyword}
      onPick={({ key }) => picked(key)}
    />
  )
}

test('Enter takes the first; alike ones are told apart; the field is ready for the next', async () => {
  const { user } = show(
    <PortalContext value={document.body}>
      <Campo />
    </PortalContext>,
  )
  const field = screen.getByRole('combobox', { name: 'Cliente' })
  await user.type(field, 'aurora')
  expect(screen.getByText('Girona · B12345678')).toBeTruthy()
  expect(screen.getByText('Lugo · B87654321')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(picked).toHaveBeenCalledExactlyOnceWith(1)
  expect((field as HTMLInputElement).value).toBe('')
})

test('what is not there is made from what was typed, in a tab of its own', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = show(
    <PortalContext value={document.body}>
      <Campo />
    </PortalContext>,
  )
  await user.type(screen.getByRole('combobox', { name: 'Cliente' }), 'casa lola{Enter}')
  expect(open).toHaveBeenCalledOnce()
  const [href] = open.mock.calls[0] ?? []
  expect(decodeURIComponent(String(href))).toBe('/gestion/clientes/nuevo?con={"razonSocial":"casa+lola"}')
})
