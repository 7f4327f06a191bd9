// @vitest-environment happy-dom
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/render.tsx'
import { Pasos } from './Pasos.tsx'

test.each([
  ['2027-01-14T23:30:00.000Z', '15/01/2027'],
  ['2027-07-14T22:30:00.000Z', '15/07/2027'],
  ['2027-12-31T23:30:00.000Z', '01/01/2028'],
])('what happened at %s is of %s, where the house is', (cuando, dia) => {
  const pedido = {
    ...{ situacion: 'confirmado', servidas: 0, prendas: 3 },
    hechos: [{ situacion: 'confirmado', cuando, liberadas: null }],
  }
  show(<Pasos pedido={pedido as unknown as Pedido} />)
  expect(screen.getByText('Confirmado', { exact: false }).textContent).toContain(dia)
})
