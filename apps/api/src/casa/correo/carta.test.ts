import { expect, test } from 'vitest'
import { comoHtml } from './carta.ts'

test('what somebody wrote in lines is read in lines, and as nothing but words', () => {
  const carta = { asunto: 'Mensaje', saludo: 'Ana', parrafos: ['Buenos días:\r\nquiero <b>dos</b>\n\nAna'], pie: 'Fin' }
  const pagina = comoHtml(carta, { marca: 'Marenda', conLogo: false }, 'es')
  expect(pagina).toContain('>Buenos días:<br>quiero &lt;b&gt;dos&lt;/b&gt;<br><br>Ana</p>')
})
