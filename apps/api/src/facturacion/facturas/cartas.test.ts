import { IDIOMAS } from '@telar/domain/idioma'
import { expect, test } from 'vitest'
import { factura } from './cartas.ts'

const DATOS = { nombre: 'Ana', numero: 'R26/000001', total: -491.51, vence: '2026-11-16', mensaje: '', enlace: '/x' }

test('a credit note is called one in every language, and nothing of it is due', () => {
  const palabras = {
    es: 'factura rectificativa',
    en: 'credit note',
    pt: 'fatura retificativa',
    ca: 'factura rectificativa',
  }
  for (const idioma of IDIOMAS) {
    const { asunto, parrafos } = factura.redaccion[idioma]({ ...DATOS, rectificativa: true })
    expect(asunto).toContain(`${palabras[idioma]} R26/000001`)
    expect(parrafos).toHaveLength(1)
  }
})
