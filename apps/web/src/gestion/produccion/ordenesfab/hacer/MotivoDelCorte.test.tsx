// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { MotivoDelCorte } from './MotivoDelCorte.tsx'

const PROBLEMAS = [
  { clase: 'color' as const, mensaje: 'La pieza 7 es de color Negro.', piezaIds: [7] },
  { clase: 'de-mas' as const, mensaje: 'Granate, talla M: se cortan 3.', piezaIds: [] },
]

function Escrito({ problemas, asked }: { problemas: typeof PROBLEMAS; asked: boolean }) {
  const [motivo, setMotivo] = useState('')
  return <MotivoDelCorte {...{ problemas, motivo, asked }} onChange={setMotivo} />
}

test('nothing speaks against it, so that nothing is asked', () => {
  const { container } = show(<Escrito problemas={[]} asked />)
  expect(container.textContent).toBe('')
})

test('what speaks against a cut is told before, and a reason is asked for', async () => {
  const { user } = show(<Escrito problemas={PROBLEMAS} asked />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'La pieza 7 es de color Negro.',
    'Granate, talla M: se cortan 3.',
  ])
  const motivo = screen.getByRole('textbox', { name: 'Por qué se corta así' })
  expect(motivo.getAttribute('aria-invalid')).toBe('true')
  await user.type(motivo, 'Se tiñe después')
  expect(motivo.getAttribute('aria-invalid')).toBeNull()
})

test('nobody is scolded before trying', () => {
  show(<Escrito problemas={PROBLEMAS} asked={false} />)
  expect(screen.queryByText('Para cortar de todas formas, diga el motivo.')).toBeNull()
})
