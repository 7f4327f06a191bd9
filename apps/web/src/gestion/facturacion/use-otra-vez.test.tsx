// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { PreguntaDialog } from '../parts/dialogs/PreguntaDialog.tsx'
import { PortalContext } from '../parts/dialogs/portal.tsx'
import { useOtraVez } from './use-otra-vez.ts'

function Enviar({ enviar }: { enviar: (otraVez: boolean) => Promise<unknown> }) {
  const { otraVez, sabiendo, asks } = useOtraVez('Enviar')
  return (
    <PreguntaDialog title="Factura" onClose={() => {}} onConfirm={() => sabiendo(enviar(otraVez))} {...asks}>
      <p>Sale con el PDF.</p>
    </PreguntaDialog>
  )
}

it('what went just now is a warning, whose button says that it sends it again', async () => {
  const enviar = vi.fn((otraVez: boolean) =>
    otraVez ? Promise.resolve() : Promise.reject(Object.assign(new Error('Ya ha salido.'), { status: 409 })),
  )
  const { user } = show(
    <PortalContext value={document.body}>
      <Enviar enviar={enviar} />
    </PortalContext>,
  )
  await user.click(screen.getByRole('button', { name: /^Enviar/ }))
  expect((await screen.findByRole('alert')).className).toContain('warning')
  await user.click(screen.getByRole('button', { name: /^Enviar otra vez/ }))
  expect(enviar.mock.calls).toEqual([[false], [true]])
})
