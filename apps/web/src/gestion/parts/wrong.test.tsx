// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../testing/render.tsx'
import { PreguntaDialog } from './dialogs/PreguntaDialog.tsx'
import { PortalContext } from './dialogs/portal.tsx'
import { CeldaDeNumero } from './hoja/CeldaDeNumero.tsx'

function Vuelven({ onConfirm }: { onConfirm: (n: number) => Promise<void> }) {
  const [n, setN] = useState<number | null>(0)
  return (
    <PreguntaDialog asks title="Devolver" verb="Pedir" onClose={() => {}} onConfirm={() => onConfirm(n ?? 0)}>
      <CeldaDeNumero
        label="Prendas"
        col="cantidad"
        value={n}
        empty={0}
        good={(uno) => Number.isInteger(uno) && uno <= 4}
        onChange={setN}
      />
    </PreguntaDialog>
  )
}

it.each(['2,5', '9', 'dos'])(
  'while %s stands where it will not do, nothing is sent, by key or by button',
  async (mal) => {
    const onConfirm = vi.fn(() => Promise.resolve())
    const { user } = show(
      <PortalContext value={document.body}>
        <Vuelven onConfirm={onConfirm} />
      </PortalContext>,
    )
    const campo = screen.getByLabelText<HTMLInputElement>('Prendas')
    await user.clear(campo)
    await user.type(campo, '2')
    await user.clear(campo)
    await user.type(campo, mal)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await user.click(screen.getByRole('button', { name: /^Pedir/ }))
    expect(onConfirm).not.toHaveBeenCalled()
    expect(campo.value).toBe(mal)
    await user.clear(campo)
    await user.type(campo, '3')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(onConfirm).toHaveBeenCalledWith(3)
  },
)
