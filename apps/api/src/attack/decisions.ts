import { clientes } from '@telar/contract/clientes/clientes'
import { registers } from '@telar/contract/clientes/registers'
import { facturas } from '@telar/contract/facturacion/facturas'
import { users } from '@telar/contract/identidad/users'
import type { Bound } from '@telar/contract/kit/endpoint'
import { pedidos } from '@telar/contract/ventas/pedidos'
import sharp from 'sharp'
import { linea } from './foreign.ts'
import { type Attack, type Ground, licence, refused } from './ground.ts'
import { JSON_HEADERS, type Person } from './people.ts'

const say = ({ wire }: Ground, { headers }: Pick<Person, 'headers'>, { method, path }: Bound, body?: unknown) =>
  wire.ask({
    ...{ method, url: path, headers: { ...JSON_HEADERS, ...headers } },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })

const dataOf = (body: string) => (JSON.parse(body) as { data: { id: number; email: string }[] }).data

/** A rep has customers, and decides neither what they get off nor what they pay for carriage. */
const repGivesAway: Attack = async (ground) => {
  const { rep, clienteId: foreign } = ground
  const una = await linea(ground.wire)
  const suyos = await say(ground, rep, clientes.search, { pageSize: 1 })
  const clienteId = dataOf(suyos.body)[0]?.id
  const order = (what: object) =>
    say(ground, rep, pedidos.create, { clienteId, tipo: 'programacion', lineas: [una], ...what })
  return [
    ...refused('a rep gives 100 %', await order({ dtoComercial: 100 }), 403, 400),
    ...refused('a rep gives 100 % on a line', await order({ lineas: [{ ...una, dto: 100 }] }), 403, 400),
    ...refused('a rep chooses the carriage', await order({ portes: 0.01 }), 403, 400),
    ...refused('a rep orders for another’s customer', await order({ clienteId: foreign }), 400, 404),
    ...refused('a rep makes an invoice', await say(ground, rep, facturas.create, { clienteId, lineas: [una] }), 403),
  ]
}

/** Nobody ties their own account to a customer, and a rep nobody's. */
const oneselfAsCustomer: Attack = async (ground) => {
  const { admin, rep, clienteId } = ground
  const everybody = JSON.parse((await say(ground, admin, users.list)).body) as { email: string }[]
  const tie = (email: string | undefined, as: Person) =>
    say(ground, as, users.update, { ...everybody.find((one) => one.email === email), clienteId })
  return [
    ...refused('somebody ties themselves to a customer', await tie(admin.email, admin), 409),
    ...refused('a rep ties themselves to a customer', await tie(rep.email, rep), 403),
  ]
}

const PAPER = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
  .png()
  .toBuffer()

/** Whoever asks to become a customer does not become another one by a slip of the hand. */
const strangerAsCustomer: Attack = async (ground) => {
  const { admin, clienteId } = ground
  const email = (kind: string) => `${kind}${Date.now()}@example.com`
  const requests = {
    'of another e-mail': { tipo: 'existente', nombre: 'Tienda', email: email('correo') },
    'of another NIF': { ...licence(ground, PAPER, 0), email: email('nif') },
  }
  const wrong: string[] = []
  for (const [who, request] of Object.entries(requests)) {
    const sent = await say(ground, { headers: {} }, registers.create, request)
    if (sent.status === 429) continue
    const found = await say(ground, admin, registers.search, { keyword: request.email, pageSize: 5 })
    const id = dataOf(found.body).find((one) => one.email === request.email)?.id
    if (id === undefined) wrong.push(`a request to become a customer: ${sent.status} ${sent.body.slice(0, 120)}`)
    else {
      const tied = await say(ground, admin, registers.approve, { id, clienteId })
      wrong.push(...refused(`a stranger becomes a customer ${who}`, tied, 400, 409))
    }
  }
  return wrong
}

/** What somebody is not to decide. */
export const DECISIONS: Record<string, Attack> = {
  'a rep gives away what is the house’s': repGivesAway,
  'an account tied to oneself': oneselfAsCustomer,
  'a stranger taken for a customer': strangerAsCustomer,
}
