// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { useBegun } from './use-written-form.ts'

interface Nota {
  texto: string
}

function Form({ read }: { read: Nota }) {
  const form = useForm({ defaultValues: read })
  const begun = useBegun(read, !form.formState.isDirty, (fresh) => form.reset(fresh))
  return (
    <>
      <input aria-label="Texto" {...form.register('texto')} />
      <button type="button" onClick={() => form.reset()}>
        Descartar
      </button>
      <output>{begun.texto}</output>
    </>
  )
}

function Page() {
  const [read, setRead] = useState({ texto: 'uno' })
  return (
    <>
      <Form read={read} />
      <button type="button" onClick={() => setRead({ texto: `${read.texto}+` })}>
        Releer
      </button>
    </>
  )
}

test('what is read anew is shown while nothing is written; what is being written stays, with what it began with', async () => {
  const { user } = show(<Page />)
  const held = () => [screen.getByLabelText<HTMLInputElement>('Texto').value, screen.getByRole('status').textContent]
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Releer')
  expect(held()).toEqual(['uno+', 'uno+'])
  await user.type(screen.getByLabelText('Texto'), '!')
  await press('Releer')
  expect(held()).toEqual(['uno+!', 'uno+'])
  await press('Descartar')
  expect(held()).toEqual(['uno++', 'uno++'])
})
