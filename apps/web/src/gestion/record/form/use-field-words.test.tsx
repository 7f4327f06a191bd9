// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/render.tsx'
import { word } from '../../words.ts'
import { inside, useFieldWords } from './use-field-words.ts'

const LABELS = { impuestos: word('Tipos de IVA', 'VAT rates', 'Taxas de IVA', 'Tipus d’IVA') }

function Said({ path, held }: { path: string; held: unknown }) {
  const { label, value } = useFieldWords(LABELS)
  return <output>{`${label(path)}: ${value(held, path)}`}</output>
}

test.each([
  ['en', 'Name, Catalan'],
  ['es', 'Nombre, catalán'],
] as const)('in %s a language is written as that language writes it', (idioma, said) => {
  show(<Said path="nombre.ca" held="Negre" />, idioma)
  expect(screen.getByRole('status').textContent).toBe(`${said}: Negre`)
})

test.each([
  ['impuestos', [{ desde: '2012-09-01', iva: 21 }], 'es', 'Tipos de IVA: Desde 01/09/2012, IVA % 21'],
  ['terminadaEn', '2026-11-18', 'es', 'Terminada: 18/11/2026'],
  ['terminadaEn', '2026-11-18', 'pt', 'Terminada: 18/11/2026'],
  ['fichero', 'una.telar', 'en', 'File: una.telar'],
  ['clienteId', 7, 'es', 'Cliente: 7'],
  ['nuncaVisto', true, 'es', 'Nunca visto: Sí'],
  ['direccion.pais', 'PT', 'es', 'Dirección, país: Portugal'],
  ['direccion.calle', 'Uría, 40', 'ca', 'Adreça, carrer i número: Uría, 40'],
  ['direccion', { calle: 'Uría, 40', pais: 'ES' }, 'pt', 'Morada: Rua e número Uría, 40, País Espanha'],
  ['idioma', 'pt', 'es', 'Idioma: Portugués'],
  [
    'clienteCopia',
    { calle: 'Uría, 40', idioma: 'ca' },
    'en',
    'Cliente copia: Street and number Uría, 40, Language Catalan',
  ],
  ['codigos', { prefijo: '8437', desde: null }, 'es', 'Codigos: Prefijo 8437'],
] as const)('%s is no name of a column, and holds nothing of a machine', (path, held, idioma, said) => {
  show(<Said path={path} held={held} />, idioma)
  expect(screen.getByRole('status').textContent).toBe(said)
})

test.each([
  ['Razón social', 'razón social'],
  ['NIF', 'NIF'],
  ['IVA %', 'IVA %'],
  ['Acreedor SEPA', 'acreedor SEPA'],
])('%s stands within a label as %s', (label, said) => {
  expect(inside(label)).toBe(said)
})
