import type pg from 'pg'
import type { Files } from '../gateways/files.ts'
import type { Manifiesto, Parte, Titulo } from './archivo.ts'
import { citado, filasDe, tablasDe } from './tablas.ts'

const SECUENCIAS = `
  select c.relname as nombre from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`

interface Secuencia {
  last_value: string
  is_called: boolean
}

async function secuenciasDe(client: pg.ClientBase): Promise<Manifiesto['secuencias']> {
  const { rows } = await client.query<{ nombre: string }>(SECUENCIAS)
  const found: Manifiesto['secuencias'] = []
  for (const { nombre } of rows) {
    const state = await client.query<Secuencia>(`select last_value, is_called from public.${citado(nombre)}`)
    const [valor] = state.rows
    if (valor) found.push({ nombre, valor: valor.last_value, usada: valor.is_called })
  }
  return found
}

async function migracionesDe(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ created_at }) => Number(created_at))
}

async function* una(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

/** What of the files goes into a backup: sizes that are made from a picture are made again. */
export type Lleva = (nombre: string) => boolean

async function* ficherosDe(files: Files, lleva: Lleva): AsyncGenerator<Parte> {
  for await (const nombre of files.list()) {
    const content = lleva(nombre) ? await files.get(nombre) : null
    if (content) yield { titulo: { que: 'fichero', nombre }, contenido: una(content) }
  }
}

interface Volcado {
  client: pg.ClientBase
  files: Files
  lleva: Lleva
  /** How many parts there will be besides the files, once that is known. */
  cuantas?: (partes: number) => void
}

/**
 * Everything that an installation keeps, at one instant of its database, while everybody goes on working. Files are never
 * changed once written and are there before the row that names them, so that those read afterwards are all of them.
 */
export async function* volcar({ client, files, lleva, cuantas }: Volcado): AsyncGenerator<Parte> {
  await client.query('begin transaction isolation level repeatable read read only')
  try {
    const version = await client.query<{ n: number }>("select current_setting('server_version_num')::int as n")
    const tablas = await tablasDe(client)
    cuantas?.(tablas.length)
    const manifiesto: Manifiesto = {
      postgres: version.rows[0]?.n ?? 0,
      migraciones: await migracionesDe(client),
      // Numbers are given outside of transactions: read after the instant, they are never behind its rows.
      secuencias: await secuenciasDe(client),
    }
    const titulo: Titulo = { que: 'manifiesto' }
    yield { titulo, contenido: una(Buffer.from(JSON.stringify(manifiesto))) }
    for (const tabla of tablas) {
      const { nombre, columnas } = tabla
      yield { titulo: { que: 'tabla', nombre, columnas }, contenido: filasDe(client, tabla) }
    }
    yield* ficherosDe(files, lleva)
  } finally {
    await client.query('rollback').catch(() => {})
  }
}
