// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { IdiomaContext } from '../../use-texts.ts'
import { PortalContext } from '../dialogs/portal.tsx'
import { Buscador } from './Buscador.tsx'
import type { Lectura } from './use-hallado.ts'

const CLIENTES = { name: 'clientes', create: 'signed-in', noun: { es: { one: 'cliente', many: 'clientes' } } }
vi.mock('../../access.ts', () => ({ useMay: () => () => true, useScreens: () => [CLIENTES] }))

const ALL = [
  { key: 1, label: '0012 Boutique Aurora', detail: 'Girona · B12345678' },
  { key: 2, label: '0044 Boutique Aurora', detail: 'Lugo · B87654321' },
]
const picked = vi.fn()
beforeEach(() => picked.mockClear())

const HECHA = { isPlaceholderData: false, isLoading: false, isPaused: false, error: null }
const ANTES = { ...HECHA, isPlaceholderData: true }

/** A field whose search is as far as is said; what it has at hand meanwhile was found for other words. */
function Campo({ lectura = HECHA }: { lectura?: Lectura }) {
  const [keyword, setKeyword] = useState('')
  const found = lectura === HECHA ? ALL.filter(({ label }) => label.toLowerCase().includes(keyword)) : ALL
  return (
    <Buscador
      {...{ found, keyword }}
      lecturas={[lectura]}
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

const campo = (lectura: Lectura) => (
  <PortalContext value={document.body}>
    <Campo lectura={lectura} />
  </PortalContext>
)

test('Enter before anything is found takes the first of what is, never one of other words', async () => {
  const { user, rerender } = show(campo(ANTES))
  const field = screen.getByRole('combobox', { name: 'Cliente' })
  await user.type(field, '0044{Enter}')
  expect(picked).not.toHaveBeenCalled()
  expect(screen.getByText(/Buscando…/)).toBeTruthy()
  rerender(<IdiomaContext value="es">{campo(HECHA)}</IdiomaContext>)
  expect(picked).toHaveBeenCalledExactlyOnceWith(2)
  expect((field as HTMLInputElement).value).toBe('')
})

test('who types on after Enter has asked for something else', async () => {
  const { user, rerender } = show(campo(ANTES))
  await user.type(screen.getByRole('combobox', { name: 'Cliente' }), '00{Enter}12')
  rerender(<IdiomaContext value="es">{campo(HECHA)}</IdiomaContext>)
  expect(await screen.findByText('Girona · B12345678')).toBeTruthy()
  expect(picked).not.toHaveBeenCalled()
})

test.each([
  [{ ...ANTES, isPaused: true }, 'No hay conexión con el servidor.'],
  [{ ...HECHA, error: new TypeError('Failed to fetch') }, 'No hay conexión con el servidor.'],
])('where nobody answers that is said, and nothing is made of what may be there', async (lectura, dicho) => {
  const { user } = show(campo(lectura))
  await user.type(screen.getByRole('combobox', { name: 'Cliente' }), 'aurora')
  expect(screen.getByText(new RegExp(dicho))).toBeTruthy()
  expect(screen.queryAllByRole('option')).toEqual([])
})
