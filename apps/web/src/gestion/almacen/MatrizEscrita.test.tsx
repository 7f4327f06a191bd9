// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/render.tsx'
import { MatrizEscrita } from './MatrizEscrita.tsx'
import { claveDe, type Escritas, escribir, leido } from './movimientos/a-mano.ts'

const conTallas = (...tallas: string[]) => tallas.map((talla) => ({ talla, libre: 5 }))
const COLORES = [{ id: 1, nombre: 'Negro', hex: '#000000', tallas: conTallas('36', '38') }]

/** A matrix that keeps what is written into it. */
function Escrita({ conSigno = false }: { conSigno?: boolean }) {
  const [escritas, setEscritas] = useState<Escritas>({})
  return (
    <MatrizEscrita
      title="Recuento"
      colores={COLORES}
      tallas={['36', '38']}
      conSigno={conSigno}
      texto={(colorId, talla) => escritas[claveDe(colorId, talla)] ?? ''}
      suma={(colorId, talla) => leido(escritas[claveDe(colorId, talla)])}
      onWrite={(escritos) => setEscritas((antes) => escribir(antes, escritos, conSigno))}
    />
  )
}
const cell = (talla: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`Negro.*${talla}`) })

test.each(['2,5', '2.5', '-4', '1e3', '1234567', 'dos'])(
  '%s counts nothing: it stays in sight, marked and told in words, and what was there comes back',
  async (texto) => {
    const { user } = show(<Escrita />)
    await user.type(cell('36'), '7')
    await user.click(cell('38'))
    await user.clear(cell('36'))
    await user.type(cell('36'), '7')
    await user.click(cell('38'))
    await user.click(cell('36'))
    await user.keyboard(texto)
    expect(cell('36').value).toBe(texto)
    expect(cell('36').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toContain(`«${texto}»`)
    await user.click(cell('38'))
    expect(cell('36').value).toBe('7')
    await user.keyboard('3')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a thousand may have its point, and less than nothing its minus where it may be', async () => {
  const { user } = show(<Escrita conSigno />)
  await user.type(cell('36'), '1.234')
  expect(cell('36').value).toBe('1234')
  await user.type(cell('38'), '-3')
  expect(cell('38').value).toBe('-3')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a block with half a garment in it changes nothing, and says which', async () => {
  const { user } = show(<Escrita />)
  await user.click(cell('36'))
  fireEvent.paste(cell('36'), { clipboardData: { getData: () => '4\t2,5' } })
  expect([cell('36').value, cell('38').value]).toEqual(['', ''])
  expect(screen.getByRole('alert').textContent).toContain('«2,5»')
})
