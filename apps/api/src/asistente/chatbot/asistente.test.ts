import { chatbot } from '@telar/contract/asistente/chatbot'
import { faq } from '@telar/contract/asistente/faq'
import { preguntas } from '@telar/contract/asistente/preguntas'
import { modelos } from '@telar/contract/catalogo/modelos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clean } from '../../jobs/cleaning.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { limpiezaDelAsistente } from '../limpieza.ts'

let t: TestApp
let direccion = 0
beforeAll(async () => {
  t = await testApp({ TRUST_PROXY: '1' })
})
afterAll(() => t.close())

/** Asks as somebody new, from an address of their own, unless it is said who. */
async function preguntar(message: string, { idioma = 'es', conversationId = crypto.randomUUID(), ip = '' } = {}) {
  direccion += 1
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/chatbot/public-web-completion',
    headers: { 'accept-language': idioma, 'x-forwarded-for': ip || `10.0.${direccion >> 8}.${direccion & 255}` },
    payload: { conversationId, message },
  })
  return answer
}

describe('an answer', () => {
  test('comes as plain text in the visitor’s language', async () => {
    const answer = await preguntar('what colours does 1215 come in?', { idioma: 'en' })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body).toContain('Colours: black, burgundy, and bottle green.')
    expect(answer.body).toMatch(/\/modelo\/\d+/)
  })

  test('goes on from the question before, in that conversation alone', async () => {
    const conversationId = crypto.randomUUID()
    await preguntar('¿En qué tallas hacéis el 1215?', { conversationId })
    expect((await preguntar('¿y en rojo?', { conversationId })).body).toContain(
      'Vestido Alba (1215) no se hace en rojo',
    )
    expect((await preguntar('¿y en rojo?')).body).not.toContain('1215')
    expect((await preguntar('¿y puedo devolverlo?', { conversationId })).body).toContain('/faq#devoluciones')
    await preguntar('vestidos de la talla 44 en verde botella', { conversationId })
    expect((await preguntar('¿y en azul marino?', { conversationId })).body).toContain('Vestidos, marino, talla 44')
    expect((await preguntar('¿y se pueden devolver esos?', { conversationId })).body).toContain('/faq#devoluciones')
  })

  test('follows the catalogue and the questions as they change', async () => {
    const admin = await t.as('admin@telar.test')
    const { data } = await admin.call(modelos.search, { body: { keyword: '4018' } })
    const id = data[0]?.id as number
    expect((await preguntar('el 4018')).body).toContain(`/modelo/${id}`)
    const modelo = await admin.call(modelos.get, { params: { id } })
    await admin.call(modelos.update, { params: { id }, body: { ...modelo, nombre: 'Falda Zafiro', fotos: [] } })
    expect((await preguntar('falda zafiro')).body).toContain(`/modelo/${id}`)
    await admin.call(faq.create, {
      body: {
        pregunta: { es: '¿Hacéis patrones a medida?', en: 'Do you cut to measure?' },
        respuesta: { es: 'Sí, desde cien prendas.', en: 'Yes, from a hundred garments.' },
      },
    })
    expect((await preguntar('¿hacéis patrones a medida?')).body).toContain('Sí, desde cien prendas.')
    expect((await preguntar('do you cut to measure?', { idioma: 'en' })).body).toContain('from a hundred')
    const web = await (await t.as()).call(faq.getAll, {})
    expect(web.at(-1)).toMatchObject({ id: 'haceis-patrones-a-medida' })
  })

  test('does not exist for what nobody knows: it says so, offers people and keeps the question without its author', async () => {
    const answer = await preguntar('¿Patrocinan equipos de petanca? Soy Marta, marta@example.com, 612 345 678')
    expect(answer.body).toContain('/contacto')
    expect(answer.body).toContain('+34 600 000 000')
    expect(answer.body.match(/^> /gm)).toHaveLength(3)
    await preguntar('¿patrocinan equipos de petanca? Soy Marta, marta@example.com, 612 345 678')
    const admin = await t.as('ventas@telar.test')
    const { data } = await admin.call(preguntas.search, { body: { keyword: 'petanca' } })
    expect(data).toMatchObject([{ idioma: 'es', veces: 2, resuelta: false }])
    expect(data[0]?.pregunta).not.toMatch(/Marta|example|612|678/)
    const id = data[0]?.id as number
    const body = { pregunta: { es: '¿Patrocinan equipos?' }, respuesta: { es: 'Solo de costura.' } }
    await admin.call(preguntas.responder, { params: { id }, body })
    expect(await admin.call(preguntas.get, { params: { id } })).toMatchObject({ resuelta: true })
    expect((await preguntar('¿Patrocinan equipos de petanca?')).body).toContain('Solo de costura.')
  })
})

test('a question without answer becomes another way of asking one that has', async () => {
  const dicha = '¿Aceptáis zurrumbios, perindolas o trastulos?'
  expect((await preguntar(dicha)).body).toContain('/contacto')
  const ventas = await t.as('ventas@telar.test')
  const { data } = await ventas.call(preguntas.search, { body: { keyword: 'zurrumbios' } })
  const id = data[0]?.id as number
  const [primera] = await ventas.call(preguntas.propuestas, { params: { id } })
  expect(primera?.pregunta.es).toBe('¿Cómo se paga?')
  await ventas.call(preguntas.variante, { params: { id }, body: { faqId: primera?.id ?? 0 } })
  expect(await ventas.call(preguntas.get, { params: { id } })).toMatchObject({ resuelta: true })
  expect((await preguntar(dicha)).body).toContain('/faq#pago')
  const nadie = ventas.call(preguntas.variante, { params: { id }, body: { faqId: 999_999 } })
  await expect(nadie).rejects.toMatchObject({ status: 404 })
})

describe('limits', () => {
  test('twenty messages from an address in ten minutes; the next waits, and says how long', async () => {
    const ip = '192.0.2.77'
    for (let i = 0; i < 20; i++) expect((await preguntar('hola', { ip })).statusCode).toBe(200)
    const refused = await preguntar('hola', { ip })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    expect((await preguntar('hola')).statusCode).toBe(200)
  })

  test('a hundred in a conversation, from wherever', async () => {
    const conversationId = crypto.randomUUID()
    await preguntar('hola', { conversationId })
    await t.house.db.execute(
      sql`update limites set cuenta = 100 where cuenta = 1 and hasta > now() + interval '1 hour'`,
    )
    expect((await preguntar('hola', { conversationId })).statusCode).toBe(429)
  })

  test.each([
    ['an empty message', { conversationId: 'a', message: ' ' }],
    ['more than 500 characters', { conversationId: 'a', message: 'a'.repeat(501) }],
    ['no conversation', { message: 'hola' }],
  ])('%s is refused beside its field', async (_, payload) => {
    const answer = await t.app.inject({ method: 'POST', url: '/api/v1/chatbot/public-web-completion', payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toHaveLength(1)
  })

  test('a conversation is forgotten after thirty days', async () => {
    const conversationId = crypto.randomUUID()
    await preguntar('el 1215', { conversationId })
    await t.house.db.execute(sql`update conversaciones set usada_en = now() - interval '31 days'`)
    expect((await preguntar('¿y en negro?', { conversationId })).body).not.toContain('Alba (1215)')
    await t.house.db.execute(sql`update conversaciones set usada_en = now() - interval '31 days'`)
    await clean(t.house.db, limpiezaDelAsistente)
    const { rows } = await t.house.db.execute(sql`select 1 from conversaciones`)
    expect(rows).toHaveLength(0)
  })
})

test('the index is made again by several at once while the catalogue changes', async () => {
  const [staff, admin] = [await t.as('ventas@telar.test'), await t.as('admin@telar.test')]
  const publicar = (publicado: boolean) => admin.call(modelos.publicar, { body: { ids: [1, 2], publicado } })
  for (const publicado of [false, true, false, true])
    await Promise.all([publicar(publicado), ...[1, 2, 3].map(() => staff.call(chatbot.feed, {}))])
  expect((await staff.call(chatbot.feed, {})).idiomas.es.modelos).toBe(5)
})

test('staff see what the index holds, without a price', async () => {
  const staff = await t.as('ventas@telar.test')
  const feed = await staff.call(chatbot.feed, {})
  for (const idioma of ['es', 'en', 'pt', 'ca'] as const) {
    expect(feed.idiomas[idioma]).toMatchObject({ modelos: 5, paginas: 3 })
    expect(feed.idiomas[idioma].faq).toBeGreaterThanOrEqual(10)
  }
  expect(Date.now() - Date.parse(feed.hechoEn)).toBeLessThan(60_000)
  expect(Object.keys(feed.documentos[0] ?? {}).sort()).toEqual([
    'coleccionIds',
    'colores',
    'composicion',
    'cuidados',
    'descripcion',
    'detalles',
    'enlace',
    'id',
    'nombre',
    'nuevo',
    'numero',
    'tallas',
    'temporada',
    'tipoId',
  ])
  expect(JSON.stringify(feed.documentos)).not.toMatch(/27[.,]9|32[.,]9|stock|precio/)
})

test('switched off it says so and answers nothing', async () => {
  const put = (asistente: boolean) => t.house.db.execute(sql`update app_settings set asistente = ${asistente}`)
  await put(false)
  const apagado = async () => (await preguntar('¿En qué tallas hacéis el 1215?')).body
  await expect.poll(apagado).toMatch(/"El asistente está apagado: se enciende en Ajustes.".*"statusCode":409/)
  await put(true)
  await expect.poll(async () => (await preguntar('¿Qué hora es?')).statusCode).toBe(200)
})
