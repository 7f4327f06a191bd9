import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mismaPrenda } from './embalar.ts'
import { coger, devolver, letraDe, noEsta, porCoger, recorrido, type Sitio, type Tomada, tomar } from './oleada.ts'

const cual = fc.record({
  modeloId: fc.integer({ min: 1, max: 3 }),
  colorId: fc.integer({ min: 1, max: 2 }),
  talla: fc.constantFrom('S', 'M'),
})
const clave = (una: { modeloId: number; colorId: number; talla: string }) =>
  `${una.modeloId} ${una.colorId} ${una.talla}`
const tomadas: fc.Arbitrary<Tomada[]> = fc
  .uniqueArray(fc.tuple(cual, fc.nat({ max: 4 }), fc.integer({ min: 1, max: 6 })), {
    selector: ([una, puesto]) => `${clave(una)} ${puesto}`,
    maxLength: 15,
  })
  .map((todas) =>
    todas.map(([una, puesto, cantidad]) => ({
      ...{ ...una, puesto, pedidoId: puesto + 100, cantidad, cogidas: 0, faltan: 0 },
    })),
  )
const sitios: fc.Arbitrary<Sitio[]> = fc
  .uniqueArray(fc.tuple(cual, fc.integer({ min: 1, max: 30 }), fc.boolean()), {
    selector: ([una, orden]) => `${clave(una)} ${orden}`,
  })
  .map((todos) => todos.map(([una, orden, principal]) => ({ ...una, orden, codigo: `A-${orden}`, principal })))

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0)

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
])('order %i stands at %s', (n, letra) => expect(letraDe(n)).toBe(letra))

describe('the walk', () => {
  it('passes every garment once, in walking order, and asks for what the wave took', () => {
    fc.assert(
      fc.property(tomadas, sitios, (suyas, donde) => {
        const paradas = recorrido(suyas, donde)
        expect(new Set(paradas.map(clave)).size).toBe(paradas.length)
        expect(new Set(paradas.map(clave))).toEqual(new Set(suyas.map(clave)))
        for (const parada of paradas) {
          const deElla = suyas.filter((una) => mismaPrenda(una, parada))
          expect(parada.cantidad).toBe(suma(deElla.map(({ cantidad }) => cantidad)))
          expect(suma(parada.para.map(({ cantidad }) => cantidad))).toBe(parada.cantidad)
        }
        const orden = paradas.map(
          ({ ubicacion }) => donde.find(({ codigo }) => codigo === ubicacion)?.orden ?? Number.POSITIVE_INFINITY,
        )
        expect(orden).toEqual(orden.toSorted((a, b) => (a === b ? 0 : a - b)))
      }),
    )
  })

  it('looks first where a garment usually lies', () => {
    const una = { modeloId: 1, colorId: 1, talla: 'S' }
    const [parada] = recorrido(
      [{ ...una, pedidoId: 1, puesto: 0, cantidad: 1, cogidas: 0, faltan: 0 }],
      [
        { ...una, codigo: 'A-1', orden: 1, principal: false },
        { ...una, codigo: 'B-9', orden: 9, principal: true },
      ],
    )
    expect(parada).toMatchObject({ ubicacion: 'B-9', otras: ['A-1'] })
  })
})

describe('picking', () => {
  /** A garment is picked, put back or not found; what is refused changes nothing. */
  const acto = fc.record({
    cual,
    n: fc.integer({ min: 1, max: 4 }),
    clase: fc.constantFrom('coger' as const, 'coger' as const, 'devolver' as const, 'noEsta' as const),
    puesto: fc.option(fc.nat({ max: 4 })),
  })

  it('picks nothing twice and loses nothing, whatever is done in whatever order', () => {
    fc.assert(
      fc.property(tomadas, fc.array(acto, { maxLength: 30 }), (suyas, actos) => {
        const ahora = suyas.map((una) => ({ ...una }))
        for (const { cual: una, n, clase, puesto } of actos) {
          const antes = suma(ahora.map(({ cogidas }) => cogidas))
          const pedidoId = puesto === null ? null : puesto + 100
          try {
            const hechos =
              clase === 'noEsta' ? noEsta(ahora, una) : (clase === 'coger' ? coger : devolver)(ahora, una, n, pedidoId)
            for (const { tomada, n: suyo } of hechos) {
              if (clase === 'noEsta') tomada.faltan += suyo
              else tomada.cogidas += clase === 'coger' ? suyo : -suyo
            }
            const despues = suma(ahora.map(({ cogidas }) => cogidas))
            expect(despues - antes).toBe(clase === 'noEsta' ? 0 : clase === 'coger' ? n : -n)
          } catch (error) {
            expect(String(error)).toMatch(/oleada\./)
          }
          for (const { cantidad, cogidas, faltan } of ahora) {
            expect(Math.min(cogidas, faltan)).toBeGreaterThanOrEqual(0)
            expect(cogidas + faltan).toBeLessThanOrEqual(cantidad)
            expect(cogidas + faltan + porCoger({ cantidad, cogidas, faltan })).toBe(cantidad)
          }
        }
      }),
    )
  })
})

it('shares what is free out once, and gives nobody more than they lack', () => {
  const derecho = fc.record({
    cual,
    pedidoId: fc.nat({ max: 5 }),
    suyas: fc.nat({ max: 5 }),
    faltan: fc.nat({ max: 5 }),
  })
  const libre = fc.uniqueArray(fc.tuple(cual, fc.nat({ max: 8 })), { selector: ([una]) => clave(una) })
  fc.assert(
    fc.property(fc.array(derecho), libre, (derechos, libres) => {
      const hay = libres.map(([una, cantidad]) => ({ ...una, cantidad }))
      const dadas = tomar(
        derechos.map(({ cual: una, ...resto }) => ({ ...una, ...resto })),
        hay,
      )
      for (const una of hay)
        expect(suma(dadas.filter((d) => mismaPrenda(d, una)).map(({ deLibres }) => deLibres))).toBeLessThanOrEqual(
          una.cantidad,
        )
      for (const { cantidad, suyas, faltan, deLibres } of dadas) {
        expect(cantidad).toBe(suyas + deLibres)
        expect(deLibres).toBeLessThanOrEqual(faltan)
      }
    }),
  )
})
