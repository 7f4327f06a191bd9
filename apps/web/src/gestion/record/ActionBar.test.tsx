// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { KeysProvider } from '../frame/keys.tsx'
import { word } from '../words.ts'
import { ActionBar } from './ActionBar.tsx'
import type { RecordAction } from './actions.ts'

vi.mock('../access.ts', () => ({ useMay: () => () => true, useOpenScreen: () => ({ name: 'ordenesfab' }) }))
vi.mock('../calls.ts', () => ({ useCalls: () => ({}) }))
vi.mock('../place.ts', () => ({ useGo: () => () => undefined, usePlace: () => ({ search: {} }) }))

const begun: string[] = []
let answer = Promise.withResolvers<void>()

const doing = (name: string, more: Partial<RecordAction<object>> = {}): RecordAction<object> => ({
  name,
  place: 'plain',
  label: word(name, name, name, name),
  run: () => {
    begun.push(name)
    return answer.promise
  },
  ...more,
})

const ACTIONS = [
  doing('Recibir'),
  doing('Al taller', { place: 'main', keys: 'ctrl+enter' }),
  doing('Borrar', { place: 'menu' }),
]

test('while something is done with a record nothing else is begun, by mouse or by key', async () => {
  const { user } = show(
    <KeysProvider>
      <ActionBar row={{}} actions={ACTIONS} />
    </KeysProvider>,
  )
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
  await user.click(button(/^Recibir/))
  expect(begun).toEqual(['Al taller'])
  expect([button(/^Recibir/).disabled, button(/^Al taller/).disabled, button(/^Más/).disabled]).toEqual([
    true,
    true,
    true,
  ])

  answer.resolve()
  answer = Promise.withResolvers()
  await expect.poll(() => button(/^Recibir/).disabled).toBe(false)
  await user.click(button(/^Recibir/))
  expect(begun).toEqual(['Al taller', 'Recibir'])
})

test('a key that is held down sends once, also once what it sent is over', async () => {
  begun.length = 0
  show(
    <KeysProvider>
      <ActionBar row={{}} actions={[doing('Emitir', { keys: 'ctrl+enter', run: () => void begun.push('Emitir') })]} />
    </KeysProvider>,
  )
  const held = { key: 'Enter', ctrlKey: true }
  fireEvent.keyDown(window, held)
  await expect.poll(() => screen.getByRole<HTMLButtonElement>('button', { name: /^Emitir/ }).disabled).toBe(false)
  expect(fireEvent.keyDown(window, { ...held, repeat: true })).toBe(false)
  expect(begun).toEqual(['Emitir'])
})
