// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { PreguntaDialog } from './PreguntaDialog.tsx'
import { PortalContext } from './portal.tsx'

function Importe({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [importe, setImporte] = useState('900')
  return (
    <PreguntaDialog asks title="Cobrar" verb="Anotar" onClose={() => {}} onConfirm={onConfirm}>
      <input aria-label="Importe" value={importe} onChange={({ target }) => setImporte(target.value)} />
    </PreguntaDialog>
  )
}

it('says what was refused until something else is typed, and says it again if that is refused too', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('Es más de lo que queda.')))
  const { user } = show(
    <PortalContext value={document.body}>
      <Importe onConfirm={onConfirm} />
    </PortalContext>,
  )
  await user.click(screen.getByRole('button', { name: /^Anotar/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Es más de lo que queda.')
  await user.type(screen.getByLabelText('Importe'), '0')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Anotar/ }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

it('is not answered by the key that asked it and is held down', async () => {
  const onConfirm = vi.fn(() => Promise.resolve())
  show(
    <PortalContext value={document.body}>
      <Importe onConfirm={onConfirm} />
    </PortalContext>,
  )
  const campo = await screen.findByLabelText('Importe')
  const held = { key: 'Enter', ctrlKey: true, repeat: true }
  expect(fireEvent.keyDown(campo, held)).toBe(false)
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.keyDown(campo, { ...held, repeat: false })
  expect(onConfirm).toHaveBeenCalledOnce()
})
