// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { here, leftBy } from './here.ts'
import { leaveAt, leaves, leftOn, takenUp } from './left.ts'

const isHere = (userId: string) => {
  here.whose = userId
}
const leaveWritten = () => here.end()

const stops: (() => void)[] = []
const write = (name: string, written: unknown) => stops.push(leaves(() => [name, written]))

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  sessionStorage.clear()
})

test('what somebody left is there for them alone, until it is taken up', () => {
  isHere('lola')
  write('nota', { texto: 'a medias' })
  leaveWritten()
  isHere('pepa')
  expect(leftOn('nota')).toBeUndefined()
  isHere('lola')
  expect(leftOn('nota')).toEqual({ texto: 'a medias' })
  takenUp('nota')
  expect(leftOn('nota')).toBeUndefined()
})

test('it belongs to its page', () => {
  isHere('lola')
  history.pushState({}, '', '/gestion/clientes/1')
  write('nota', 'del uno')
  leaveWritten()
  history.pushState({}, '', '/gestion/clientes/2')
  expect(leftOn('nota')).toBeUndefined()
  history.pushState({}, '', '/gestion/clientes/1')
  expect(leftOn('nota')).toBe('del uno')
})

test('what goes on on another page is there, and nowhere else', () => {
  isHere('lola')
  history.pushState({}, '', '/gestion/clientes/nuevo')
  leaveAt('/gestion/clientes/3?ficha=editar', 'nota', 'del tercero')
  expect(leftOn('nota')).toBeUndefined()
  history.pushState({}, '', '/gestion/clientes/3')
  expect(leftOn('nota')).toBe('del tercero')
})

test('no password is left, and nothing that is saved', () => {
  isHere('lola')
  write('cuenta', { email: 'a@b.example', password: 'secreta', dentro: { confirmPassword: 'secreta' } })
  stops.push(leaves(() => null))
  leaveWritten()
  expect(leftOn('cuenta')).toEqual({ email: 'a@b.example', dentro: {} })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreta')
})

test('pictures wait in the page, and storage that is full stops nobody', () => {
  isHere('lola')
  const foto = new File(['x'], 'foto.jpg')
  write('fotos', [foto])
  leaveWritten()
  expect(leftOn('fotos')).toEqual([foto])
  expect(Object.keys(sessionStorage)).toEqual([])
  takenUp('fotos')
  expect(leftOn('fotos')).toBeUndefined()
})

test('what is left by one begins like nothing of another', () => {
  isHere('lola')
  write('nota', 'x')
  leaveWritten()
  expect(Object.keys(sessionStorage).every((key) => key.startsWith(leftBy('lola')))).toBe(true)
  expect(Object.keys(sessionStorage).some((key) => key.startsWith(leftBy('lol')))).toBe(false)
})
