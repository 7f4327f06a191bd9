// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { noteTyping, takeTyped } from './typed-early.ts'

/** A page whose field has the focus and whose keys are heard. */
function aPage() {
  const heard: string[] = []
  const listen = ({ key }: KeyboardEvent) => heard.push(key)
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  window.addEventListener('keydown', listen)
  onTestFinished(() => {
    takeTyped()
    window.removeEventListener('keydown', listen)
    field.remove()
  })
  return { heard, field, user: userEvent.setup() }
}

it('keeps what is typed for a field that is still to come, from everybody else', async () => {
  const { heard, field, user } = aPage()
  noteTyping()
  await user.keyboard('12155{Backspace} neg')
  expect([heard, field.value]).toEqual([[], ''])
  expect(takeTyped()).toEqual({ text: '1215 neg', sent: false })
  await user.keyboard('x')
  expect([heard, field.value]).toEqual([['x'], 'x'])
  expect(takeTyped()).toEqual({ text: '', sent: false })
})

it('knows that it was sent', async () => {
  const { user } = aPage()
  noteTyping()
  await user.keyboard('rojo{Enter}')
  expect(takeTyped()).toEqual({ text: 'rojo', sent: true })
  noteTyping()
  await user.keyboard('{Enter}')
  expect(takeTyped()).toEqual({ text: '', sent: false })
})

it('leaves commands alone, and ends when somebody points elsewhere', async () => {
  const { heard, user } = aPage()
  noteTyping()
  await user.keyboard('a{Control>}s{/Control}')
  expect(heard).toEqual(['Control', 's'])
  await user.click(document.body)
  await user.keyboard('b')
  expect(takeTyped().text).toBe('')
})
