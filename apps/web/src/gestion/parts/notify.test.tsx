// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { Warnings } from '../frame/Warnings.tsx'
import { notify, Toasts, undoLast } from './notify.tsx'

const place = { screen: 'colores', id: null as string | null, search: {} }
vi.mock('../place.ts', async (actual) => ({ ...(await actual()), usePlace: () => place }))

test('a message never takes the undo of an earlier one away', async () => {
  show(<Toasts />)
  const [first, second] = [vi.fn(), vi.fn()]
  act(() => {
    notify('Columna oculta', { undo: first })
    notify('Vista borrada', { undo: second })
    for (const n of [1, 2, 3, 4, 5]) notify(`Guardado ${n}`)
  })
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Deshacer' })).toHaveLength(2)
  act(undoLast)
  expect(second).toHaveBeenCalledOnce()
  for (const button of screen.getAllByRole('button', { name: 'Deshacer' })) fireEvent.click(button)
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryAllByRole('button', { name: 'Deshacer' })).toHaveLength(0)
})

test('what went wrong stands in the page until it is read or left', async () => {
  const { user, rerender } = show(<Warnings />)
  act(() => notify('No se ha podido guardar', { bad: true }))
  expect(screen.getByRole('alert').textContent).toContain('No se ha podido guardar')
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => notify('Sin conexión', { bad: true }))
  place.id = '7'
  rerender(<Warnings />)
  expect(screen.queryByRole('alert')).toBeNull()
})
