import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { imagenes } from '@telar/contract/casa/imagenes'
import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { registers } from '@telar/contract/clientes/registers'
import { tokens } from '@telar/contract/identidad/tokens'
import { bomb } from '../testing/bomb.ts'
import { sheetOf, workbook } from '../testing/workbook.ts'
import { DECISIONS } from './decisions.ts'
import { type Attack, type Ground, licence, refused } from './ground.ts'
import { JSON_HEADERS, signIn } from './people.ts'

const MB = 1024 * 1024
const HOUSE_ANSWERS_MS = 6000
const many = (n: number, force: number) => Math.max(2, Math.round(n * force))
const post = ({ wire, admin }: Ground, url: string, body: unknown, headers: Record<string, string> = {}) =>
  wire.ask({
    method: 'POST',
    url,
    headers: { ...JSON_HEADERS, ...admin.headers, ...headers },
    payload: JSON.stringify(body),
  })

/** While it goes on people sign in, and in good time. */
async function peopleGetIn({ wire }: Ground): Promise<string[]> {
  const { status, ms } = await signIn(wire, 'ventas@telar.test')
  if (status !== 200) return [`nobody could sign in meanwhile: ${status}`]
  return ms > HOUSE_ANSWERS_MS ? [`signing in took ${Math.round(ms)} ms meanwhile`] : []
}

const sendLicence = (ground: Ground, data: Buffer, i: number) =>
  ground.wire.ask({
    method: 'POST',
    url: registers.create.path,
    headers: JSON_HEADERS,
    payload: JSON.stringify(licence(ground, data, i)),
  })

const POLITE = [200, 400, 413, 429, 503]

const picturesThatUnfold: Attack = async (ground) => {
  const sending = Promise.all(Array.from({ length: many(22, ground.force) }, (_, i) => sendLicence(ground, bomb(), i)))
  const meanwhile = await peopleGetIn(ground)
  return [...meanwhile, ...(await sending).flatMap((heard) => refused('a picture that unfolds', heard, ...POLITE))]
}

const documentsOfSpaces: Attack = async (ground) => {
  const spaces = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.round(9 * MB * ground.force), ' ')])
  const heard = await Promise.all(
    Array.from({ length: many(12, ground.force) }, (_, i) => sendLicence(ground, spaces, i)),
  )
  return heard.flatMap((one) => refused('a PDF of spaces', one, 400, 413, 429, 503))
}

const halfSentBodies: Attack = async (ground) => {
  const lines = await Promise.all(Array.from({ length: many(100, ground.force) }, () => ground.wire.line()))
  for (const { socket } of lines) {
    socket.write(
      `POST ${registers.create.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${14 * MB}\r\n\r\n`,
    )
    socket.write('x'.repeat(2 * MB))
  }
  await sleep(500)
  const meanwhile = await peopleGetIn(ground)
  for (const { socket } of lines) socket.destroy()
  return meanwhile
}

const slowReaders: Attack = async (ground) => {
  const lines = await Promise.all(Array.from({ length: many(20, ground.force) }, () => ground.wire.line()))
  for (const { socket } of lines) {
    socket.pause()
    socket.write(
      `POST ${modelos.export.path} HTTP/1.1\r\nhost: x\r\nauthorization: ${ground.admin.headers.authorization}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    )
  }
  await sleep(300)
  const meanwhile = await peopleGetIn(ground)
  for (const { socket } of lines) socket.destroy()
  return meanwhile
}

const file = (name: string, extension: string, content: Buffer) => ({
  name,
  extension,
  data: `data:application/octet-stream;base64,${content.toString('base64')}`,
})

const sheets: Attack = async (ground) => {
  const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  const bodies = [
    file('far', 'xlsx', workbook(sheetOf(far))),
    file('vast', 'xlsx', workbook(Buffer.alloc(Math.round(80 * MB * ground.force), ' '))),
    file('quotes', 'csv', Buffer.from('"'.repeat(133 * 1024))),
  ]
  const sending = Promise.all(bodies.map((body) => post(ground, modelos.importPreview.path, body)))
  const meanwhile = await peopleGetIn(ground)
  return [...meanwhile, ...(await sending).flatMap((heard, i) => refused(`sheet ${i}`, heard, 200, 400, 413, 503))]
}

const endlessSearch: Attack = async (ground) => {
  const filters = Array.from({ length: 50 }, () => ({ field: 'nombre', operator: 'contains', value: '%a%_%' }))
  const heard = await post(ground, modelos.search.path, { advancedFilter: { logic: 'or', filters } })
  const deep = `{"advancedFilter":${'{"filters":['.repeat(20_000)}${']}'.repeat(20_000)}}`
  const nested = await ground.wire.ask({
    method: 'POST',
    url: colores.search.path,
    headers: { ...JSON_HEADERS, ...ground.admin.headers },
    payload: deep,
  })
  return [...refused('fifty patterns', heard, 400), ...refused('a deep filter', nested, 400)]
}

const cutForms: Attack = async ({ wire, admin }) => {
  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nhalf'
  const heard = await wire.ask({
    method: 'POST',
    url: imagenes.upload.path,
    headers: { ...admin.headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: part,
  })
  return refused('a form that was cut', heard, 400)
}

const STRANGE_HOSTS = ['[', 'a b', 'otra.example/x?y', 'a@b', '%']

const strangeHeads: Attack = async ({ wire }) => {
  const wrong: string[] = []
  for (const host of STRANGE_HOSTS)
    wrong.push(
      ...refused(`Host: ${host}`, await wire.ask({ method: 'GET', url: '/', headers: { host } }), 200, 400, 404),
    )
  const figures = { method: 'GET', url: '/metrics', headers: { authorization: 'Bearer ñandú ñandú ñandú' } }
  const metrics = await wire.ask(figures)
  wrong.push(...refused('the figures', metrics, 404))
  const away = await wire.ask({ method: 'GET', url: '/language?lng=ca&retUrl=https%3A%2F%2Fotra.example' })
  if (String(away.headers.location ?? '/').includes('otra.example')) wrong.push('a visitor is sent to another site')
  for (const url of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/img/../../etc/passwd', '/%E0%A4%A']) {
    const heard = await wire.ask({ method: 'GET', url })
    if (heard.status >= 500 || /root:|"workspaces"/.test(heard.body)) wrong.push(`${url}: ${heard.status}`)
  }
  return wrong
}

const GUESSED = 'porto@telar.test'

/** From ever new addresses, and with ever new spellings; its owner is not the one who is let in. */
const guessing: Attack = async ({ wire, force }) => {
  let through = 0
  for (let i = 0; i < many(120, force); i++) {
    const email = i % 2 === 0 ? GUESSED : GUESSED.toUpperCase()
    const { status } = await signIn(wire, email, `guess ${i}`, { 'x-forwarded-for': `192.0.2.${i}` })
    if (status === 401) through += 1
    if (status === 200) return ['a guess was right']
  }
  return through > 5 ? [`${through} guesses were looked at, and five are enough`] : []
}

const forgedTokens: Attack = async ({ wire, admin }) => {
  const [head = '', body = ''] = (admin.headers.authorization ?? '').slice('Bearer '.length).split('.')
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const later = Buffer.from(JSON.stringify({ ...claims, exp: 4_000_000_000 })).toString('base64url')
  const tries = [
    `${none}.${body}.`,
    `${none}.${later}.`,
    `${head}.${later}.AAAA`,
    `${head}.${body}.`,
    `${head}.${body}`,
  ]
  const heard = await Promise.all(
    tries.map((token) =>
      wire.ask({
        method: 'POST',
        url: colores.search.path,
        headers: { ...JSON_HEADERS, authorization: `Bearer ${token}` },
        payload: '{}',
      }),
    ),
  )
  return heard.flatMap((one, i) => refused(`forged token ${i}`, one, 401))
}

const keysElsewhere: Attack = async (ground) => {
  const key = { 'idempotency-key': `attack-${Date.now()}` }
  const color = (codigo: string) => ({ codigo, nombre: { es: codigo }, hex: '#123456' })
  const name = `A${Date.now().toString(36).slice(-6)}`
  await post(ground, colores.create.path, color(name), key)
  const other = await post(ground, colores.create.path, color(`${name}B`), key)
  return refused('a key with other data', other, 409)
}

const picturesByNumber: Attack = async ({ wire, force }) => {
  const numbers = Array.from({ length: many(40, force) }, (_, i) => i + 1)
  const heard = await Promise.all(numbers.map((n) => wire.ask({ method: 'GET', url: `/img/${n}` })))
  const seen = heard.filter(({ status }) => status === 200).length
  return seen > 0 ? [`${seen} pictures can be counted up`] : []
}

const compressedBodies: Attack = async ({ wire }) => {
  const heard = await wire.ask({
    method: 'POST',
    url: tokens.byEmail.path,
    headers: { ...JSON_HEADERS, 'content-encoding': 'deflate' },
    payload: deflateSync(Buffer.alloc(20 * MB, ' ')),
  })
  return refused('a body that unfolds', heard, 400, 413, 415)
}

/** By the name under which it is told. */
export const ATTACKS: Record<string, Attack> = {
  ...DECISIONS,
  'pictures that unfold': picturesThatUnfold,
  'documents of spaces': documentsOfSpaces,
  'half-sent bodies': halfSentBodies,
  'slow readers of exports': slowReaders,
  'sheets and texts that unfold': sheets,
  'endless searches': endlessSearch,
  'forms that were cut': cutForms,
  'strange hosts, tokens and addresses': strangeHeads,
  'guessing from many addresses': guessing,
  'forged tokens': forgedTokens,
  'a key used elsewhere': keysElsewhere,
  'pictures by number': picturesByNumber,
  'bodies that unfold': compressedBodies,
}
