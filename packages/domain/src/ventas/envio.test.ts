import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  comprobarPasoDeEnvio,
  ESTADOS_DE_ENVIO,
  type EstadoDeEnvio,
  estadoTras,
  pausaDeConsulta,
  pausaDeLlamada,
  puedePasar,
  repartirPeso,
} from './envio.ts'

const TABLA: Record<EstadoDeEnvio, EstadoDeEnvio[]> = {
  preparado: ['etiquetado', 'anulado'],
  etiquetado: ['recogido', 'transito', 'entregado', 'incidencia', 'anulado'],
  recogido: ['transito', 'entregado', 'incidencia'],
  transito: ['entregado', 'incidencia'],
  incidencia: ['transito', 'entregado', 'anulado'],
  entregado: [],
  anulado: [],
}

it.each(ESTADOS_DE_ENVIO)('from %s only where the table leads', (de) => {
  expect(ESTADOS_DE_ENVIO.filter((a) => puedePasar(de, a)).sort()).toEqual(TABLA[de].sort())
})

it('what has arrived stays so', () => {
  expect(() => comprobarPasoDeEnvio('entregado', 'transito')).toThrow('envio.paso')
})

it('a weight over parcels loses no gram, and no two differ by more than one', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.integer({ min: 1, max: 60 }), (peso, n) => {
      const cada = repartirPeso(peso, n)
      expect(cada).toHaveLength(n)
      expect(cada.reduce((a, b) => a + b, 0)).toBe(peso)
      expect(Math.max(...cada) - Math.min(...cada)).toBeLessThanOrEqual(1)
    }),
  )
})

const suceso = (hora: string, estado: EstadoDeEnvio | null) => ({
  ...{ momento: `2027-03-01T${hora}:00Z`, lugar: '', codigo: '', texto: '', estado },
})

it('news that come out of order lead to the same place', () => {
  const todas = [suceso('08:00', 'transito'), suceso('09:00', 'incidencia'), suceso('12:00', 'entregado')]
  expect(estadoTras('recogido', todas)).toBe('entregado')
  expect(estadoTras('recogido', todas.toReversed())).toBe('entregado')
  expect(estadoTras('recogido', [suceso('08:00', null)])).toBe('recogido')
})

it('no news lead out of where nothing leads', () => {
  const estado = fc.constantFrom(...ESTADOS_DE_ENVIO)
  const noticias = fc.array(fc.record({ h: fc.integer({ min: 10, max: 23 }), estado: fc.option(estado) }))
  fc.assert(
    fc.property(fc.constantFrom<EstadoDeEnvio>('entregado', 'anulado'), noticias, (ahora, todas) => {
      const sucesos = todas.map(({ h, estado: dicho }) => suceso(`${h}:00`, dicho))
      expect(estadoTras(ahora, sucesos)).toBe(ahora)
    }),
  )
})

it('nobody is asked ever more often', () => {
  for (const pausa of [pausaDeConsulta, pausaDeLlamada]) {
    const pausas = Array.from({ length: 12 }, (_, i) => pausa(i))
    expect(pausas).toEqual([...pausas].sort((a, b) => a - b))
  }
})
