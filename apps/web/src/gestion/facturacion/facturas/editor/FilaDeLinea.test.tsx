// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { FilaDeLinea } from './FilaDeLinea.tsx'
import { type LineaEscrita, libre } from './lineas.ts'

const TIPOS = [
  { iva: 21, re: 0 },
  { iva: 10, re: 0 },
]
let linea: LineaEscrita
let quitada = 0

/** A free line of an invoice, as one writes it. */
function Linea({ error, tipos = TIPOS }: { error?: string; tipos?: typeof TIPOS }) {
  const [escrita, setEscrita] = useState(libre('a'))
  linea = escrita
  return (
    <table>
      <tbody>
        <FilaDeLinea
          {...{ linea: escrita, lineas: [escrita], tipos, error, titled: true, devuelve: false, open: false }}
          onOpen={() => {}}
          finalFocus={() => null}
          onChange={() => {}}
          onLine={setEscrita}
          onRemove={() => {
            quitada += 1
          }}
        />
      </tbody>
    </table>
  )
}

const [QUE, UNIDADES, PRECIO, DTO] = [0, 1, 2, 3]
const celda = (i: number) => screen.getAllByRole<HTMLInputElement>('textbox')[i] as HTMLInputElement
const importe = () => [...document.querySelectorAll('td.o-n.o-m')].at(-1)?.textContent

test('a line comes to what the invoice will say: units, price, discount', async () => {
  const { user } = show(<Linea />)
  await user.type(celda(QUE), 'Bordado')
  await user.clear(celda(UNIDADES))
  await user.type(celda(UNIDADES), '10{Tab}')
  await user.clear(celda(PRECIO))
  await user.type(celda(PRECIO), '34,5{Tab}')
  await user.type(celda(DTO), '10{Tab}')
  expect(linea).toMatchObject({ descripcion: 'Bordado', cantidad: 10, precio: 34.5, dto: 10 })
  expect(importe()).toMatch(/^310,50/)
})

test('a discount of more than all is not taken', async () => {
  const { user } = show(<Linea />)
  await user.type(celda(DTO), '120{Tab}')
  expect(linea.dto).toBeLessThanOrEqual(100)
  expect(importe()).not.toMatch(/^-/)
})

test('rates can be chosen where there are several, and what is wrong stands in the line', async () => {
  const { user } = show(<Linea error="Falta el concepto" />)
  await user.selectOptions(screen.getByRole('combobox'), '10')
  expect(linea.iva).toBe(10)
  expect(screen.getByText('Falta el concepto')).toBeTruthy()
  expect(celda(QUE).getAttribute('aria-invalid')).toBe('true')
})

test('under an exempt regime there is nothing to choose; a line can be taken out', async () => {
  const { user } = show(<Linea tipos={[{ iva: 0, re: 0 }]} />)
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(screen.getByRole('button'))
  expect(quitada).toBe(1)
})
