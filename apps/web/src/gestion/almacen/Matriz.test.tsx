// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Cambio } from '../../pieces/matriz/rejilla.ts'
import { show } from '../../testing/render.tsx'
import { Matriz } from './Matriz.tsx'

const conTallas = (...tallas: string[]) => tallas.map((talla) => ({ talla, libre: 5 }))
const COLORES = [
  { id: 1, nombre: 'Negro', hex: '#000000', tallas: conTallas('36', '38', '40') },
  { id: 2, nombre: 'Rojo', hex: '#c8102e', tallas: conTallas('36', '40') },
  { id: 3, nombre: 'Verde', hex: '#0b4f3c', tallas: conTallas('36', '38', '40') },
]

/** A matrix that keeps what is written into it. */
function Escrita({ max }: { max?: number }) {
  const [cantidades, setCantidades] = useState<Record<string, number>>({})
  const poner = (cambios: Cambio[]) =>
    setCantidades((antes) => ({
      ...antes,
      ...Object.fromEntries(cambios.map(({ colorId, talla, cantidad }) => [`${colorId} ${talla}`, cantidad])),
    }))
  return (
    <Matriz
      title="Pedido"
      colores={COLORES}
      tallas={['36', '38', '40']}
      cantidad={(colorId, talla) => cantidades[`${colorId} ${talla}`] ?? 0}
      onChange={poner}
      {...(max === undefined ? {} : { max: () => max })}
      tell={(_, talla) => (talla === '40' ? 'el viernes' : undefined)}
    />
  )
}

const cell = (color: string, talla: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`${color}.*${talla}`) })
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('what is typed is added up by colour and by size', async () => {
  const { user, container } = show(<Escrita />)
  await user.type(cell('Negro', '36'), '12')
  await user.type(cell('Verde', '36'), '3')
  await user.type(cell('Verde', '40'), '4')
  expect([...container.querySelectorAll('tfoot td')].map((td) => td.textContent)).toEqual(['15', '·', '4', '19'])
  expect([...container.querySelectorAll('tbody .o-m')].map((td) => td.textContent)).toEqual(['12', '0', '7'])
})

test('a click takes the whole cell, also where one already is: what is typed never joins what was there', async () => {
  const { user } = show(<Escrita />)
  await user.click(cell('Negro', '36'))
  await user.keyboard('5')
  await user.click(cell('Negro', '36'))
  await user.keyboard('3')
  expect(cell('Negro', '36').value).toBe('3')
})

test('a size in which a colour is not made cannot be written into, and arrows step over it', async () => {
  const { user } = show(<Escrita />)
  expect(screen.queryByRole('textbox', { name: /Rojo.*38/ })).toBeNull()
  await user.click(cell('Negro', '38'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(cell('Verde', '38'))
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(document.activeElement).toBe(cell('Negro', '36'))
})

test('Ctrl+D fills a column downwards, and a block is pasted from where one stands', async () => {
  const { user } = show(<Escrita />)
  await user.type(cell('Negro', '36'), '6')
  await user.keyboard('{Control>}d{/Control}')
  expect(values()).toEqual(['6', '', '', '6', '', '6', '', ''])
  await user.click(cell('Negro', '38'))
  fireEvent.paste(cell('Negro', '38'), { clipboardData: { getData: () => '1\t2\nx\t4\n\t5' } })
  expect(values()).toEqual(['6', '1', '2', '6', '4', '6', '', '5'])
})

test.each(['3,5', '1e9', '-5', 'tres', '10000'])(
  '%s is no quantity: it is marked, and what was there comes back',
  async (texto) => {
    const { user } = show(<Escrita />)
    await user.type(cell('Negro', '36'), '6')
    await user.click(cell('Verde', '36'))
    await user.click(cell('Negro', '36'))
    await user.clear(cell('Negro', '36'))
    await user.type(cell('Negro', '36'), texto)
    expect(cell('Negro', '36').getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Enter}')
    expect(cell('Negro', '36').value).toBe('6')
  },
)

test('a block with a word among its numbers changes nothing', async () => {
  const { user } = show(<Escrita />)
  await user.click(cell('Negro', '36'))
  fireEvent.paste(cell('Negro', '36'), { clipboardData: { getData: () => '1\t2\ntres\t4' } })
  expect(values().join('')).toBe('')
})

test('more than there is is marked; the cell one stands in is told', async () => {
  const { user } = show(<Escrita max={5} />)
  await user.type(cell('Negro', '40'), '7')
  expect(cell('Negro', '40').value).toBe('7')
  expect(cell('Negro', '40').getAttribute('aria-invalid')).toBe('true')
  expect(cell('Negro', '36').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Negro 40: el viernes')).toBeTruthy()
})
