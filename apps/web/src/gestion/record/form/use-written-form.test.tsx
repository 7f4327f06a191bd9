// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { show } from '../../../testing/render.tsx'
import { useWrittenForm, type Written } from './use-written-form.ts'

const Nota = z.object({ texto: z.string() })
type Hoja = Written<{ texto: string }, z.output<typeof Nota>>

const sent: string[] = []
let answer = () => {}
let submit: Hoja['submit']

const store = ({ texto }: z.output<typeof Nota>) => {
  sent.push(texto)
  return new Promise<void>((done) => {
    answer = done
  })
}

function Form() {
  const written: Hoja = useWrittenForm(Nota, { texto: '' }, async (values) => {
    await store(values)
    written.form.reset(written.form.getValues())
  })
  submit = written.submit
  return <input aria-label="Texto" {...written.form.register('texto')} />
}

test('asked twice it is saved once, also while what follows is on its way; what is written later is saved again', async () => {
  const { user } = show(<Form />)
  await user.type(screen.getByLabelText('Texto'), 'a')
  let first: Promise<boolean> | undefined
  await act(async () => {
    first = submit()
    expect(await submit()).toBe(false)
  })
  expect(sent).toEqual(['a'])
  await act(async () => {
    answer()
    expect(await first).toBe(true)
  })
  await act(async () => expect(await submit()).toBe(true))
  expect(sent).toEqual(['a'])
  await user.type(screen.getByLabelText('Texto'), 'b')
  await act(async () => void submit())
  expect(sent).toEqual(['a', 'ab'])
})

function Refused() {
  const written: Hoja = useWrittenForm(Nota, { texto: '' }, () => Promise.reject(new Error('Ya hay una así.')))
  submit = written.submit
  return (
    <>
      <input aria-label="Texto" {...written.form.register('texto')} />
      <button type="button" onClick={() => written.form.setValue('texto', 'x')}>
        Elegir
      </button>
      <output>{written.failure instanceof Error ? written.failure.message : ''}</output>
    </>
  )
}

test('what was refused is told until something is written otherwise, typed or chosen', async () => {
  const { user } = show(<Refused />)
  const told = () => screen.getByRole('status').textContent
  for (const write of [
    () => user.type(screen.getByLabelText('Texto'), 'b'),
    () => user.click(screen.getByRole('button', { name: 'Elegir' })),
  ]) {
    await act(async () => expect(await submit()).toBe(false))
    expect(told()).toBe('Ya hay una así.')
    await write()
    expect(told()).toBe('')
  }
})

function Overtaken() {
  const written: Hoja = useWrittenForm(Nota, { texto: '' }, () => Promise.resolve(false))
  submit = written.submit
  return <input aria-label="Texto" {...written.form.register('texto')} />
}

test('what somebody else was faster with is not saved, so that nobody leaves without it', async () => {
  const { user } = show(<Overtaken />)
  await user.type(screen.getByLabelText('Texto'), 'a')
  await act(async () => expect(await submit()).toBe(false))
  await act(async () => expect(await submit()).toBe(false))
})
