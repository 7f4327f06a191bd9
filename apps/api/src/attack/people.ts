import { personal } from '@telar/contract/identidad/personal'
import { tokens } from '@telar/contract/identidad/tokens'
import { DEMO_PASSWORD, DEMO_USERS } from '@telar/demo/users'
import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import type { Heard, Wire } from './wire.ts'

/** Somebody who calls, and how. */
export interface Person {
  name: string
  rol: RolDeLaCasa | undefined
  email: string | undefined
  headers: Record<string, string>
}

export const JSON_HEADERS = { tenant: 'root', 'content-type': 'application/json' }

export const signIn = (wire: Wire, email: string, password = DEMO_PASSWORD, headers = {}): Promise<Heard> =>
  wire.ask({
    method: 'POST',
    url: tokens.byEmail.path,
    headers: { ...JSON_HEADERS, ...headers },
    payload: JSON.stringify({ email, password }),
  })

async function enter(wire: Wire, { email }: Person): Promise<Record<string, string>> {
  if (!email) return { tenant: 'root' }
  const { status, body } = await signIn(wire, email)
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body.slice(0, 200)}`)
  return { tenant: 'root', authorization: `Bearer ${(JSON.parse(body) as { token: string }).token}` }
}

const nobody: Person = { name: 'nobody', rol: undefined, email: undefined, headers: { tenant: 'root' } }
const forger: Person = {
  name: 'a forger',
  rol: undefined,
  email: undefined,
  headers: { tenant: 'root', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
}

/** One of each role of the demo, somebody with a made-up token, and nobody. */
export async function people(wire: Wire): Promise<Person[]> {
  const signed: Person[] = []
  for (const { email, rol } of DEMO_USERS) {
    if (signed.some((one) => one.rol === rol)) continue
    const person: Person = { name: rol, rol, email, headers: {} }
    signed.push({ ...person, headers: await enter(wire, person) })
  }
  return [nobody, forger, ...signed]
}

const LOCKED_OUT = 429

/** What was sent in their name may have ended their session: they come in again, or later while their account is closed. */
export async function stillIn(wire: Wire, person: Person): Promise<void> {
  if (!person.email) return
  const { status } = await wire.ask({ method: 'GET', url: personal.profile.path, headers: person.headers })
  if (status !== 401) return
  const { status: answer } = await signIn(wire, person.email)
  if (answer !== LOCKED_OUT) person.headers = await enter(wire, person)
}
