// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/render.tsx'
import { Title } from './Title.tsx'

test('the number of a record never gives way, the rest may', () => {
  show(<Title>2027/000123 · Servir</Title>)
  expect(screen.getByRole('heading', { name: '2027/000123 · Servir' })).toBeTruthy()
  expect(screen.getByText('2027/000123').className).toBe('')
  expect(screen.getByText('· Servir').className).toBe('o-el')
})

test('a name has none', () => {
  show(<Title>Boutique Aurora</Title>)
  expect(screen.getByRole('heading', { name: 'Boutique Aurora' }).className).toContain('o-el')
})
