import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../db/rows.ts'
import { signAccess } from '../identidad/access-token.ts'
import type { House } from '../kit/house.ts'

/** Who takes part: people of the demo, whose customers and rep are those of the story. */
const CORREOS = {
  admin: 'admin@telar.test',
  ventas: 'ventas@telar.test',
  produccion: 'produccion@telar.test',
  comercial: 'comercial@telar.test',
  tienda1: 'cliente@telar.test',
  tienda2: 'recargo@telar.test',
  tienda4: 'porto@telar.test',
} as const
export type Persona = keyof typeof CORREOS
export const PERSONAS = Object.keys(CORREOS) as Persona[]
/** Those who buy, by the number of the customer they belong to. */
export const TIENDAS = ['tienda1', 'tienda2', 'tienda4'] as const satisfies Persona[]

export const correoDe = (quien: Persona): string => CORREOS[quien]

const Sesion = z.object({ id: z.string(), familia: z.string() })
const UNA_SEMANA = 7 * 24 * 60

async function sesion({ db, secret }: House, quien: Persona): Promise<string> {
  const email = CORREOS[quien]
  const abierta = await firstRow(
    db,
    Sesion,
    sql`
    insert into refresh_tokens (token_hash, familia, user_id, caduca_en)
    select ${`historias ${quien}`}, gen_random_uuid(), id, now() + interval '1 year' from users where email = ${email}
    returning user_id as id, familia`,
  )
  if (!abierta) throw new Error(`The demo has no ${email}.`)
  const { id, familia } = abierta
  return signAccess(secret, { id, email, fullName: 'Historias' }, familia, UNA_SEMANA)
}

/** Everybody is signed in. */
export async function abrirSesiones(house: House): Promise<ReadonlyMap<Persona, string>> {
  const abiertas = new Map<Persona, string>()
  for (const quien of PERSONAS) abiertas.set(quien, await sesion(house, quien))
  return abiertas
}
