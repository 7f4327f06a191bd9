// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFirstField } from './use-first-field.ts'

let arrive: () => void
afterEach(cleanup)

function Record({ isNew, scans = false }: { isNew: boolean; scans?: boolean }) {
  const [here, setHere] = useState(false)
  arrive = () => setHere(true)
  useFirstField(isNew)
  return (
    <main id="o-main">
      <header className="o-head">
        <input aria-label="Buscar" />
      </header>
      {here && scans && <div className="o-scan" />}
      {here && (
        <form>
          <input aria-label="Código" disabled />
          <input aria-label="Nombre" />
        </form>
      )}
    </main>
  )
}

test('a new record is written at once, also when its form is still on its way', async () => {
  render(<Record isNew />)
  await act(async () => arrive())
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'))
})

test('one that is there is only looked at', async () => {
  render(<Record isNew={false} />)
  await act(async () => arrive())
  expect(document.activeElement).toBe(document.body)
})

test('where codes are awaited no field takes what a scanner types', async () => {
  render(<Record isNew scans />)
  await act(async () => arrive())
  expect(document.activeElement).toBe(document.body)
})
