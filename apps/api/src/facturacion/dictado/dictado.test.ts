import { grupos } from '@telar/contract/clientes/grupos'
import { tarifas } from '@telar/contract/clientes/tarifas'
import { dictado } from '@telar/contract/facturacion/dictado'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facturasTable } from '../../db/schema/facturacion/facturas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { type ServicioDeVoz, servicioDeVoz, silencio } from '../../testing/voz.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let sin: TestApp
let voz: ServicioDeVoz
let ventas: Client
const modelo = { id: 0, numero: '', precio: 0, colorId: 0, color: '', talla: '' }
beforeAll(async () => {
  voz = await servicioDeVoz()
  t = await testApp({ SPEECH_URL: voz.url, SPEECH_KEY: 'clave' })
  sin = await testApp()
  ventas = await t.as('ventas@telar.test')
  const { rows } = await t.house.db.execute<typeof modelo>(sql`
    select m.id, m.numero, m.precio_mayor::float8 as precio, c.id as "colorId", c.nombre ->> 'es' as color, v.talla
    from modelos m join modelo_variantes v on v.modelo_id = m.id join colores c on c.id = v.color_id
    where v.talla ~ '^\\d+$' order by m.id, v.id limit 1`)
  Object.assign(modelo, rows[0])
})
afterAll(async () => {
  await t.close()
  await sin.close()
  voz.close()
})

const oir = (texto: string) => ventas.call(dictado.recognize, { body: { texto } })
const frase = (cola = '') => `doce del modelo ${modelo.numero} en ${modelo.color} talla ${modelo.talla}${cola}`

/** A form with a recording, as a browser sends it. */
async function grabar(app: TestApp, audio: Buffer) {
  const token = (await app.as('ventas@telar.test')).tokens.get()?.token ?? ''
  const borde = 'x-borde'
  const payload = Buffer.concat([
    Buffer.from(`--${borde}\r\ncontent-disposition: form-data; name="file"; filename="voz.wav"\r\n\r\n`),
    audio,
    Buffer.from(`\r\n--${borde}--\r\n`),
  ])
  return app.app.inject({
    method: 'POST',
    url: dictado.recognize.path,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'es',
      'content-type': `multipart/form-data; boundary=${borde}`,
    },
    payload,
  })
}

describe('a typed sentence', () => {
  test('is looked up in the catalogue, and stores nothing', async () => {
    const before = await t.house.db.$count(facturasTable)
    const { lineas, avisos, texto } = await oir(frase())
    expect(texto).toBe(frase())
    expect(lineas).toMatchObject([
      {
        modeloId: modelo.id,
        colorId: modelo.colorId,
        precio: modelo.precio,
        tallasCantidades: [{ talla: modelo.talla, cantidad: 12 }],
        confianza: 1,
      },
    ])
    expect(avisos).toEqual([])
    expect(await t.house.db.$count(facturasTable)).toBe(before)
  })

  test('may call a model by its name, in Catalan too, and say what comes back', async () => {
    await t.house.db.execute(
      sql`update modelos set nombres = nombres || '{"ca": "Vestit Gavina"}'::jsonb where id = ${modelo.id}`,
    )
    const { lineas, avisos } = await oir(`devolució de dos vestits gavina en ${modelo.color} talla ${modelo.talla}`)
    expect(avisos.map(({ codigo }) => codigo)).toEqual(['devolucion'])
    expect(lineas).toMatchObject([{ modeloId: modelo.id, colorId: modelo.colorId, cantidad: -2 }])
  })

  test('says what is doubtful in the caller’s language, with what it may have been', async () => {
    const { lineas, avisos } = await oir(`tres del modelo ${modelo.numero} en lagarto talla ${modelo.talla} a 999`)
    expect(lineas[0]?.colorId).toBeNull()
    expect(lineas[0]?.candidatos.colores[0]).toMatchObject({ id: expect.any(Number), hex: expect.any(String) })
    expect(avisos.map(({ codigo, nivel }) => `${nivel} ${codigo}`)).toEqual([
      'error color-desconocido',
      'aviso precio-lejano',
    ])
    const english = await t.as('ventas@telar.test', 'en')
    const answer = await english.call(dictado.recognize, { body: { texto: 'tres del modelo 9999 en negro talla 38' } })
    expect(answer.avisos[0]?.texto).toBe('There is no model 9999.')
    const cerca = await oir(`tres del modelo ${modelo.numero.slice(0, -1)}x talla 38`.replace('x', '99'))
    expect(cerca.lineas[0]?.modeloId).toBeNull()
  })

  test('for a customer proposes what they pay and says why; what was said stays', async () => {
    const admin = await t.as('admin@telar.test')
    const grupoId = await admin.call(grupos.create, { body: { nombre: 'Cadenas' } })
    const clienteId = await clientePara(t, 'cliente@telar.test', { grupoId })
    const tarifaId = await admin.call(tarifas.create, {
      body: {
        ...{ nombre: 'Cadenas 2027', desde: '2026-01-01', grupoIds: [grupoId] },
        escalas: [{ de: 'modelo', desde: 12, dto: 10 }],
      },
    })
    await admin.call(tarifas.precios, {
      body: { celdas: [{ tarifaId, modeloId: modelo.id, antes: null, precio: 10 }] },
    })
    const paraElla = async (texto: string) =>
      (await ventas.call(dictado.recognize, { query: { clienteId }, body: { texto } })).lineas[0]
    expect(await paraElla(frase())).toMatchObject({
      precio: 9,
      dicho: false,
      porque: 'Cadenas 2027 10,00\u00a0€, −10 % desde 12',
    })
    expect(await paraElla(frase().replace('doce', 'dos'))).toMatchObject({
      precio: 10,
      porque: 'Cadenas 2027 10,00\u00a0€',
    })
    expect(await paraElla(frase(' a ocho'))).toMatchObject({ precio: 8, dicho: true, porque: '' })
    expect((await oir(frase())).lineas[0]).toMatchObject({ precio: modelo.precio, porque: '' })
    await expect(
      ventas.call(dictado.recognize, { query: { clienteId: 999_999 }, body: { texto: frase() } }),
    ).rejects.toMatchObject({ status: 400 })
  })

  test('nothing at all is a 400, and rubbish is told back', async () => {
    await expect(ventas.call(dictado.recognize, { body: { texto: ' ' } })).rejects.toMatchObject({ status: 400 })
    const { avisos } = await oir("'; drop table facturas; -- %_\\")
    expect(new Set(avisos.map(({ codigo }) => codigo))).toEqual(new Set(['no-entendido']))
  })
})

describe('a recording', () => {
  test('is heard by the service, which is told what words to expect', async () => {
    voz.oye = { text: ` ${frase(' a veinte')} `, duration: 7 }
    const answer = await grabar(t, silencio())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ texto: frase(' a veinte'), lineas: [{ modeloId: modelo.id, precio: 20 }] })
    expect(voz.pedido).toMatch(/^\/v1\/audio\/transcriptions\nBearer clave/)
    for (const palabra of ['name="language"\r\n\r\nes', 'docena', 'verbose_json', 'RIFF'])
      expect(voz.pedido).toContain(palabra)
  })

  test.each([
    ['longer than a minute', () => silencio(), { text: 'x', duration: 61 }, 400, /un minuto/],
    ['no recording', () => Buffer.from('hola'), { text: 'x', duration: 1 }, 400, /grabación que podamos/],
    [
      'too large',
      () => Buffer.concat([silencio(), Buffer.alloc(10 * 1024 * 1024)]),
      { text: 'x', duration: 1 },
      400,
      /10 MB/,
    ],
    ['a service that fails', () => silencio(), null, 503, /no responde/],
  ] as const)('%s', async (_, audio, oye, status, says) => {
    voz.oye = oye
    const answer = await grabar(t, audio())
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toMatch(says)
  })

  test('without a service it is said what to set, and the typed sentence works all the same', async () => {
    const answer = await grabar(sin, silencio())
    expect(answer.statusCode).toBe(503)
    expect(answer.json().messages[0]).toContain('SPEECH_URL')
    const otra = await sin.as('ventas@telar.test')
    expect((await otra.call(dictado.recognize, { body: { texto: frase() } })).lineas).toHaveLength(1)
  })

  test('with dictation switched off is refused with words, and the typed sentence works all the same', async () => {
    await t.house.db.execute(sql`update app_settings set voz = false`)
    const apagado = async () => (await grabar(t, silencio())).body
    await expect.poll(apagado).toMatch(/"El dictado por voz está apagado.*"statusCode":409/)
    expect((await oir(frase())).lineas).toHaveLength(1)
    await t.house.db.execute(sql`update app_settings set voz = true`)
  })
})
