// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { PesoDeCaja } from './PesoDeCaja.tsx'

const CAJA = { numero: 1, pesoGr: 800, pesoDePrendas: 640 }

function pesar(guarda: boolean) {
  const onPesar = vi.fn(() => Promise.resolve(guarda))
  const { user } = show(<PesoDeCaja caja={CAJA} onPesar={onPesar} />)
  return { onPesar, user, campo: screen.getByLabelText<HTMLInputElement>('Peso, kg Caja 1') }
}

it('a weight is kept once, when it is written to its end', async () => {
  const { onPesar, user, campo } = pesar(true)
  expect(campo.value).toBe('0,8')
  await user.clear(campo)
  await user.type(campo, '1,25')
  expect(onPesar).not.toHaveBeenCalled()
  await user.tab()
  expect(onPesar.mock.calls).toEqual([[1250]])
})

it.each(['1e9', '-5', '0', 'dos', '99999999'])('%s weighs nothing: it is said, stays, and is not kept', async (mal) => {
  const { onPesar, user, campo } = pesar(true)
  await user.clear(campo)
  await user.type(campo, `${mal}{Enter}`)
  expect(onPesar).not.toHaveBeenCalled()
  expect(campo).toHaveProperty('value', mal)
  expect(campo.dataset.wrong).toContain(mal)
  expect(screen.getByText('Un peso como 12,5')).toBeTruthy()
})

it('what was not kept stays in sight until it is', async () => {
  const { onPesar, user, campo } = pesar(false)
  await user.clear(campo)
  await user.type(campo, '2{Enter}')
  await screen.findByText('No se ha anotado el peso: inténtelo otra vez.')
  expect(campo.value).toBe('2')
  expect(campo.dataset.wrong).toBeTruthy()
  onPesar.mockResolvedValue(true)
  await user.click(campo)
  await user.tab()
  expect(onPesar.mock.calls).toEqual([[2000], [2000]])
})
