import { registers } from '@telar/contract/clientes/registers'
import { tokens } from '@telar/contract/identidad/tokens'
import { DEMO_PASSWORD } from '@telar/demo/users'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { avisarDeEscasez } from '../../casa/health/vigia.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { registersTable } from '../../db/schema/clientes/registers.ts'
import { limitesTable } from '../../db/schema/maquina.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { dataUri, solicitar, solicitudNueva } from '../../testing/registros.ts'
import { caducarSolicitudes } from './caducar.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.house.db.delete(limitesTable))

const enviar = async (extra: object = {}) =>
  t.app.inject({ method: 'POST', url: registers.create.path, payload: await solicitudNueva(t, extra) })
const plano = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c8102e' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

describe('a licence of few bytes and many points', () => {
  test('is refused before it is unfolded', async () => {
    const antes = process.memoryUsage().rss
    const licencia = { name: 'a.png', extension: 'png', data: dataUri(await plano(7700), 'image/png') }
    const answer = await enviar({ licencia })
    expect(answer.statusCode).toBe(400)
    expect(process.memoryUsage().rss - antes).toBeLessThan(256 * 1024 * 1024)
  })

  test('many at once: a few are taken, the others come back, and people sign in', async () => {
    const licencia = { name: 'a.png', extension: 'png', data: dataUri(await plano(4900), 'image/png') }
    const todas = Promise.all(Array.from({ length: 22 }, () => enviar({ licencia })))
    const entrada = await (await t.as()).call(tokens.byEmail, {
      body: { email: 'ventas@telar.test', password: DEMO_PASSWORD },
    })
    expect(entrada.token).not.toBe('')
    const dichas = (await todas).map(({ statusCode }) => statusCode)
    expect(new Set(dichas)).toEqual(new Set([200, 503]))
    const [guardada] = await t.house.db.select().from(registersTable).where(sql`licencia ->> 'nombre' = 'a.png'`)
    const fichero = await t.house.files.get(guardada?.licencia?.fichero ?? '')
    expect((await sharp(fichero ?? Buffer.alloc(0)).metadata()).width).toBe(2400)
  })
})

describe('what strangers may fill', () => {
  test('a PDF that is only its beginning is none', async () => {
    const espacios = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1024, ' ')])
    expect((await enviar({ licencia: { name: 'a.pdf', extension: 'pdf', data: dataUri(espacios) } })).statusCode).toBe(
      400,
    )
  })

  test('one network sends so many in a day', async () => {
    await t.house.db.insert(limitesTable).values({
      clave: 'licencia:127.0.0.1',
      cuenta: 30,
      hasta: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const answer = await enviar()
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('all of them together take so much of the disk, and staff hear of it before', async () => {
    const { id } = await solicitar(t, await solicitudNueva(t))
    const ocupa = (bytes: number) =>
      t.house.db.execute(
        sql`update registers set licencia = licencia || ${JSON.stringify({ bytes })}::jsonb where id = ${id}`,
      )
    await ocupa(1900 * 1024 * 1024)
    expect(await t.house.vigia.mirar()).toEqual(['registrations'])
    expect((await t.app.inject('/api/health/ready')).json()).toEqual({ status: 'ready', short: ['registrations'] })
    await t.house.db.delete(correosTable)
    for (const _ of [1, 2]) await avisarDeEscasez(t.house.db, t.house.config, t.house.vigia.escaso)
    const avisos = await t.house.db.select().from(correosTable).where(eq(correosTable.plantilla, 'escasez'))
    expect(avisos.map(({ texto }) => texto.includes('conviene revisar las solicitudes'))).toEqual([true])
    await ocupa(2001 * 1024 * 1024)
    expect((await enviar()).statusCode).toBe(503)
    await ocupa(100)
    expect(await t.house.vigia.mirar()).toEqual([])
  })

  test('a disk that is almost full takes nothing more', async () => {
    const lleno = await testApp({ DISK_RESERVE_MB: '9000000' })
    expect(await lleno.house.vigia.mirar()).toEqual(['disk'])
    const answer = await lleno.app.inject({
      method: 'POST',
      url: registers.create.path,
      payload: await solicitudNueva(lleno),
    })
    expect(answer.statusCode).toBe(503)
    await lleno.close()
  })

  test('what nobody has reviewed goes after three months, with its licence; what was declined after a year', async () => {
    const [rechazada, deAyer] = [
      await solicitar(t, await solicitudNueva(t)),
      await solicitar(t, await solicitudNueva(t)),
    ]
    for (const [{ id }, dias] of [
      [rechazada, 366],
      [deAyer, 364],
    ] as const)
      await t.house.db
        .update(registersTable)
        .set({ estado: 'rechazado', modificadoEn: sql`now() - make_interval(days => ${dias})` })
        .where(eq(registersTable.id, id))
    const vieja = await solicitar(t, await solicitudNueva(t))
    const reciente = await solicitar(t, await solicitudNueva(t))
    await t.house.db
      .update(registersTable)
      .set({ creadoEn: sql`now() - interval '91 days'` })
      .where(eq(registersTable.id, vieja.id))
    await caducarSolicitudes(t.house.jobs.db, t.house.files)
    const quedan = await t.house.db.select({ id: registersTable.id }).from(registersTable)
    for (const ida of [vieja, rechazada]) expect(quedan.map(({ id }) => id)).not.toContain(ida.id)
    for (const queda of [reciente, deAyer]) expect(quedan.map(({ id }) => id)).toContain(queda.id)
    expect(await t.house.files.get(vieja.licencia?.fichero ?? '')).toBeNull()
    expect(await t.house.files.get(reciente.licencia?.fichero ?? '')).not.toBeNull()
  })
})
