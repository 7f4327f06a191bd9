import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { type Gesto, type ServidorDePrueba, servidorDePrueba } from '../../testing/chat.ts'

let t: TestApp
let chat: ServidorDePrueba
let direccion = 0
beforeAll(async () => {
  chat = await servidorDePrueba()
  const env = {
    CHAT_URL: chat.url,
    CHAT_KEY: 'muy-secreta',
    CHAT_MODEL: 'uno',
    CHAT_DAILY: '1000',
    CHAT_TIMEOUT_MS: '400',
  }
  t = await testApp({ TRUST_PROXY: '1', ...env })
})
afterAll(async () => {
  chat.close()
  await t.close()
})
beforeEach(() => {
  chat.pedidos = []
})

async function preguntar(message: string, gestos: Gesto[], conversationId: string = crypto.randomUUID()) {
  chat.gestos = gestos
  direccion += 1
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/chatbot/public-web-completion',
    headers: { 'accept-language': 'es', 'x-forwarded-for': `10.9.0.${direccion}` },
    payload: { conversationId, message },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

test('what it says is streamed; what was said before goes with the next question', async () => {
  const conversacion = crypto.randomUUID()
  const dice = { dice: ['Sí, ', 'tenemos. ', 'Vea ', '/gallery'] }
  expect(await preguntar('¿tienen vestidos?', [dice], conversacion)).toBe('Sí, tenemos. Vea /gallery')
  expect(chat.pedidos[0]?.autorizacion).toBe('Bearer muy-secreta')
  await preguntar('¿y faldas?', [{ dice: ['También.'] }], conversacion)
  const roles = chat.pedidos[1]?.cuerpo.messages.map(({ role }) => role)
  expect(roles).toEqual(['system', 'user', 'assistant', 'user'])
})

test('a server that does not stream is understood as well', async () => {
  expect(await preguntar('hola', [{ dice: ['Buenos días.'], entero: true }])).toBe('Buenos días.')
})

test.each([
  ['buscar_modelos', { consulta: 'vestidos en verde botella' }, /"total":2.*Vestido Alba/],
  ['detalle_modelo', { numero: '1215' }, /"numero":"1215".*Negro/],
  ['faq', { consulta: 'pedido mínimo' }, /No hay mínimo por modelo/],
  ['contacto', {}, /930 000 000/],
  ['borrar_todo', {}, /no such tool/],
  ['buscar_modelos', { otra: 'cosa' }, /not valid/],
])('it looks things up with %s', async (usa, con, resultado) => {
  expect(await preguntar('¿qué tienen?', [{ usa, con }, { dice: ['Esto.'] }])).toBe('Esto.')
  const ultimo = chat.pedidos[1]?.cuerpo.messages.at(-1)
  expect(ultimo).toMatchObject({ role: 'tool', content: expect.stringMatching(resultado) })
  expect(ultimo?.content).not.toMatch(/27[.,]9|precio|stock/i)
})

test('four rounds at most: the last has no tools, and without words the house answers', async () => {
  const texto = await preguntar('¿hay pedido mínimo?', [{ usa: 'faq', con: { consulta: 'mínimo' } }])
  expect(chat.pedidos).toHaveLength(4)
  expect(chat.pedidos[3]?.cuerpo.tools).toBeUndefined()
  expect(texto).toContain('No hay mínimo por modelo')
})

test.each<[string, Gesto]>([
  ['errs', { error: 500 }],
  ['refuses', { error: 401 }],
  ['hangs', { calla: true }],
  ['says nothing', { dice: [] }],
])('when it %s, the house answers by itself', async (_, gesto) => {
  expect(await preguntar('¿hay pedido mínimo?', [gesto])).toContain('No hay mínimo por modelo')
})

test('when it breaks off, whoever asked is shown to people', async () => {
  const texto = await preguntar('¿hay pedido mínimo?', [{ corta: 'Depende de la casa. Y además' }])
  expect(texto).toMatch(/^Depende de la casa\. [\s\S]*\/contacto/)
})

test.each([
  ['El Vestido Alba cuesta 27,90 €. Es bonito.', 'Los precios se muestran a clientes registrados', /27|90/],
  ['Vale EUR 27.90 y 30 euros.', 'Los precios se muestran a clientes registrados', /27|30/],
  ['En efectivo, por menos de 1.000 €.', 'por menos de 1.000 €', /registrados/],
  ['Mire https://evil.example/x y [aquí](http://evil.example). Adiós.', 'Adiós.', /evil|http/],
  ['Vea **esto**: /modelo/999999 y /modelo/1', '/modelo/1', /999999|\*/],
])('%s leaves the house as it may', async (dicho, queda, nunca) => {
  const texto = await preguntar('dime', [{ dice: dicho.split(/(?<= )/) }])
  expect(texto).toContain(queda)
  expect(texto).not.toMatch(nunca)
})

test('when the budget of the day is spent, the house answers by itself', async () => {
  await t.house.db.execute(sql`update limites set cuenta = 1000 where clave = 'asistente:chat'`)
  expect(await preguntar('¿hay pedido mínimo?', [{ dice: ['Caro.'] }])).toContain('No hay mínimo por modelo')
  expect(chat.pedidos).toHaveLength(0)
})

test('its key is in no answer', async () => {
  const admin = await t.as('admin@telar.test')
  const token = admin.tokens.get()?.token
  for (const url of ['/api/v1/appsettings', '/api/v1/chatbot/feed-modelos', '/api/openapi.json']) {
    const answer = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('muy-secreta')
  }
})
