import { salud } from '@telar/contract/portada/salud'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

const METRICS_TOKEN = 'm'.repeat(20)

let t: TestApp
beforeAll(async () => {
  t = await testApp({ METRICS_TOKEN })
})
afterAll(() => t.close())

const mail = {
  ...{ para: 'a@b.es', asunto: 'x', texto: 'x', html: 'x', plantilla: 'x', idioma: 'es' },
  ...{ intentos: 2, ultimoError: 'No route.' },
}

test('a house without backups and with mails that do not go out says so', async () => {
  await t.house.db.insert(correosTable).values(mail)
  const admin = await t.as('admin@telar.test')
  const puntos = await admin.call(salud.ver, {})
  const de = (que: string) => puntos.find((punto) => punto.que === que)
  expect(de('correo')).toMatchObject({ estado: 'mal', razon: 'correo.atascado', cuantos: 1, detalle: 'No route.' })
  expect(de('copias')).toMatchObject({ estado: 'mal', razon: 'copias.ninguna' })
  expect(de('webhooks')).toMatchObject({ estado: 'apagado' })
  const ventas = await t.as('ventas@telar.test')
  await expect(ventas.call(salud.ver, {})).rejects.toMatchObject({ status: 403 })
})

test('Prometheus is told of connections, memory, queues and disk', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`
  const { body } = await t.app.inject({ url: '/metrics', headers: { authorization } })
  for (const [name, figure] of [
    ['telar_pool_connections{lane="ordinary",state="waiting"}', '0'],
    ['telar_queue{queue="mail",what="pending"}', '[1-9]'],
    ['telar_queue{queue="verifactu",what="oldest_seconds"}', '[0-9]'],
    ['telar_queue{queue="webhooks",what="pending"}', '0'],
    ['telar_kept{what="hits"}', '[0-9]'],
    ['telar_disk_free_bytes', '[1-9]'],
  ] as const)
    expect(body).toMatch(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} ${figure}`, 'm'))
})
