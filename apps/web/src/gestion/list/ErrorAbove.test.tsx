// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { ErrorAbove } from './ErrorAbove.tsx'
import { type ListState, PLAIN } from './list-state.ts'

let state: ListState = PLAIN
let error: Error | null = null
const done: unknown[] = []
vi.mock('./use-list.ts', () => ({
  useListHere: () => ({
    windows: { error, readAt: 0, retry: () => done.push('again') },
    state,
    change: (patch: object) => done.push(patch),
  }),
}))

const failed = (status: number) => Object.assign(new Error('No se puede buscar por «noexiste».'), { status })

beforeEach(() => {
  state = PLAIN
  done.length = 0
})

test('what failed is tried again', async () => {
  error = failed(500)
  state = { ...PLAIN, conditions: [{ field: 'activo', choice: 'eq', value: 'true' }] }
  const { user } = show(<ErrorAbove />)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(done).toEqual(['again'])
})

test('what a list cannot be asked for is taken away instead of asked again', async () => {
  error = failed(400)
  state = { ...PLAIN, conditions: [{ field: 'noexiste', choice: 'eq', value: '3' }] }
  const { user } = show(<ErrorAbove />)
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }))
  expect(done).toEqual([{ conditions: [] }])
})
