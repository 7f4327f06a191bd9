import { globSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultarVies } from '../clientes/clientes/vies.ts'
import { efactura } from '../facturacion/electronicas/efactura.ts'
import { aeat } from '../facturacion/verifactu/aeat.ts'
import { certificado } from '../gateways/certificado.ts'
import { leerDocumento } from '../gateways/documents.ts'
import { mailer } from '../gateways/mail.ts'
import { mirar } from '../gateways/pictures.ts'
import { transcriptor } from '../gateways/transcriptor.ts'
import { hashPassword, verifyPassword } from '../identidad/passwords.ts'
import { readSheet } from '../kit/formats/sheet.ts'
import { writing } from '../kit/writing.ts'
import { imprimir } from '../pdf/imprenta.ts'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ SPEECH_URL: 'http://127.0.0.1:1', VIES_URL: 'http://127.0.0.1:1' })
})
afterAll(() => t.close())

const mail = { id: 1, para: 'a@example.com', asunto: 'a', texto: 'a', html: 'a' }
const ways: [string, () => Promise<unknown>][] = [
  ['a file', () => t.house.files.get('licencias/a.pdf')],
  ['a picture', () => mirar(Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'))],
  ['a licence', async () => leerDocumento(`data:image/png;base64,${(await png()).toString('base64')}`)],
  ['a password', () => hashPassword('secreta')],
  ['a password to compare', () => verifyPassword(null, 'secreta')],
  ['a mail', async () => mailer({ ...t.house.config, dataDir: await mkdtemp(join(tmpdir(), 'telar-')) })(mail)],
  ['a printed page', () => imprimir(new URL('file:///none.typ'), {})],
  ['a spreadsheet', () => readSheet(Buffer.from('a;b'))],
  ['VIES', () => consultarVies(t.house.config, 'ESB12345674')],
  ['speech', () => transcriptor(t.house.config)(Buffer.alloc(0), '')],
  ['electronic invoices', () => efactura('plataforma', t.house.config).novedades(null)],
  ['a certificate', () => certificado(t.house.config, new Date())],
  ['the tax agency', () => aeat({ ...t.house.config, VERIFACTU_URL: 'http://127.0.0.1:1' })('test', '')],
]
const png = async () =>
  (await import('sharp'))
    .default({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer()

describe('with a transaction open', () => {
  test.each(ways)('%s is refused', async (_, work) => {
    const writer = { user: null, requestId: 'x' }
    await expect(writing(t.house.pool, writer, work)).rejects.toThrow('not with a transaction open')
    await expect(t.house.db.transaction(work)).rejects.toThrow('not with a transaction open')
  })

  test('a write that goes outside all the same is an error, not a slow one', async () => {
    await expect(
      writing(t.house.pool, { user: null, requestId: 'x' }, async () => {
        await Promise.all([Promise.resolve().then(() => t.house.files.get('licencias/a.pdf'))])
      }),
    ).rejects.toThrow('not with a transaction open')
  })
})

/** Whatever leaves the process, or keeps it long. */
const LEAVES =
  /\bfetch\(|from '(sharp|nodemailer|s3mini|node:https?|node:child_process|node:worker_threads|@node-rs\/argon2)'/
/** Machinery that runs before or beside every call. */
const BESIDE =
  /\/(testing|faults|drill|attack|historias|bundle|workers|db\/embedded|web|asistente\/chatbot\/aciertos)\/|\/kit\/(door|formats\/.*-thread)/

test('every way out of the process says so', () => {
  const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..') })
    .map((file) => join(import.meta.dirname, '..', file))
    .filter((file) => !file.endsWith('.test.ts') && !BESIDE.test(file))
  const silent = files.filter((file) => {
    const code = readFileSync(file, 'utf8')
    return LEAVES.test(code) && !/\boutside\(/.test(code)
  })
  expect(silent).toEqual([])
})
