import { expect, test } from 'vitest'
import { enCadaIdioma } from '../idioma.ts'
import { deCadaPagina, edicionesDe, rellenar } from './legales.ts'

const EMPRESA = {
  marca: 'Marenda',
  razonSocial: 'Marenda Confecció, S.L.',
  nif: 'B12345674',
  direccion: 'Carrer dels Teixidors, 18',
  codigoPostal: '08202',
  ciudad: 'Sabadell',
  provincia: 'Barcelona',
  registroMercantil: '',
  email: 'tiendas@marenda.example',
  telefono: '',
}

test.each([
  [
    'Titular: {razonSocial}, en {domicilio}.',
    'Titular: Marenda Confecció, S.L., en Carrer dels Teixidors, 18, 08202 Sabadell, Barcelona.',
  ],
  [
    '- NIF: {nif}\n- Registro: {registroMercantil}\n- Correo: {email}',
    '- NIF: B12345674\n- Correo: tiendas@marenda.example',
  ],
  ['Escriba a {email} o llame al {telefono}', 'Escriba a tiendas@marenda.example o llame al '],
  ['{otra cosa} y {iban}', '{otra cosa} y {iban}'],
])('%s', (texto, lleno) => expect(rellenar(texto, EMPRESA)).toBe(lleno))

test('a company without a legal name is called by its brand', () =>
  expect(rellenar('{razonSocial}', { ...EMPRESA, razonSocial: '' })).toBe('Marenda'))

test('only a page whose text has changed has a new wording', () => {
  const textos = deCadaPagina(() => enCadaIdioma(() => 'a'))
  const ediciones = deCadaPagina(() => ({ numero: 3, desde: '2026-01-01' }))
  const despues = { ...textos, cookies: { ...textos.cookies, pt: 'b' } }
  expect(edicionesDe(textos, despues, ediciones, '2026-11-16')).toEqual({
    ...ediciones,
    cookies: { numero: 4, desde: '2026-11-16' },
  })
})
