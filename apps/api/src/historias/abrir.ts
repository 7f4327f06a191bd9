import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Bound, CallInput } from '@telar/contract/kit/endpoint'
import { sql } from 'drizzle-orm'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createPool, dialect } from '../db/connection.ts'
import { openHouse } from '../house.ts'
import type { House } from '../kit/house.ts'
import { appUrlOf } from '../testing/app-url.ts'
import { moldear } from './molde.ts'
import { Fallo, type Falta, type Mundo, type Respuesta } from './mundo.ts'
import { abrirSesiones, type Persona } from './personas.ts'
import { poblar } from './poblar.ts'
import { vigilarAbrazos } from './vigilar.ts'

const DIA_MS = 86_400_000

/** All rules in one statement, which the database plans once. */
function enUna({ invariantes }: House): { name: string; text: string; values: unknown[] } {
  const partes = invariantes.map(
    ({ nombre, sql: consulta }) =>
      sql`select ${sql.raw(`'${nombre}'`)} as nombre, que, esperado, hallado from (${consulta}) f`,
  )
  const { sql: text, params } = dialect.sqlToQuery(sql.join(partes, sql` union all `))
  return { name: 'cuadre', text, values: params }
}

/** Opens the house on a database of its own, given as its owner, which holds the demo's people. */
export async function abrirMundo(url: string): Promise<Mundo> {
  const dataDir = await mkdtemp(join(tmpdir(), 'telar-historias-'))
  let desfase = 0
  const errores: string[] = []
  const log = new Writable({
    write(linea, _, done) {
      errores.push(String(linea))
      done()
    },
  })
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(32), VIES_URL: 'off' }
  const hoy = () => new Date(Date.now() + desfase)
  const house = await openHouse(readConfig(env, dataDir), appUrlOf(url), { warn: () => {} }, hoy)
  const abrazos = vigilarAbrazos(house.pool)
  const app = await createApp(house, log)
  const sesiones = await abrirSesiones(house)
  const relato: string[] = []
  const abiertas: Mundo['abiertas'] = { modelo: [] }

  const llamar =
    (quien: Persona) =>
    async <E extends Bound>(endpoint: E, input: CallInput<E>): Promise<Respuesta> => {
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
      const dado: Record<string, unknown> = { ...params }
      const path = endpoint.path.replace(/:(\w+)/g, (_, nombre: string) => String(dado[nombre]))
      const answer = await app.inject({
        method: endpoint.method,
        url: path,
        query: Object.fromEntries(Object.entries(query).map(([clave, valor]) => [clave, String(valor)])),
        headers: {
          authorization: `Bearer ${sesiones.get(quien)}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      })
      const texto = answer.body
      if (answer.statusCode >= 500)
        throw new Fallo(
          `${endpoint.method} ${path} answered ${answer.statusCode}: ${abrazos.at(-1) ?? errores.at(-1) ?? texto}`,
        )
      const leido = answer.headers['content-type']?.includes('json') ? JSON.parse(texto) : texto
      if (endpoint.kind === 'write')
        relato.push(
          `${quien}: ${endpoint.method} ${path} ${body === undefined ? '' : JSON.stringify(body)} → ${answer.statusCode}` +
            (answer.statusCode >= 400 ? ` ${leido.messages?.[0] ?? JSON.stringify(leido.errors ?? texto)}` : ''),
        )
      return { status: answer.statusCode, body: leido }
    }

  const comoAdmin = llamar('admin')
  await poblar(house, { hacer: comoAdmin })
  const duena = createPool(url, 'jobs')
  const molde = await moldear(duena)
  const regla = enUna(house)
  const mundo: Mundo = {
    house,
    como: (quien) => ({ ...mundo, hacer: llamar(quien) }),
    hacer: comoAdmin,
    async leer(endpoint, input) {
      const { status, body } = await comoAdmin(endpoint, input)
      return status === 200 ? body : undefined
    },
    hoy,
    relato,
    abiertas,
    dados: new Map(),
    ids: async (consulta) => (await house.pool.query<{ id: number }>(consulta)).rows.map(({ id }) => id),
    amanece() {
      desfase += DIA_MS
      relato.push('amanece')
    },
    async faltas() {
      const abrazo = abrazos.pop()
      if (abrazo) throw new Fallo(`Two waited for each other: ${abrazo}`)
      return (await house.pool.query<Falta>(regla)).rows
    },
    async deNuevo() {
      await molde.restaurar()
      house.kept.drop(molde.tablas)
      relato.length = 0
      abiertas.modelo.length = 0
      abrazos.length = 0
      desfase = 0
    },
    async cerrar() {
      await app.close()
      await house.close()
      await duena.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return mundo
}
