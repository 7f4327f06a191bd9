import { expect, test } from 'vitest'
import { enUnaLinea } from './en-una-linea.ts'

const direccion = {
  ...{ nombre: 'Modas Naranco', calle: 'Calle Uría, 40', codigoPostal: '33003', ciudad: 'Oviedo' },
  ...{ provincia: 'Asturias', pais: 'ES', telefono: '+34 985 20 03 33' },
}

test('an address says its country by name, and neither postcode nor telephone breaks', () => {
  expect(enUnaLinea(direccion, 'pt')).toBe(
    'Modas Naranco, Calle Uría, 40, 33003\u00a0Oviedo, Asturias, Espanha, +34\u00a0985\u00a020\u00a003\u00a033',
  )
})

test('what is empty, or said twice, is left out', () => {
  const corta = { ...direccion, nombre: '', provincia: 'Oviedo', telefono: '' }
  expect(enUnaLinea(corta, 'es')).toBe('Calle Uría, 40, 33003\u00a0Oviedo, España')
  expect(enUnaLinea({ ...corta, pais: '' }, 'es')).toBe('Calle Uría, 40, 33003\u00a0Oviedo')
  const nada = { nombre: '', calle: '', codigoPostal: '', ciudad: '', provincia: '', pais: 'ES', telefono: '' }
  expect(enUnaLinea(nada, 'es')).toBe('')
})
