import { expect, test } from 'vitest'
import { leer } from './leer.ts'

const WHATSAPP = '+34 600 000 000'

test('models in a row are cards, questions are buttons, pages and the telephone are links', () => {
  const texto = [
    'Vestidos: tenemos 9 modelos.',
    'Vestido Alba, referencia 1215: /modelo/5',
    'Vestido Nora, referencia 1230: /modelo/6?color=3',
    'Todos: /gallery?tipo=1&color=3_7',
    `O por WhatsApp: ${WHATSAPP}`,
    '> ¿Hay un pedido mínimo?',
    '> ¿Cuánto tarda?',
  ].join('\n')
  expect(leer(texto, WHATSAPP)).toEqual([
    { clase: 'parrafo', trozos: [{ texto: 'Vestidos: tenemos 9 modelos.' }] },
    { clase: 'modelos', modelos: [{ id: 5 }, { id: 6, color: 3 }] },
    { clase: 'parrafo', trozos: [{ texto: 'Todos: ' }, { enlace: '/gallery?tipo=1&color=3_7' }] },
    { clase: 'parrafo', trozos: [{ texto: 'O por WhatsApp: ' }, { whatsapp: WHATSAPP }] },
    { clase: 'sugerencias', textos: ['¿Hay un pedido mínimo?', '¿Cuánto tarda?'] },
  ])
})

test.each([
  ['https://evil.example/gallery', 'an address elsewhere'],
  ['//evil.example/faq', 'an address without a scheme'],
  ['javascript:/login', 'a script'],
  ['/gestion/clientes', 'the back office'],
  ['evil.example/modelo/5', 'a model elsewhere'],
])('%s (%s) stays text', (texto) => {
  expect(leer(texto, WHATSAPP)).toEqual([{ clase: 'parrafo', trozos: [{ texto }] }])
})
