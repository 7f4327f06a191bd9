import { expect, test } from 'vitest'
import { falloDeRed } from './fallo-de-red.ts'

test.each([
  ['connect ECONNREFUSED 127.0.0.1:9', 'Allí no contesta nadie (connect ECONNREFUSED 127.0.0.1:9)'],
  [
    'getaddrinfo ENOTFOUND smtp.example',
    'Ese servidor no existe o no se encuentra (getaddrinfo ENOTFOUND smtp.example)',
  ],
  ['The operation was aborted due to timeout', 'No contestó a tiempo (The operation was aborted due to timeout)'],
  ['550 no such person', 'No admite esa dirección de correo (550 no such person)'],
  ['HTTP 500', 'Contestó con un error (HTTP 500)'],
  ['Algo nunca visto', 'Algo nunca visto'],
])('%s is said in words, with what the machine said', (dicho, enPalabras) => {
  expect(falloDeRed(dicho, ({ es }) => es)).toBe(enPalabras)
})
