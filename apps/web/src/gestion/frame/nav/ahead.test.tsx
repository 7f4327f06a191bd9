// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAhead } from './ahead.ts'

const screenCalled = (name: string, open: () => Promise<unknown>) =>
  ({ name, open }) as Parameters<typeof useAhead>[0][0]

function Entries({ screens }: { screens: Parameters<typeof useAhead>[0] }) {
  useAhead(screens)
  return null
}

vi.useFakeTimers()
afterEach(() => vi.clearAllTimers())

it('fetches the screens in sight one after the other, also after one that fails', async () => {
  const opened: string[] = []
  const one = (name: string, fails = false) =>
    screenCalled(name, async () => {
      opened.push(name)
      if (fails) throw new Error('offline')
    })
  render(<Entries screens={[one('pedidos', true), one('clientes')]} />)
  await vi.advanceTimersByTimeAsync(1000)
  expect(opened).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(opened).toEqual(['pedidos', 'clientes'])
})

it('fetches nothing more for who has left', async () => {
  const open = vi.fn(async () => {})
  const { unmount } = render(<Entries screens={[screenCalled('pedidos', open)]} />)
  unmount()
  await vi.advanceTimersByTimeAsync(5000)
  expect(open).not.toHaveBeenCalled()
})
