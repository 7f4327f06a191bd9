// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { wedge } from './wedge.ts'

function aPage() {
  const codes: string[] = []
  const heard: string[] = []
  const field = document.createElement('input')
  document.body.append(field)
  const note = ({ key }: KeyboardEvent) => heard.push(key)
  window.addEventListener('keydown', note)
  const stop = wedge.listen({ current: (code) => codes.push(code) })
  onTestFinished(() => {
    stop()
    field.remove()
    window.removeEventListener('keydown', note)
  })
  let now = 1000
  const type = (text: string, every: number, target: EventTarget = document.body) => {
    for (const key of [...text, 'Enter']) {
      now += every
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: now })
      target.dispatchEvent(event)
    }
  }
  return { codes, heard, field, type }
}

it('hears what a scanner types, and the page’s own keys hear only its first', () => {
  const { codes, heard, type } = aPage()
  type('8412345678905', 5)
  expect(codes).toEqual(['8412345678905'])
  expect(heard).toEqual(['8'])
})

it('leaves what people type alone, and what is typed into a field', () => {
  const { codes, heard, field, type } = aPage()
  type('8412', 150)
  type('8412345678905', 5, field)
  expect(codes).toEqual([])
  expect(heard.join('')).toBe('8412Enter8412345678905Enter')
})

it('leaves two keys that open a place to the page, however fast they are', () => {
  const { codes, heard, type } = aPage()
  type('gp', 5)
  expect([codes, heard]).toEqual([[], ['g', 'p', 'Enter']])
})

it('gives a code to who asked for it last', () => {
  const { codes, type } = aPage()
  const inner: string[] = []
  const stop = wedge.listen({ current: (code) => inner.push(code) })
  type('AL000012', 5)
  stop()
  type('A-01-3', 5)
  expect([inner, codes]).toEqual([['AL000012'], ['A-01-3']])
})

it('gives a code to who takes what nobody waits for only when nobody does, whoever came first', () => {
  const { codes, type } = aPage()
  const rest: string[] = []
  const stop = wedge.listen({ current: (code) => rest.push(code) }, 'after all')
  type('A-01-3', 5)
  stop()
  expect([codes, rest]).toEqual([['A-01-3'], []])
})
