import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { modelos } from '@telar/contract/catalogo/modelos'
import { comerciales } from '@telar/contract/clientes/comerciales'
import { Id } from '@telar/contract/kit/crud'
import type { Bound, CallInput } from '@telar/contract/kit/endpoint'
import { escandallos } from '@telar/contract/produccion/escandallos'
import { materias } from '@telar/contract/produccion/materias'
import { proveedores } from '@telar/contract/produccion/proveedores'
import { SIN_TEXTOS } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { firstRow, rows, run } from '../db/rows.ts'
import { openHouse } from '../house.ts'
import { signAccess } from '../identidad/access-token.ts'
import type { House } from '../kit/house.ts'
import { moldear } from './molde.ts'

/** An answer that nobody may ever get. */
export class Fallo extends Error {}

export interface Respuesta {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers; steps read of it what they need.
  body: any
}

/** One thing that does not agree. */
export interface Falta {
  nombre: string
  que: string
  esperado: string
  hallado: string
}

export const TALLAS = ['S', 'M', 'L'] as const
const MODELOS = ['H1', 'H2', 'H3'] as const
const DIA_MS = 86_400_000

/** A small house in which stories are told: few of everything, so that steps meet. */
export interface Mundo {
  house: House
  /** Makes a call as the administrator. What is refused is an answer; what fails is not. */
  hacer<E extends Bound>(endpoint: E, input: CallInput<E>): Promise<Respuesta>
  /** The ids that a query answers. */
  ids(consulta: string): Promise<number[]>
  /** Another day begins. */
  amanece(): void
  hoy(): Date
  /** What was done, in words, since the story began. */
  relato: string[]
  /** Records that somebody opened and has not saved yet. */
  abiertas: { modelo: unknown[] }
  /** How often each kind of step was done, refused, or had nothing to be done to, over all stories. */
  dados: Map<string, { hechos: number; negados: number; vacios: number }>
  faltas(): Promise<Falta[]>
  /** Everything is as it was in the beginning. */
  deNuevo(): Promise<void>
  cerrar(): Promise<void>
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** All rules in one statement, which the database plans once. */
function enUna({ invariantes }: House): { name: string; text: string; values: unknown[] } {
  const partes = invariantes.map(
    ({ nombre, sql: consulta }) =>
      sql`select ${sql.raw(`'${nombre}'`)} as nombre, que, esperado, hallado from (${consulta}) f`,
  )
  const { sql: text, params } = dialect.sqlToQuery(sql.join(partes, sql` union all `))
  return { name: 'cuadre', text, values: params }
}

const Sesion = z.object({ id: z.string(), familia: z.string() })
const UnId = z.object({ id: Id })
const Casa = z.object({ countryId: Id, tipo: Id, temporada: Id })

async function sesion({ db, secret }: House): Promise<string> {
  const abierta = await firstRow(
    db,
    Sesion,
    sql`
    insert into refresh_tokens (token_hash, familia, user_id, caduca_en)
    select 'historias', gen_random_uuid(), id, now() + interval '1 year' from users where email = 'admin@telar.test'
    returning user_id as id, familia`,
  )
  if (!abierta) throw new Error('The demo has no administrator.')
  const { id, familia } = abierta
  return signAccess(secret, { id, email: 'admin@telar.test', fullName: 'Historias' }, familia, 7 * 24 * 60)
}

const creado = async (mundo: Pick<Mundo, 'hacer'>, ...args: Parameters<Mundo['hacer']>): Promise<number> => {
  const { status, body } = await mundo.hacer(...args)
  if (status !== 200) throw new Error(`The world could not be made: ${args[0].path} ${status} ${JSON.stringify(body)}`)
  return typeof body === 'number' ? body : body.id
}

/** Three models in two colours and three sizes, four customers, a rep, a workshop and two cloths with their sheets. */
async function poblar(house: House, mundo: Pick<Mundo, 'hacer'>): Promise<void> {
  const { db } = house
  await run(
    db,
    sql`
    update app_settings set pedido_minimo = null, portes = '[]', empresa = empresa || '{"razonSocial":"Telar, S.L.","nif":"B12345674"}'`,
  )
  const comercialId = await creado(mundo, comerciales.create, {
    body: { codigo: 'H', nombre: 'Rep', comision: 10, criterio: 'cobrado' },
  } as never)
  await run(
    db,
    sql`
    insert into clientes (codigo, razon_social, nif, direccion_fiscal, country_id, recargo_equivalencia, dto_comercial,
      dto_pronto_pago, comercial_id, bloqueado, dias_pago)
    select 'H' || n, 'Tienda ' || n, 'H' || n, jsonb_build_object('nombre', '', 'calle', 'Carrer Nou, ' || n, 'codigoPostal', '08201',
      'ciudad', 'Sabadell', 'provincia', 'Barcelona', 'pais', 'ES', 'telefono', ''), c.id, n = 2, case n when 3 then 5.5 else 0 end,
      case n when 3 then 2.25 else 0 end, case when n < 3 then ${comercialId}::int end, n = 4, case n when 1 then '[30, 60]'::jsonb else '[0]' end
    from generate_series(1, 4) n, countries c where c.iso2 = 'ES'`,
  )
  const casa = await firstRow(
    db,
    Casa,
    sql`select (select id from countries where iso2 = 'ES') as "countryId", (select min(id) from modelo_tipos) as tipo,
      (select max(id) from temporadas) as temporada`,
  )
  if (!casa) throw new Error('The demo is empty.')
  const { countryId, tipo: modeloTipoId, temporada: temporadaId } = casa
  const proveedor = (tipo: string) =>
    creado(mundo, proveedores.create, {
      body: {
        codigo: `H-${tipo}`,
        razonSocial: `Proveedor ${tipo}`,
        direccion: { calle: 'Carrer Nou, 1', ciudad: 'Sabadell', codigoPostal: '08201', pais: 'ES' },
        countryId,
        tipo,
      },
    } as never)
  const proveedorId = await proveedor('materia')
  await proveedor('taller')
  const colores = await rows(db, UnId, sql`select id from colores order by id limit 2`)
  for (const [i, numero] of MODELOS.entries()) {
    const id = await creado(mundo, modelos.create, {
      body: {
        ...{ numero, nombre: `Modelo ${numero}`, modeloTipoId, temporadaId },
        ...{ descripcion: SIN_TEXTOS, cuidados: SIN_TEXTOS, tallas: [...TALLAS], precioMayor: 10.33 + 7 * i },
        ...{ publicado: true },
        variantes: colores.flatMap(({ id: colorId }) => TALLAS.map((talla) => ({ colorId, talla, stock: 6 + i }))),
      },
    } as never)
    const materiaId = await creado(mundo, materias.create, {
      body: { codigo: `H-${numero}`, nombre: `Tejido ${numero}`, tipo: 'tejido', proveedorId, precio: 3.2 },
    } as never)
    await mundo.hacer(escandallos.saveEscandallo, {
      params: { id },
      body: {
        lineas: [
          { tipo: 'materia', materiaId, concepto: 'Tela', consumo: 1.85, merma: 5 },
          { tipo: 'confeccion', concepto: 'Confección', precio: 5.5 },
        ],
      },
    } as never)
    await mundo.hacer(materias.recibir, {
      body: { materiaId, piezas: [30, 12.5].map((metros, n) => ({ numero: `${numero}-${n}`, metros })) },
    } as never)
  }
}

/** Opens the house on a database of its own, which holds the demo's people. */
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
  const house = await openHouse(readConfig(env, dataDir), url, { warn: () => {} }, hoy)
  const app = await createApp(house, log)
  const token = await sesion(house)
  const relato: string[] = []
  const abiertas: Mundo['abiertas'] = { modelo: [] }

  async function hacer<E extends Bound>(endpoint: E, input: CallInput<E>): Promise<Respuesta> {
    const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
    const dado: Record<string, unknown> = { ...params }
    const path = endpoint.path.replace(/:(\w+)/g, (_, nombre: string) => String(dado[nombre]))
    const answer = await app.inject({
      method: endpoint.method,
      url: path,
      query: Object.fromEntries(Object.entries(query).map(([clave, valor]) => [clave, String(valor)])),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const texto = answer.body
    if (answer.statusCode >= 500)
      throw new Fallo(`${endpoint.method} ${path} answered ${answer.statusCode}: ${errores.at(-1) ?? texto}`)
    const leido = answer.headers['content-type']?.includes('json') ? JSON.parse(texto) : texto
    if (endpoint.kind === 'write')
      relato.push(
        `${endpoint.method} ${path} ${body === undefined ? '' : JSON.stringify(body)} → ${answer.statusCode}` +
          (answer.statusCode >= 400 ? ` ${(leido.messages ?? [texto])[0]}` : ''),
      )
    return { status: answer.statusCode, body: leido }
  }

  await poblar(house, { hacer })
  const molde = await moldear(house.pool)
  const regla = enUna(house)
  return {
    house,
    hacer,
    hoy,
    relato,
    abiertas,
    dados: new Map(),
    ids: async (consulta) => (await house.pool.query<{ id: number }>(consulta)).rows.map(({ id }) => id),
    amanece() {
      desfase += DIA_MS
      relato.push('amanece')
    },
    faltas: async () => (await house.pool.query<Falta>(regla)).rows,
    async deNuevo() {
      await molde.restaurar()
      house.kept.drop(molde.tablas)
      relato.length = 0
      abiertas.modelo.length = 0
      desfase = 0
    },
    async cerrar() {
      await app.close()
      await house.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
