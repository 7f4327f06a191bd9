import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendario, type Suceso } from './calendario.ts'

const SUCESO: Suceso = {
  uid: 'pedido-7-2027-02-15@telar',
  desde: '2027-02-15',
  hasta: '2027-03-15',
  titulo: 'Pedido 2026/000007: 48 prendas',
  detalle: '1215 Vestido; negro, M\n12 en casa',
  url: 'https://telar.test/pedido/7',
  cambiado: new Date('2026-11-17T01:02:03.456Z'),
}

test('days are whole, and the last one is part of it', () => {
  const lineas = calendario('Telar', [SUCESO]).split('\r\n')
  expect(lineas).toContain('DTSTART;VALUE=DATE:20270215')
  expect(lineas).toContain('DTEND;VALUE=DATE:20270316')
  expect(lineas).toContain('DTSTAMP:20261117T010203Z')
})

test('what would end a value is written so that it does not', () => {
  expect(calendario('Telar', [SUCESO])).toContain('DESCRIPTION:1215 Vestido\\; negro\\, M\\n12 en casa\r\n')
})

const desdoblar = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')

test('no line is longer than 75 octets, nothing is lost, and nobody can put in a line of their own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (titulo) => {
      const ics = calendario('Telar', [{ ...SUCESO, titulo }])
      for (const linea of ics.split('\r\n')) expect(new TextEncoder().encode(linea).length).toBeLessThanOrEqual(75)
      const lineas = desdoblar(ics)
      expect(lineas.filter((linea) => linea === 'BEGIN:VEVENT')).toHaveLength(1)
      const escrito = lineas.find((linea) => linea.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? ''
      const leido = escrito.replace(/\\(.)/gs, (_, letra) => (letra === 'n' ? '\n' : letra))
      expect(leido).toBe(titulo.replace(/\r\n|\r/g, '\n'))
    }),
  )
})
