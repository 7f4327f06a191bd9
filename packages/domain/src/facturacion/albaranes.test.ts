import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exigirJuntables, porFacturarDe } from './albaranes.ts'

const nota = {
  numero: 'AL000001',
  fecha: '2027-03-28',
  clienteId: 1,
  dtoComercial: 5,
  dtoProntoPago: 0,
  deshecha: false,
}

it.each([
  ['another customer', { clienteId: 2 }, 'factura.otro-cliente'],
  ['other conditions', { dtoComercial: 0 }, 'factura.otras-condiciones'],
  ['another month', { fecha: '2027-04-02' }, 'factura.otro-mes'],
  ['a note that was undone', { deshecha: true }, 'entrega.ya-deshecha'],
])('%s does not go on the same invoice', (_, otra, regla) => {
  expect(() => exigirJuntables([nota, { ...nota, ...otra }])).toThrow(regla)
  expect(() => exigirJuntables([nota, nota])).not.toThrow()
})

const una = fc.record({
  pedidoLineaId: fc.integer({ min: 1, max: 3 }),
  talla: fc.constantFrom('S', 'M'),
  cantidad: fc.integer({ min: 1, max: 5 }),
})

it('never takes more than left, nor more than is open', () => {
  fc.assert(
    fc.property(
      fc.array(una),
      fc.uniqueArray(una, { selector: (x) => `${x.pedidoLineaId}${x.talla}` }),
      (left, open) => {
        for (const { pedidoLineaId, talla, cantidad } of porFacturarDe(left, open)) {
          const suyas = (todas: typeof left) =>
            todas
              .filter((x) => x.pedidoLineaId === pedidoLineaId && x.talla === talla)
              .reduce((n, x) => n + x.cantidad, 0)
          expect(cantidad).toBe(Math.min(suyas(left), suyas(open)))
        }
      },
    ),
  )
})
