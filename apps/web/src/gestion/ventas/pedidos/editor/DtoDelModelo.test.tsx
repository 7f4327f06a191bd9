// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { DtoDelModelo } from './DtoDelModelo.tsx'

function Dto() {
  const [dto, setDto] = useState(0)
  return (
    <>
      <DtoDelModelo label="Dto. %" dto={dto} onChange={setDto} />
      <output>{dto}</output>
    </>
  )
}

it('takes two and a half per cent for what it is', async () => {
  const { user } = show(<Dto />)
  await user.type(screen.getByLabelText('Dto. %'), '2,5')
  expect(screen.getByRole('status').textContent).toBe('2.5')
  expect(screen.getByLabelText('Dto. %')).toHaveProperty('value', '2,5')
})

it.each(['101', '-3', '1e1', 'diez'])('marks %s, takes nothing of it, and writes again what there was', async (mal) => {
  const { user } = show(<Dto />)
  const campo = screen.getByLabelText('Dto. %')
  await user.type(campo, '4')
  await user.clear(campo)
  await user.paste(mal)
  expect(campo.getAttribute('aria-invalid')).toBe('true')
  await user.tab()
  expect(screen.getByRole('status').textContent).toBe('0')
  expect(campo).toHaveProperty('value', '')
})
