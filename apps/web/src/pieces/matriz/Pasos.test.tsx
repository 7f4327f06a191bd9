// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/i18n.ts'
import { I18nContext } from '../../i18n/use-translation.ts'
import { show } from '../../testing/render.tsx'
import { Matriz } from './Matriz.tsx'
import { Pasos } from './Pasos.tsx'

const COLORES = [{ id: 1, nombre: 'Negro', hex: '#000000', tallas: [{ talla: '38', libre: 9 }] }]

async function conCinco(Forma: typeof Pasos | typeof Matriz) {
  const i18n = await createI18n('es')
  await i18n.learn('account')
  const avisos: string[] = []
  function Puestas() {
    const [cantidad, setCantidad] = useState(5)
    return (
      <Forma
        colores={COLORES}
        tallas={['38']}
        cantidad={() => cantidad}
        alCambiar={([cambio]) => cambio && setCantidad(cambio.cantidad)}
        curva={null}
        avisar={(texto) => avisos.push(texto)}
        conExistencias={false}
        elegido={undefined}
        alElegir={() => undefined}
      />
    )
  }
  const { user } = show(
    <I18nContext value={i18n}>
      <Puestas />
    </I18nContext>,
  )
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Negro 38' })
  await user.click(campo)
  await user.keyboard('3,5')
  expect(campo.value).toBe('3,5')
  return { user, campo, avisos }
}

test('a finger adds one beside a wrong figure without leaving the cell: to what it held, and what was wrong is said', async () => {
  const { campo, avisos } = await conCinco(Pasos)
  const dichos = avisos.length
  fireEvent.click(screen.getByRole('button', { name: 'Añadir una de la 38' }))
  expect(campo.value).toBe('6')
  expect(campo.getAttribute('aria-invalid')).toBeNull()
  expect(avisos.slice(dichos)).toEqual([expect.stringContaining('«3,5»')])
})

test('so does the key', async () => {
  const { user, campo, avisos } = await conCinco(Matriz)
  const dichos = avisos.length
  await user.keyboard('+')
  expect(campo.value).toBe('6')
  expect(avisos.slice(dichos)).toEqual([expect.stringContaining('«3,5»')])
})
