import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { avisos } from '@telar/contract/casa/avisos'
import { correo } from '@telar/contract/casa/correo'
import { asc } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { mailer, type SendMail } from '../../gateways/mail.ts'
import { restablecer } from '../../identidad/users/cartas.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { enviarCorreo, leerCasa } from './enviar.ts'
import { type Salida, sendDue, startOutbox, waitAfter } from './jobs.ts'

let t: TestApp
const log = { warn: () => {} }
/** No mail of these carries a document. */
const nada = () => Promise.reject(new Error('no invoice here'))
const adjuntar = { factura: nada, cuenta: nada, compra: nada, 'liquidacion-taller': nada }
const salidaPor = (send: SendMail): Salida => ({ send, adjuntar, log })
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(correosTable))

const write = (para = 'rosa@example.com', db = t.house.db) =>
  enviarCorreo(db, {
    para,
    idioma: 'es',
    plantilla: restablecer,
    datos: { nombre: 'Rosa <b>', enlace: 'https://telar.test/reset-password?key=k' },
  })
const all = () => t.house.db.select().from(correosTable).orderBy(asc(correosTable.id))

/** A mail server that keeps what it gets. */
async function mailbox(port = 0) {
  const mails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as { port: number }
  return { mails, port: address.port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
const smtp = (port: number) => mailer({ ...t.house.config, SMTP_URL: `smtp://127.0.0.1:${port}` })

describe('a mail', () => {
  test('goes out as it was written, and an answer to it reaches the house', async () => {
    const server = await mailbox()
    await write()
    expect(await sendDue(t.house.db, salidaPor(smtp(server.port)))).toBe(true)
    const mail = await PostalMime.parse(server.mails[0] ?? '')
    expect(mail).toMatchObject({ subject: 'Elija una contraseña nueva', to: [{ address: 'rosa@example.com' }] })
    expect(mail.replyTo).toMatchObject([{ address: (await leerCasa(t.house.db)).email }])
    expect(mail.text).toContain('https://telar.test/reset-password?key=k')
    expect(mail.html).toContain('Rosa &lt;b&gt;')
    expect((await all())[0]).toMatchObject({ estado: 'enviado', intentos: 1, ultimoError: null })
    expect(await sendDue(t.house.db, salidaPor(smtp(server.port)))).toBe(false)
    await server.close()
  })

  test('of a transaction that fails is never sent', async () => {
    await t.house.db
      .transaction(async (tx) => {
        await write('x@example.com', tx as never)
        throw new Error('no')
      })
      .catch(() => {})
    expect(await all()).toEqual([])
  })

  test('without a mail server becomes a file that can be read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'telar-correo-'))
    await write()
    await sendDue(t.house.db, salidaPor(mailer({ ...t.house.config, dataDir })))
    const [file] = await readdir(join(dataDir, 'correo'))
    const mail = await PostalMime.parse(await readFile(join(dataDir, 'correo', file ?? '')))
    expect(mail.subject).toBe('Elija una contraseña nueva')
  })

  test('with a line break in its address is refused', async () => {
    await expect(write('a@example.com\r\nBcc: all@example.com')).rejects.toThrow('line break')
  })
})

test('the key of its link is for its reader alone: staff never see it, and once sent nobody does', async () => {
  const key = 'k'.repeat(43)
  await enviarCorreo(t.house.db, {
    para: 'rosa@example.com',
    idioma: 'es',
    plantilla: restablecer,
    datos: { nombre: 'Rosa', enlace: `https://telar.test/reset-password?key=${key}` },
  })
  const server = await mailbox()
  const admin = await t.as('admin@telar.test')
  const seen = async () => JSON.stringify(await admin.call(correo.get, { params: { id: (await all())[0]?.id ?? 0 } }))
  expect(await seen()).toContain('reset-password?key=•••')
  expect(await seen()).not.toContain(key)
  await sendDue(t.house.db, salidaPor(smtp(server.port)))
  expect((await PostalMime.parse(server.mails[0] ?? '')).text).toContain(key)
  expect(JSON.stringify(await all())).not.toContain(key)
  await server.close()
})

describe('a mail server that is away', () => {
  test('waits longer each time', () => {
    expect([1, 2, 3, 8, 9, 15].map(waitAfter)).toEqual([15, 30, 60, 1920, 3600, 3600])
  })

  test('loses nothing: what was refused goes out when it is back', async () => {
    const probe = await mailbox()
    await probe.close()
    await write('a@example.com')
    await write('b@example.com')
    while (await sendDue(t.house.db, salidaPor(smtp(probe.port)))) {}
    expect((await all()).map(({ estado, intentos }) => [estado, intentos])).toEqual([
      ['pendiente', 1],
      ['pendiente', 1],
    ])
    expect((await all())[0]?.ultimoError).toContain('ECONNREFUSED')
    const back = await mailbox(probe.port)
    await t.house.db.update(correosTable).set({ proximoIntento: new Date().toISOString() })
    while (await sendDue(t.house.db, salidaPor(smtp(back.port)))) {}
    expect(back.mails).toHaveLength(2)
    await back.close()
  })

  test('a failed mail can be tried again from the back office', async () => {
    await write()
    await t.house.db.update(correosTable).set({ estado: 'fallido', intentos: 20 })
    const admin = await t.as('admin@telar.test')
    const found = await admin.call(correo.search, {
      body: { advancedFilter: { field: 'estado', operator: 'eq', value: 'fallido' } },
    })
    expect(found.totalCount).toBe(1)
    const id = found.data[0]?.id ?? 0
    await admin.call(correo.retry, { params: { id } })
    expect((await all())[0]?.estado).toBe('pendiente')
    expect((await admin.call(correo.get, { params: { id } })).html).toContain('<!doctype html>')
  })
})

test('many workers at once send each mail once', async () => {
  const server = await mailbox()
  for (let i = 0; i < 90; i++) await write(`p${i}@example.com`)
  const work = async () => {
    while (await sendDue(t.house.db, salidaPor(smtp(server.port)))) {}
  }
  await Promise.all([work(), work(), work(), work()])
  expect(new Set(server.mails.map((mail) => /^To: (.+)$/m.exec(mail)?.[1])).size).toBe(90)
  expect(server.mails).toHaveLength(90)
  await server.close()
})

describe('mails that are taken together', () => {
  const estados = async () => (await all()).map(({ estado }) => estado)
  /** A mail server that takes so long over each, and is asked something meanwhile. */
  const slow = (meanwhile: (para: string) => Promise<unknown> | unknown, ms = 0) =>
    salidaPor(async ({ para }) => {
      await sleep(ms)
      await meanwhile(para)
    })
  beforeEach(async () => {
    for (const name of ['a', 'b', 'c']) await write(`${name}@example.com`)
  })

  test('are each noted as they go where the server takes its time, so that who dies sends them no second time', async () => {
    const seen: string[][] = []
    await sendDue(
      t.house.db,
      slow(async () => void seen.push(await estados()), 250),
    )
    expect(seen).toEqual([
      ['pendiente', 'pendiente', 'pendiente'],
      ['enviado', 'pendiente', 'pendiente'],
      ['enviado', 'enviado', 'pendiente'],
    ])
    expect(await estados()).toEqual(['enviado', 'enviado', 'enviado'])
  })

  test('do not wait for one that is refused, whatever words it is refused with', async () => {
    const refuses = slow((para) => {
      if (para.startsWith('b')) throw new Error(`550 \0${'x'.repeat(494)}👗`)
    })
    expect(await sendDue(t.house.db, refuses)).toBe(true)
    expect(await estados()).toEqual(['enviado', 'pendiente', 'enviado'])
    expect((await all())[1]).toMatchObject({ intentos: 1, ultimoError: expect.stringMatching(/^550 x+/) })
    expect(await sendDue(t.house.db, refuses)).toBe(false)
  })

  test('are given back when the house closes, and when they have been held too long', async () => {
    let sent = 0
    expect(
      await sendDue(
        t.house.db,
        slow(() => void sent++),
        () => sent < 1,
      ),
    ).toBe(true)
    expect(await estados()).toEqual(['enviado', 'pendiente', 'pendiente'])
    vi.useFakeTimers({ toFake: ['performance'] })
    await sendDue(
      t.house.db,
      slow(() => void vi.advanceTimersByTime(70_000)),
    )
    vi.useRealTimers()
    expect(await estados()).toEqual(['enviado', 'enviado', 'pendiente'])
    expect(
      await sendDue(
        t.house.db,
        slow(() => {}),
      ),
    ).toBe(true)
    expect(await estados()).toEqual(['enviado', 'enviado', 'enviado'])
  })
})

test('the worker sends at once, and stops when told', async () => {
  const server = await mailbox()
  const stop = startOutbox(t.house.db, t.house.changes, salidaPor(smtp(server.port)))
  await sleep(50)
  await write()
  await expect.poll(() => server.mails.length, { timeout: 4500 }).toBe(1)
  await stop()
  await write()
  await sleep(200)
  expect(server.mails).toHaveLength(1)
  await server.close()
})

describe('whether mails arrive', () => {
  test('is tried by one that goes out as all others do, and told with what waits and what was given up', async () => {
    const server = await mailbox()
    const admin = await t.as('admin@telar.test')
    const estado = () => admin.call(correo.estado, {})
    const id = await admin.call(correo.probar, { body: { para: 'rosa@example.com' } })
    expect(await estado()).toMatchObject({ pendientes: 1, atascados: 0, fallidos: 0, servidor: null })
    await sendDue(t.house.db, salidaPor(smtp(server.port)))
    expect(await PostalMime.parse(server.mails[0] ?? '')).toMatchObject({ subject: 'Correo de prueba' })
    expect(await admin.call(correo.get, { params: { id } })).toMatchObject({ estado: 'enviado' })
    expect(await estado()).toMatchObject({ pendientes: 0, ultimoEnviado: expect.any(String), ultimoError: null })
    await server.close()
  })

  test('one that is given up is a notice for who sees the outbox, and all of them are tried again at once', async () => {
    const admin = await t.as('admin@telar.test')
    await write()
    await t.house.db.update(correosTable).set({ intentos: 19 })
    await sendDue(
      t.house.db,
      salidaPor(() => Promise.reject(new Error('550 no such person'))),
    )
    const { data } = await admin.call(avisos.search, { body: {} })
    expect(data[0]).toMatchObject({ leido: false, aviso: { tipo: 'correo', para: 'rosa@example.com' } })
    expect(await admin.call(correo.estado, {})).toMatchObject({ fallidos: 1, ultimoError: '550 no such person' })
    expect(await admin.call(correo.reintentar, {})).toEqual({ correos: 1 })
    expect(await all()).toMatchObject([{ estado: 'pendiente', intentos: 0 }])
  })
})
