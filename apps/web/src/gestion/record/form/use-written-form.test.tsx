// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { here } from '../../../kit/here.ts'
import { leftOn } from '../../../kit/left.ts'
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

function Staying() {
  const written: Hoja = useWrittenForm(Nota, { texto: '' }, async (values) => {
    await store(values)
    written.form.reset(values)
    written.unsaved.current = 0
  })
  submit = written.submit
  return (
    <>
      <input aria-label="Texto" {...written.form.register('texto')} />
      <output>{written.unsaved.current}</output>
    </>
  )
}

test('what is written while a saving is under way stays, and is not saved yet', async () => {
  sent.length = 0
  const { user } = show(<Staying />)
  const campo = screen.getByLabelText('Texto')
  await user.type(campo, 'a')
  let first: Promise<boolean> | undefined
  await act(async () => {
    first = submit()
  })
  await user.type(campo, 'b')
  await act(async () => {
    answer()
    expect(await first).toBe(false)
  })
  expect(campo).toHaveProperty('value', 'ab')
  expect(screen.getByRole('status').textContent).toBe('1')
  await act(async () => {
    first = submit()
  })
  await act(async () => {
    answer()
    await first
  })
  expect(sent).toEqual(['a', 'ab'])
  expect(screen.getByRole('status').textContent).toBe('0')
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

const led: string[] = []
let stored: boolean

function Leading() {
  const written: Written<{ texto: string; otro: string }, unknown> = useWrittenForm(
    Nota.extend({ otro: z.string() }),
    { texto: '', otro: '' },
    async (values) => {
      await store(values)
      return 7
    },
    {
      leave: (id) => led.push(`a ${id}`),
      goOn: (id, carry) => {
        led.push(`sigue ${id}`)
        if (!stored) carry(`/notas/${id}`)
      },
    },
  )
  submit = written.submit
  return (
    <>
      <input aria-label="Texto" {...written.form.register('texto')} />
      <input aria-label="Otro" {...written.form.register('otro')} />
      <output>{written.unsaved.current}</output>
    </>
  )
}

/** Saves, and writes into the other field before the answer comes. */
async function savedMeanwhile(otro: string) {
  sent.length = 0
  led.length = 0
  const { user } = show(<Leading />)
  await user.type(screen.getByLabelText('Texto'), 'a')
  let saving: Promise<boolean> | undefined
  await act(async () => {
    saving = submit()
  })
  if (otro !== '') await user.type(screen.getByLabelText('Otro'), otro)
  let all: boolean | undefined
  await act(async () => {
    answer()
    all = await saving
  })
  return { all, unsaved: screen.getByRole('status').textContent }
}

test('all of it saved, one goes on from there', async () => {
  stored = true
  expect(await savedMeanwhile('')).toEqual({ all: true, unsaved: '0' })
  expect(led).toEqual(['a 7'])
})

test('what is written before the answer stays where something is changed, over what was saved', async () => {
  stored = true
  expect(await savedMeanwhile('b')).toEqual({ all: false, unsaved: '1' })
  expect(led).toEqual(['sigue 7'])
  expect(screen.getByLabelText('Otro')).toHaveProperty('value', 'b')
  await act(async () => void submit())
  await act(async () => answer())
  expect([sent.length, led]).toEqual([2, ['sigue 7', 'a 7']])
})

test('what is written before something new has an answer goes on on its page', async () => {
  stored = false
  here.whose = 'lola'
  expect(await savedMeanwhile('b')).toEqual({ all: false, unsaved: '0' })
  history.pushState({}, '', '/notas/7')
  onTestFinished(() => sessionStorage.clear())
  expect(leftOn('otro,texto')).toEqual({ changes: { otro: 'b' } })
})
